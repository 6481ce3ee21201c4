/// Delays that let a row of things start one after another.
///
///     Stagger(.each(0.06)).delay(index: 7, count: 8)  // 0.42
///
/// A delay depends on nothing but the place and the count, is never negative, and an eased stagger
/// reaches its last value.
public struct Stagger: Hashable, Sendable {
  /// How far apart the starts are.
  public var spacing: Spacing
  /// Where it starts.
  public var origin: Origin
  /// How the delays are spread between the first and the last.
  public var easing = Easing.linear
  /// Columns and rows, when distance is measured in two dimensions.
  public var grid: Grid?

  /// How far apart the starts are, in seconds at least 0.
  public enum Spacing: Hashable, Sendable {
    /// Between neighbours.
    case each(Double)
    /// From the first start to the last.
    case total(Double)
  }

  /// Where a stagger starts.
  public enum Origin: Hashable, Sendable {
    case first, last, center, edges
    /// The thing of this index.
    case index(Int)
  }

  /// Columns and rows, each at least 1; things fill it row by row.
  public struct Grid: Hashable, Sendable {
    /// Things in a row.
    public var columns: Int
    /// Things in a column.
    public var rows: Int
    /// Which distances count.
    public var axis: Axis

    /// Which distances count.
    public enum Axis: UInt8, Hashable, Sendable { case both, horizontal, vertical }

    /// Creates a grid.
    public init(columns: Int, rows: Int, axis: Axis = .both) {
      precondition(columns >= 1 && rows >= 1, "A grid needs at least one column and one row")
      self.columns = columns
      self.rows = rows
      self.axis = axis
    }
  }

  /// Creates a stagger.
  public init(_ spacing: Spacing, from origin: Origin = .first) {
    self.spacing = spacing
    self.origin = origin
  }

  /// The seconds that thing `index` of `count` waits, at least 0.
  public func delay(index: Int, count: Int) -> Double {
    let place = distance(index, count)
    let longest = longest(count)
    guard longest > 0 else { return 0 }
    let share = easing.value(at: place / longest)
    switch spacing {
    case .each(let each):
      if case .linear = easing { return each * place }
      return each * longest * (share > 0 ? share : 0)
    case .total(let total): return total * (share > 0 ? share : 0)
    }
  }

  /// How far from the start a thing is, in places.
  private func distance(_ index: Int, _ count: Int) -> Double {
    guard let grid else { return along(index, count, originIndex(count)) }
    let column = along(index % grid.columns, grid.columns, gridOrigin(grid).0)
    let row = along(index / grid.columns, grid.rows, gridOrigin(grid).1)
    switch grid.axis {
    case .horizontal: return column
    case .vertical: return row
    case .both: return (column * column + row * row).squareRoot()
    }
  }

  private func longest(_ count: Int) -> Double {
    var longest = 0.0
    for index in 0..<count {
      let place = distance(index, count)
      if place > longest { longest = place }
    }
    return longest
  }

  /// The distance along one dimension.
  private func along(_ index: Int, _ count: Int, _ start: Int) -> Double {
    let last = count - 1
    switch origin {
    case .first: return Double(index)
    case .last: return Double(last - index)
    // Of an even count the two in the middle start at once.
    case .center:
      let left = last / 2 - index
      let right = index - (last + 1) / 2
      return Double(left > right ? (left > 0 ? left : 0) : (right > 0 ? right : 0))
    case .edges: return Double(index < last - index ? index : last - index)
    case .index: return Double((index - start).magnitude)
    }
  }

  private func originIndex(_ count: Int) -> Int {
    guard case .index(let index) = origin else { return 0 }
    return index < 0 ? 0 : index >= count ? count - 1 : index
  }

  private func gridOrigin(_ grid: Grid) -> (Int, Int) {
    let index = originIndex(grid.columns * grid.rows)
    return (index % grid.columns, index / grid.columns)
  }
}
