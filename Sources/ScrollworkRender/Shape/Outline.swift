/// A drawn outline: subpaths of lines and cubic curves, in points.
///
///     Outline.rectangle(width: 40, height: 20, radius: 4).length  // 113.13…
struct Outline: Equatable {
  /// A place.
  struct Spot: Equatable {
    /// To the right.
    var x: Double
    /// Downward.
    var y: Double

    /// The place a part of the way from one to another.
    static func between(_ a: Spot, _ b: Spot, _ share: Double) -> Spot {
      Spot(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }

    /// The distance to another place.
    func distance(to other: Spot) -> Double {
      let x = other.x - x
      let y = other.y - y
      return (x * x + y * y).squareRoot()
    }
  }

  /// One step of an outline.
  enum Step: Equatable {
    /// Begins a subpath.
    case move(Spot)
    /// A straight line.
    case line(Spot)
    /// A cubic curve through two handles.
    case curve(Spot, Spot, Spot)
    /// A straight line back to where the subpath began, joined there.
    case close
  }

  /// The steps; the first is a `move`, and so is what follows a `close`.
  private(set) var steps: [Step] = []
  /// Where the pen is.
  private(set) var pen = Spot(x: 0, y: 0)
  private var start = Spot(x: 0, y: 0)
  private var isOpen = false

  /// An outline without steps.
  init() {}

  /// Begins a subpath.
  mutating func move(to spot: Spot) {
    pen = spot
    start = spot
    isOpen = false
  }

  /// Draws a straight line.
  mutating func line(to spot: Spot) {
    open()
    steps.append(.line(spot))
    pen = spot
  }

  /// Draws a cubic curve.
  mutating func curve(_ first: Spot, _ second: Spot, to spot: Spot) {
    open()
    steps.append(.curve(first, second, spot))
    pen = spot
  }

  /// Closes the subpath; what follows begins at its start.
  mutating func close() {
    open()
    steps.append(.close)
    pen = start
    isOpen = false
  }

  /// A subpath's first step is written when something is drawn, so that no `move` stands alone.
  private mutating func open() {
    guard !isOpen else { return }
    start = pen
    steps.append(.move(pen))
    isOpen = true
  }

  /// The smallest box that holds every spot and handle; the outline lies inside.
  var bounds: Box {
    var box = Box()
    for step in steps {
      switch step {
      case .move(let spot), .line(let spot): box.join(spot.x, spot.y)
      case .curve(let first, let second, let spot):
        for spot in [first, second, spot] { box.join(spot.x, spot.y) }
      case .close: break
      }
    }
    return box
  }
}
