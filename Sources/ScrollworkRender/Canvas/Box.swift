/// A rectangle by its edges, for gathering bounds; empty until something joins it.
struct Box: Equatable {
  /// The left edge.
  var minX = Double.infinity
  /// The upper edge.
  var minY = Double.infinity
  /// The right edge.
  var maxX = -Double.infinity
  /// The lower edge.
  var maxY = -Double.infinity

  /// An empty box.
  init() {}

  /// The box with these edges.
  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Whether it holds no area.
  var isEmpty: Bool { !(minX < maxX && minY < maxY) }

  /// The width; meaningless when empty.
  var width: Double { maxX - minX }

  /// The height; meaningless when empty.
  var height: Double { maxY - minY }

  /// Grows to hold a point.
  mutating func join(_ x: Double, _ y: Double) {
    minX = min(minX, x)
    minY = min(minY, y)
    maxX = max(maxX, x)
    maxY = max(maxY, y)
  }

  /// Grows to hold another box.
  mutating func join(_ other: Box) {
    guard !other.isEmpty else { return }
    join(other.minX, other.minY)
    join(other.maxX, other.maxY)
  }

  /// The part that both hold.
  func cut(to other: Box) -> Box {
    Box(
      minX: max(minX, other.minX),
      minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY)
    )
  }

  /// Whether both hold some area.
  func overlaps(_ other: Box) -> Bool { !cut(to: other).isEmpty }

  /// The box with each edge moved out by `distance`.
  func grown(by distance: Double) -> Box {
    Box(
      minX: minX - distance,
      minY: minY - distance,
      maxX: maxX + distance,
      maxY: maxY + distance
    )
  }

  /// The smallest box of whole numbers around it.
  var wholeOut: Box {
    Box(
      minX: minX.rounded(.down),
      minY: minY.rounded(.down),
      maxX: maxX.rounded(.up),
      maxY: maxY.rounded(.up)
    )
  }
}
