public import Scrollwork

/// What fills an area.
public enum Fill: Hashable, Sendable {
  /// One colour.
  case color(RGBA)
  /// Colours along a line; `from` and `to` lie in the unit square of the frame.
  case linear(from: Point, to: Point, stops: [GradientStop])
  /// Colours outward from a point; both in the unit square of the frame.
  case radial(center: Point, radius: Double, stops: [GradientStop])
}

/// A colour at a place along a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The place, 0 … 1.
  public var offset: Double
  /// The colour.
  public var color: RGBA

  /// Creates a stop.
  public init(_ offset: Double, _ color: RGBA) {
    self.offset = offset
    self.color = color
  }
}

/// A line along an outline, centred on it.
public struct Stroke: Hashable, Sendable {
  /// The colour.
  public var color: RGBA
  /// The width in points, at least 0.
  public var width: Expression = 1
  /// How an open end looks.
  public var cap = Cap.butt
  /// How a corner looks.
  public var join = Join.miter
  /// Where along the outline it begins, 0 … 1.
  public var trimStart: Expression = 0
  /// Where along the outline it ends, 0 … 1.
  public var trimEnd: Expression = 1

  /// Creates a line one point wide.
  public init(color: RGBA) { self.color = color }

  /// How an open end looks.
  public enum Cap: UInt8, Hashable, Sendable { case butt, round, square }

  /// How a corner looks.
  public enum Join: UInt8, Hashable, Sendable { case miter, round, bevel }
}

/// A soft shadow.
public struct Shadow: Hashable, Sendable {
  /// How far it lies to the right and down, in points.
  public var offset: Point
  /// How far it is blurred, in points: twice the standard deviation, as in CSS.
  ///
  /// At least 0.
  public var blur: Double
  /// Its colour.
  public var color: RGBA

  /// Creates a shadow.
  public init(offset: Point, blur: Double, color: RGBA) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}
