/// Intervals along one axis, in the order of both their ends: a move along the axis meets only those
/// that it lies in or crosses.
///
/// Each interval belongs to a node, whose numbers are the same all the way before it, and all the way
/// after it.
struct Sweep: Sendable {
  /// The node of each interval.
  private var nodes: [Int32] = []
  private var begins: [Bound] = []
  private var ends: [Bound] = []

  private struct Bound {
    let x: Double
    let item: Int32
  }

  /// Whether there is no interval.
  var isEmpty: Bool { nodes.isEmpty }

  /// Adds an interval, both ends included; before `sort`.
  mutating func add(_ begin: Double, _ end: Double, node: Int32) {
    begins.append(Bound(x: begin, item: Int32(nodes.count)))
    ends.append(Bound(x: end, item: Int32(nodes.count)))
    nodes.append(node)
  }

  /// Puts the ends in order.
  mutating func sort() {
    Self.sort(&begins)
    Self.sort(&ends)
  }

  /// Heapsort: the library's sort weighs four kilobytes in a page.
  private static func sort(_ bounds: inout [Bound]) {
    var start = bounds.count / 2
    var end = bounds.count
    while end > 1 {
      if start > 0 {
        start -= 1
      } else {
        end -= 1
        bounds.swapAt(0, end)
      }
      var root = start
      while 2 * root + 1 < end {
        var child = 2 * root + 1
        if child + 1 < end, bounds[child].x < bounds[child + 1].x { child += 1 }
        if bounds[root].x >= bounds[child].x { break }
        bounds.swapAt(root, child)
        root = child
      }
    }
  }

  /// A place along the axis, and the intervals that it lies in.
  struct Cursor: Sendable {
    private(set) var x = -Double.infinity
    /// How many intervals begin at or before the place, and how many end before it.
    fileprivate var begun = 0
    fileprivate var ended = 0
    fileprivate var active: [Int32] = []
    /// Where each interval is in `active`.
    fileprivate var places: [Int32] = []

    /// Whether a small move changes nothing.
    var isAsleep: Bool { active.isEmpty }

    fileprivate mutating func enter(_ item: Int32) {
      places[Int(item)] = Int32(active.count)
      active.append(item)
    }

    fileprivate mutating func leave(_ item: Int32) {
      let place = places[Int(item)]
      let last = active.removeLast()
      guard last != item else { return }
      active[Int(place)] = last
      places[Int(last)] = place
    }

    fileprivate mutating func go(to x: Double) { self.x = x }
  }

  /// A cursor at −∞.
  func start() -> Cursor {
    var cursor = Cursor()
    cursor.places = Array(repeating: 0, count: nodes.count)
    cursor.active.reserveCapacity(nodes.count)
    while cursor.begun < begins.count, begins[cursor.begun].x == -.infinity {
      cursor.enter(begins[cursor.begun].item)
      cursor.begun += 1
    }
    return cursor
  }

  /// Moves a cursor, and adds the node of each interval that it was in, crossed or got into.
  func move(_ cursor: inout Cursor, to x: Double, marking nodes: inout SlotSet) {
    for item in cursor.active { nodes.insert(Int(self.nodes[Int(item)])) }
    if x > cursor.x {
      while cursor.begun < begins.count, begins[cursor.begun].x <= x {
        let item = begins[cursor.begun].item
        nodes.insert(Int(self.nodes[Int(item)]))
        cursor.enter(item)
        cursor.begun += 1
      }
      while cursor.ended < ends.count, ends[cursor.ended].x < x {
        cursor.leave(ends[cursor.ended].item)
        cursor.ended += 1
      }
    } else {
      while cursor.ended > 0, ends[cursor.ended - 1].x >= x {
        cursor.ended -= 1
        let item = ends[cursor.ended].item
        nodes.insert(Int(self.nodes[Int(item)]))
        cursor.enter(item)
      }
      while cursor.begun > 0, begins[cursor.begun - 1].x > x {
        cursor.begun -= 1
        cursor.leave(begins[cursor.begun].item)
      }
    }
    cursor.go(to: x)
  }

  /// The places around a sleeping cursor between which it sleeps on, both included.
  func rest(around cursor: Cursor) -> ClosedRange<Double> {
    let low = cursor.ended > 0 ? ends[cursor.ended - 1].x.nextUp : -.infinity
    let high = cursor.begun < begins.count ? begins[cursor.begun].x.nextDown : .infinity
    return low <= cursor.x && cursor.x <= high ? low...high : cursor.x...cursor.x
  }
}
