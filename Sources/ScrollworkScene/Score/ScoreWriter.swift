internal import Scrollwork
internal import ScrollworkScore

/// Writes a score: first how much there is of everything, then the scene, its easings and its layers in
/// document order.
///
/// Whole numbers and answers are numbers too. A list begins with its count.
struct ScoreWriter {
  let scene: Scene
  var numbers: [Double] = []
  /// The easings, each once; −1 is linear.
  var easings: [Easing] = []
  private var lookup = Lookup()
  let events: [UTF8String]
  private let placeOfEvent: Lookup

  // How much a player must make room for, at most.

  var nodes = 0
  var rules = 0
  var motions = 0
  var keys = 0
  var springs = 0
  var decks = 0
  /// The numbers of all blocks.
  var rest = 0
  /// The longest formula.
  var steps = 1

  init(_ scene: Scene) {
    self.scene = scene
    var events: [UTF8String] = []
    var known = Lookup()
    Self.collect(scene.layers, &events, &known)
    self.events = events
    placeOfEvent = known
  }

  mutating func write() {
    var body = self
    body.writeLayers(scene.layers)
    // Scene formulas count as well.
    var scroll = self
    scroll.writeScroll()
    // In the order of `ScoreHead`.
    put(scoreVersion)
    for count in [body.nodes, body.rules, body.motions, body.keys, body.springs, body.decks] {
      put(count)
    }
    put(body.rest)
    put(max(body.steps, scroll.steps))
    put(Self.sorts(scene.layers, []))
    put(scene.size.width)
    put(scene.size.height)
    put(scene.direction == .rightToLeft)
    put(Int(scene.reducedMotion.rawValue))
    put(scene.parameters.count)
    for parameter in scene.parameters { put(parameter.value) }
    numbers += scroll.numbers
    put(body.easings.count)
    for easing in body.easings { put(easing) }
    numbers += body.numbers
  }

  private mutating func writeScroll() {
    guard let scroll = scene.scroll else { return put(-1) }
    put(Int(scroll.axis.rawValue))
    put(scroll.pages, .number, or: 1)
    put(scroll.maxPages ?? -1)
    put(scroll.bounces)
    put(scroll.deceleratesFast)
  }

  mutating func put(_ number: Double) { numbers.append(number) }

  mutating func put(_ number: Int) { numbers.append(Double(number)) }

  mutating func put(_ answer: Bool) { numbers.append(answer ? 1 : 0) }

  /// Two numbers: what 2³² goes into, and the rest.
  mutating func put(long number: Int64) {
    put(Double(number >> 32))
    put(Double(number & 0xffff_ffff))
  }

  /// A colour as it is mixed: four numbers.
  mutating func put(_ color: RGBA, in space: RGBA.Space) {
    let mixed = color.premultiplied(in: space)
    put(mixed.0)
    put(mixed.1)
    put(mixed.2)
    put(mixed.3)
  }

  private mutating func put(_ easing: Easing) {
    switch easing {
    case .linear: break  // It is no easing of its own.
    case .cubicBezier(let curve):
      put(ScoreCurveKind.bezier)
      put(curve.x1)
      put(curve.y1)
      put(curve.x2)
      put(curve.y2)
    case .steps(let steps):
      put(ScoreCurveKind.steps)
      put(steps.count)
      put(Int(steps.jump.rawValue))
    case .linearStops(let stops):
      put(ScoreCurveKind.stops)
      put(stops.points.count)
      for point in stops.points {
        put(point.input)
        put(point.output)
      }
    }
  }

  /// The place of an easing, where it is put once.
  mutating func index(of easing: Easing) -> Int {
    if case .linear = easing { return -1 }
    return lookup.index(of: easing, in: &easings)
  }

  /// The place of an event among them all.
  func index(ofEvent event: UTF8String) -> Int? {
    placeOfEvent.first(Lookup.hash(of: event.bytes)) { events[$0].bytes == event.bytes }
  }

  /// Finds the events of taps, each once.
  private static func collect(
    _ layers: [Layer],
    _ events: inout [UTF8String],
    _ known: inout Lookup
  ) {
    for layer in layers {
      if let event = layer.tap?.event {
        let hash = Lookup.hash(of: event.bytes)
        if known.first(hash, where: { events[$0].bytes == event.bytes }) == nil {
          known.add(events.count, hash: hash)
          events.append(event)
        }
      }
      switch layer.content {
      case .group(let group): collect(group.layers, &events, &known)
      case .deck(let row): collect([row.card.layer], &events, &known)
      default: break
      }
    }
  }
}
