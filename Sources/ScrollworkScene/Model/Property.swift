/// A property that animations move.
public enum Property: UInt8, Hashable, Sendable, CaseIterable {
  /// Translation to the right, in points.
  case x
  /// Translation downward, in points.
  case y
  /// Scaling in both directions, a factor.
  case scale
  /// Scaling across, a factor.
  case scaleX
  /// Scaling down the screen, a factor.
  case scaleY
  /// Clockwise rotation; degrees in documents, radians in frames.
  case rotation
  /// 0 … 1.
  case opacity
  /// The place among siblings: higher is nearer.
  case depth
  /// The width of a shape, in points.
  case width
  /// The height of a shape, in points.
  case height
  /// The corner radius of a rectangle, in points.
  case radius
  /// The width of a stroke, in points.
  case strokeWidth
  /// Where a stroke begins, 0 … 1.
  case trimStart
  /// Where a stroke ends, 0 … 1.
  case trimEnd
  /// The colour of text.
  case color
  /// The colour of a shape's inside.
  case fill
  /// The colour of a stroke.
  case strokeColor

  /// Whether its values are colours.
  public var isColor: Bool { rawValue >= Property.color.rawValue }

  /// Whether it changes what is drawn rather than where.
  public var isPaint: Bool { rawValue >= Property.width.rawValue }

  /// What its numbers measure.
  public var dimension: Expression.Dimension {
    switch self {
    case .x, .y, .width, .height, .radius, .strokeWidth: .length
    case .rotation: .angle
    default: .number
    }
  }
}
