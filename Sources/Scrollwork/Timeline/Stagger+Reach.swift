extension Stagger {
  /// The distances of the items from where a stagger begins, in items.
  ///
  /// The items stand in a block of full rows and perhaps one row that is not full. The farthest item
  /// from a point is at a corner of one of the two, the nearest at the point's own row and column,
  /// so that no item need be looked at.
  struct Reach {
    private let columns: Int
    private let rows: Int
    private let axis: Axis
    private let isFromEdges: Bool
    /// Where the stagger begins, in columns and rows.
    private let x: Double
    private let y: Double

    /// The least distance of any item.
    private(set) var nearest = 0.0
    /// The greatest distance of any item.
    private(set) var farthest = 0.0

    init(_ stagger: Stagger, count: Int) {
      columns = stagger.grid?.columns ?? count
      rows = stagger.grid?.rows ?? 1
      axis = stagger.grid?.axis ?? .x
      isFromEdges = stagger.origin == .edges
      let lastX = Double(columns - 1)
      let lastY = Double(rows - 1)
      switch stagger.origin {
      case .first, .edges: (x, y) = (0, 0)
      case .last: (x, y) = (lastX, lastY)
      case .center: (x, y) = (lastX / 2, lastY / 2)
      case .point(let u, let v): (x, y) = (u * lastX, v * lastY)
      case .index(let index):
        // An index before the first item lies before it on a line, and above it in a grid.
        let row = stagger.grid == nil ? 0 : (Double(index) / Double(columns)).rounded(.down)
        (x, y) = (Double(index) - row * Double(columns), row)
      }
      let fullRows = count / columns
      let rest = count - fullRows * columns
      var near = Double.infinity
      if fullRows > 0 { measure(columns, 0, fullRows - 1, &near) }
      if rest > 0 { measure(rest, fullRows, fullRows, &near) }
      nearest = near
    }

    func distance(ofItem index: Int) -> Double {
      distance(Double(index % columns), Double(index / columns))
    }

    /// Takes in a block of items from column 0 on.
    private mutating func measure(_ width: Int, _ top: Int, _ bottom: Int, _ near: inout Double) {
      let right = Double(width - 1)
      let (top, bottom) = (Double(top), Double(bottom))
      let middle = ((Double(columns) - 1) / 2).rounded(.down)
      let middleRow = ((Double(rows) - 1) / 2).rounded(.down)
      // From the edges the farthest item is the one nearest to the middle.
      let far =
        isFromEdges
        ? distance(Self.bounded(middle, 0, right), Self.bounded(middleRow, top, bottom))
        : max(
          max(distance(0, top), distance(right, top)),
          max(distance(0, bottom), distance(right, bottom))
        )
      if far > farthest { farthest = far }
      let column = Self.bounded((x + 0.5).rounded(.down), 0, right)
      let row = Self.bounded((y + 0.5).rounded(.down), top, bottom)
      near = min(near, distance(column, row))
    }

    private func distance(_ column: Double, _ row: Double) -> Double {
      let dx: Double
      let dy: Double
      if isFromEdges {
        dx = max(0, min(column, Double(columns - 1) - column))
        dy = max(0, min(row, Double(rows - 1) - row))
        return axis == .x ? dx : axis == .y ? dy : min(dx, dy)
      }
      dx = (column - x).magnitude
      dy = (row - y).magnitude
      switch axis {
      case .x: return dx
      case .y: return dy
      case .both: return dx == 0 ? dy : dy == 0 ? dx : (dx * dx + dy * dy).squareRoot()
      }
    }

    private static func bounded(_ value: Double, _ low: Double, _ high: Double) -> Double {
      value < low ? low : value > high ? high : value
    }
  }
}
