public import Scrollwork

extension Layer {
  /// Tracks of one or more properties on one timeline.
  public struct Animation: Hashable, Sendable {
    /// What its progress is read from.
    public var timeline = Timeline.clock
    /// Where the keyframes are; empty spreads them evenly over the duration.
    public var offsets: [Expression] = []
    /// The properties and their values.
    public var properties: [Values] = []
    /// The easing of each segment: none (the default), one for all, or one each.
    public var easings: [Easing] = []
    /// When a clock animation plays.
    public var timing = TimingRule()
    /// The spring in place of keyframes with a duration.
    public var spring: SpringRule?
    /// Where a clock animation's zero is.
    public var start = Start.scene
    /// What it does before the first offset of a scroll or view timeline.
    public var extrapolationBefore = Extrapolation.hold
    /// What it does after the last one.
    public var extrapolationAfter = Extrapolation.hold
    /// Whether it replaces what came before instead of joining it.
    public var replaces = false
    /// Whether `x` and `y` are displacements as the viewer sees them.
    public var isInScreen = false
    /// Whether colours mix in Oklab instead of sRGB.
    public var mixesInOklab = false

    /// Creates an animation of nothing.
    public init() {}

    /// The easing between keyframes when none is given: UIKit's on the clock, none elsewhere.
    public var defaultEasing: Easing { timeline == .clock ? .easeInOut : .linear }
  }

  /// One property's values, one a keyframe; a single one is a constant.
  public struct Values: Hashable, Sendable {
    /// The property.
    public var property: Property
    /// Numbers, empty for a colour.
    public var numbers: [Expression] = []
    /// Colours, empty for a number.
    public var colors: [RGBA] = []

    /// Creates values of a numeric property.
    public init(_ property: Property, _ numbers: [Expression]) {
      self.property = property
      self.numbers = numbers
    }

    /// Creates values of a colour property.
    public init(_ property: Property, colors: [RGBA]) {
      self.property = property
      self.colors = colors
    }

    /// How many keyframes there are.
    public var count: Int { property.isColor ? colors.count : numbers.count }
  }

  /// Where a clock animation's zero is.
  public enum Start: Hashable, Sendable {
    /// When the scene appears.
    case scene
    /// When the layer is first on screen.
    case layer
    /// When more than half of a page is first seen.
    case page(Double)
  }
}
