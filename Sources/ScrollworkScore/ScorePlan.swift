internal import Scrollwork

/// A score laid out for one viewport: every number that a frame is made of, in flat tables.
///
/// It is what `Program` is elsewhere, and its numbers are the same to the bit. A plan is plain memory that
/// its owner frees.
struct ScorePlan {
  // What it was laid out for.

  var viewport = Size(width: 0, height: 0)
  /// Points a pixel.
  var pixel = 1.0
  /// Values of the parameters.
  var parameters: UnsafeMutablePointer<Double>

  // The scene.

  var isMirrored = false
  /// 0: fades in place of motion; 1: stands still; 2: as written.
  var reduction = 2
  /// 0: across; 1: down; −1: nothing scrolls.
  var axis = -1
  var pages = 1.0
  /// The most pages that a flick turns; −1: it scrolls freely.
  var maxPages = -1
  var bounces = true
  var deceleratesFast = false
  var sortsTop = false

  // The tables, and how much they hold.

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
  var curves: UnsafeMutablePointer<Easing>
  var curveCount = 0
  var timings: UnsafeMutablePointer<Timing>
  var timingCount = 0
  var springs: UnsafeMutablePointer<ScoreSpring>
  var springCount = 0
  var triggers: UnsafeMutablePointer<ScoreTrigger>
  var triggerCount = 1
  var decks: UnsafeMutablePointer<ScoreDeck>
  var deckCount = 0
  /// The numbers at rest, block after block.
  var rest: UnsafeMutablePointer<Double>
  var restCount = 0

  /// The numbers of the score, and where it is read.
  var numbers: UnsafePointer<Double>
  var at = 0
  /// Room for a formula, or for a block.
  var stack: UnsafeMutablePointer<Double>

  var pageLength: Double { axis == 1 ? viewport.height : viewport.width }
  /// 1, or −1 where the layout and its motion are mirrored.
  var sign: Double { isMirrored ? -1 : 1 }

  /// Lays a score out.
  ///
  /// - Parameters:
  ///   - numbers: The score.
  ///   - viewport: In points; nil is the scene's own.
  ///   - pixel: Points a pixel, above 0.
  ///   - reduction: What plays: 0 fades in place of motion, 1 the end, 2 the scene as written.
  ///   - given: Values of parameters; those that are not numbers are the scene's.
  init(
    _ numbers: UnsafePointer<Double>,
    _ viewport: Size?,
    pixel: Double,
    reduction: Int,
    parameters given: UnsafePointer<Double>?
  ) {
    func room<T>(_ place: Int, _ type: T.Type, more: Int = 0, times: Int = 1) -> UnsafeMutablePointer<T> {
      .allocate(capacity: Int(numbers[place]) * times + more)
    }
    self.numbers = numbers
    self.pixel = pixel
    self.reduction = reduction
    nodes = room(0, ScoreNode.self)
    rules = room(1, ScoreRule.self)
    motions = room(2, ScoreMotion.self)
    offsets = room(3, Double.self)
    values = room(3, Double.self)
    easings = room(3, Int32.self)
    timings = room(1, Timing.self, times: 2)
    triggers = room(1, ScoreTrigger.self, more: 1)
    springs = room(4, ScoreSpring.self)
    decks = room(5, ScoreDeck.self)
    rest = room(6, Double.self)
    stack = room(7, Double.self, more: 25)
    sortsTop = numbers[8] != 0
    self.viewport = viewport ?? Size(width: numbers[9], height: numbers[10])
    isMirrored = numbers[11] != 0
    parameters = room(13, Double.self)
    at = 14 + Int(numbers[13])
    for index in 0..<Int(numbers[13]) {
      let value = given?[index] ?? .nan
      parameters[index] = value.isNaN ? numbers[14 + index] : value
    }
    curves = .allocate(capacity: 0)
    readScroll()
    readCurves()
    triggers[0] = ScoreTrigger()
    addLayers(ScorePlace(size: self.viewport))
    compile()
    boundClocks()
    for deck in 0..<deckCount { measureReach(of: deck) }
  }

  /// Gives the memory back.
  func free() {
    parameters.deallocate()
    nodes.deallocate()
    rules.deallocate()
    motions.deallocate()
    offsets.deallocate()
    values.deallocate()
    easings.deallocate()
    curves.deinitialize(count: curveCount)
    curves.deallocate()
    timings.deinitialize(count: timingCount)
    timings.deallocate()
    springs.deallocate()
    triggers.deallocate()
    decks.deallocate()
    rest.deallocate()
    stack.deallocate()
  }
}
