internal import Scrollwork

/// A score laid out for one viewport: every number that a frame is made of, in flat tables.
///
/// It is what `Program` is elsewhere, and its numbers are the same to the bit. A plan is plain memory that
/// its owner frees.
struct ScorePlan {
  // What it was laid out for.

  let viewport: Size
  /// Points a pixel.
  let pixel: Double
  /// Values of the parameters.
  var parameters: UnsafeMutablePointer<Double>

  // The scene.

  var isMirrored = false
  /// 0: fades in place of motion; 1: stands still; 2: as written.
  var reduction = 2
  /// As `axis` has it, whatever this build plays.
  var givenAxis = -1
  var pages = 1.0
  /// The most pages that a flick turns; −1: it scrolls freely.
  var maxPages = -1
  var bounces = true
  var deceleratesFast = false
  var sortsTop = false

  // The tables, and how much they hold.

  var arena = ScoreArena()
  var nodes: UnsafeMutablePointer<ScoreNode>
  var nodeCount = 0
  var rules: UnsafeMutablePointer<ScoreRule>
  var ruleCount = 0
  var motions: UnsafeMutablePointer<ScoreMotion>
  var motionCount = 0
  /// Keyframes: where, what, and the easing of the segment that starts there (−1: linear).
  var offsets: UnsafeMutablePointer<Double>
  var values: UnsafeMutablePointer<Double>
  var easings: UnsafeMutablePointer<Int32>
  var keyCount = 0
  var curves: UnsafeMutablePointer<ScoreCurve>
  var curveCount = 0
  var timings: UnsafeMutablePointer<Timing.Course>
  var timingCount = 0
  var springs: UnsafeMutablePointer<ScoreSpring>
  var springCount = 0
  var triggers: UnsafeMutablePointer<ScoreTrigger>
  var triggerCount = 1
  var decks: UnsafeMutablePointer<ScoreDeck>
  var deckTotal = 0
  /// The numbers at rest, block after block.
  var rest: UnsafeMutablePointer<Double>
  var restCount = 0

  /// The numbers of the score, and where it is read.
  var numbers: UnsafePointer<Double>
  var at = 0
  /// Room for a formula, or for a block.
  var stack: UnsafeMutablePointer<Double>

  /// 0: across; 1: down; −1: the content does not scroll.
  var axis: Int { ScoreParts.scrolling ? givenAxis : -1 }
  var deckCount: Int { ScoreParts.decks ? deckTotal : 0 }
  /// How many things scroll: the decks, and then the content.
  var rowCount: Int { deckCount + (axis < 0 ? 0 : 1) }
  var pageLength: Double { axis == 1 ? viewport.height : viewport.width }
  /// 1, or −1 where the layout and its motion are mirrored.
  var sign: Double { isMirrored ? -1 : 1 }

  /// The nearest page at which the content can rest.
  @inline(never)
  func within(_ page: Double) -> Double {
    let last = pages - 1
    return page < 0 ? 0 : page > last ? last : page
  }

  /// Lays a score out.
  ///
  /// - Parameters:
  ///   - numbers: The score.
  ///   - viewport: In points.
  ///   - pixel: Points a pixel, above 0.
  ///   - reduction: What plays: 0 fades in place of motion, 1 the end, 2 the scene as written.
  ///   - given: Values of parameters; those that are not numbers are the scene's.
  init(
    _ numbers: UnsafePointer<Double>,
    _ viewport: Size,
    pixel: Double,
    reduction: Int,
    parameters given: UnsafePointer<Double>?
  ) {
    self.numbers = numbers
    self.pixel = pixel
    self.reduction = reduction
    func count(_ place: Int) -> Int { Int(numbers[place]) }
    nodes = arena.room(count(ScoreHead.nodes), ScoreNode.self)
    rules = arena.room(count(ScoreHead.rules), ScoreRule.self)
    motions = arena.room(count(ScoreHead.motions), ScoreMotion.self)
    offsets = arena.room(count(ScoreHead.keys), Double.self)
    values = arena.room(count(ScoreHead.keys), Double.self)
    easings = arena.room(count(ScoreHead.keys), Int32.self)
    timings = arena.room(2 &* count(ScoreHead.rules), Timing.Course.self)
    triggers = arena.room(count(ScoreHead.rules) &+ 1, ScoreTrigger.self)
    springs = arena.room(count(ScoreHead.springs), ScoreSpring.self)
    decks = arena.room(count(ScoreHead.decks), ScoreDeck.self)
    rest = arena.room(count(ScoreHead.rest), Double.self)
    stack = arena.room(
      count(ScoreHead.steps) &+ ScoreChannel.count &+ ScoreChannel.paintCount,
      Double.self
    )
    sortsTop = numbers[ScoreHead.sortsTop] != 0
    self.viewport = viewport
    isMirrored = numbers[ScoreHead.isMirrored] != 0
    let parameterCount = count(ScoreHead.parameters)
    parameters = arena.room(parameterCount, Double.self)
    let first = ScoreHead.parameters &+ 1
    at = first &+ parameterCount
    for index in 0..<parameterCount {
      let value = given?[index] ?? .nan
      parameters[index] = value.isNaN ? numbers[first &+ index] : value
    }
    curves = arena.room(0, ScoreCurve.self)
    readScroll()
    readCurves()
    triggers[0] = ScoreTrigger()
    addLayers(ScorePlace(size: viewport))
    compile()
    boundClocks()
    for deck in 0..<deckCount { measureReach(of: deck) }
  }

  /// Gives the memory back.
  func free() { arena.free() }
}
