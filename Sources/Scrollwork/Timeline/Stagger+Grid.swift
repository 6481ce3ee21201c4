extension Stagger {
  /// The columns and rows in which items stand, filled row by row.
  public struct Grid: Hashable, Sendable {
    /// Items in a row.
    public let columns: Int

    /// Items in a column.
    public let rows: Int

    /// The directions in which distance counts.
    public let axis: Axis

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: Items in a row, at least 1.
    ///   - rows: Items in a column, at least 1. More items than the grid holds go on below.
    ///   - axis: The directions in which distance counts.
    public init(columns: Int, rows: Int, axis: Axis = .both) {
      precondition(columns > 0 && rows > 0, "A stagger's grid must have columns and rows")
      self.columns = columns
      self.rows = rows
      self.axis = axis
    }
  }

  /// The directions in which distance counts.
  public enum Axis: UInt8, Hashable, Sendable {
    /// Both, as the crow flies.
    case both
    /// Across: a column starts as one.
    case x
    /// Down: a row starts as one.
    case y
  }
}
