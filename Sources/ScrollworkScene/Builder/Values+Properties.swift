public import Scrollwork

/// What an animation moves: one value for each keyframe, or a single one that stays.
///
/// Colours are rounded to whole bytes.
extension Layer.Values {
  /// Translation to the right, in points.
  public static func x(_ values: Expression...) -> Layer.Values { numbers(.x, values) }

  /// Translation downward, in points.
  public static func y(_ values: Expression...) -> Layer.Values { numbers(.y, values) }

  /// Scaling in both directions, a factor.
  public static func scale(_ values: Expression...) -> Layer.Values { numbers(.scale, values) }

  /// Scaling across, a factor.
  public static func scaleX(_ values: Expression...) -> Layer.Values { numbers(.scaleX, values) }

  /// Scaling down the screen, a factor.
  public static func scaleY(_ values: Expression...) -> Layer.Values { numbers(.scaleY, values) }

  /// Clockwise rotation, in degrees.
  public static func rotation(_ values: Expression...) -> Layer.Values {
    numbers(.rotation, values)
  }

  /// Opacity, 0 … 1.
  public static func opacity(_ values: Expression...) -> Layer.Values { numbers(.opacity, values) }

  /// The place among siblings: higher is nearer.
  public static func depth(_ values: Expression...) -> Layer.Values { numbers(.depth, values) }

  /// The width of a shape, in points, at least 0.
  public static func width(_ values: Expression...) -> Layer.Values { numbers(.width, values) }

  /// The height of a shape, in points, at least 0.
  public static func height(_ values: Expression...) -> Layer.Values { numbers(.height, values) }

  /// The corner radius of a rectangle, in points, at least 0.
  public static func radius(_ values: Expression...) -> Layer.Values { numbers(.radius, values) }

  /// The width of a stroke, in points, at least 0.
  public static func strokeWidth(_ values: Expression...) -> Layer.Values {
    numbers(.strokeWidth, values)
  }

  /// Where a stroke begins, 0 … 1.
  public static func trimStart(_ values: Expression...) -> Layer.Values {
    numbers(.trimStart, values)
  }

  /// Where a stroke ends, 0 … 1.
  public static func trimEnd(_ values: Expression...) -> Layer.Values { numbers(.trimEnd, values) }

  /// The colour of text.
  public static func color(_ values: RGBA...) -> Layer.Values { colors(.color, values) }

  /// The colour of a shape's inside.
  public static func fill(_ values: RGBA...) -> Layer.Values { colors(.fill, values) }

  /// The colour of a stroke.
  public static func strokeColor(_ values: RGBA...) -> Layer.Values { colors(.strokeColor, values) }

  private static func numbers(_ property: Property, _ values: [Expression]) -> Layer.Values {
    precondition(!values.isEmpty, "A property must have at least one value")
    return Layer.Values(property, values)
  }

  private static func colors(_ property: Property, _ values: [RGBA]) -> Layer.Values {
    precondition(!values.isEmpty, "A property must have at least one value")
    return Layer.Values(property, colors: values.map { $0.inBytes })
  }
}
