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

  /// A timing whose numbers may be expressions.
  public struct TimingRule: Hashable, Sendable {
    /// Seconds before it begins.
    public var delay: Expression = 0
    /// Seconds after it ends.
    public var endDelay: Expression = 0
    /// Seconds of one iteration; 0 with a spring.
    public var duration: Expression = 0
    /// How often it plays; nil is for ever.
    public var iterations: Expression? = 1
    /// Which way it plays.
    public var direction = Timing.Direction.normal
    /// What it shows before and after.
    public var fill = Timing.Fill.both

    /// Creates the default timing.
    public init() {}
  }

  /// A spring whose numbers may be expressions, as it was spelled.
  public struct SpringRule: Hashable, Sendable {
    /// The numbers.
    public var spelling: Spelling
    /// The initial velocity, in distances a second.
    public var velocity: Expression = 0
    /// Whether it never passes its target.
    public var clamps = false

    /// Creates a spring from rest.
    public init(_ spelling: Spelling) { self.spelling = spelling }

    /// The ways to say a spring.
    public enum Spelling: Hashable, Sendable {
      /// UIKit's: the duration after which the envelope is at 0.001.
      case uikit(duration: Expression, dampingRatio: Expression)
      /// Mass, stiffness, damping.
      case physical(mass: Expression, stiffness: Expression, damping: Expression)
      /// SwiftUI's older form.
      case response(Expression, dampingRatio: Expression)
      /// SwiftUI's: how long it seems to take, and how much it bounces.
      case perceptual(duration: Expression, bounce: Expression)
      /// Pop's.
      case pop(bounciness: Expression, speed: Expression)
      /// SwiftUI's `smooth`.
      case smooth
      /// SwiftUI's `snappy`.
      case snappy
      /// SwiftUI's `bouncy`.
      case bouncy
    }
  }

  /// How a group's animations are spread over its layers.
  public struct StaggerRule: Hashable, Sendable {
    /// Seconds before the first.
    public var delay: Expression = 0
    /// Seconds between neighbours, or in all.
    public var spacing: Spacing
    /// Where it starts.
    public var origin = Origin.first
    /// Columns and rows, when it spreads in two dimensions.
    public var grid: GridSize?
    /// How the delays are spread.
    public var easing: Easing?
    /// Whether only the layers that start on screen are ranked.
    public var ranksVisible = false

    /// Creates a stagger from the first layer on.
    public init(_ spacing: Spacing) { self.spacing = spacing }

    /// How far apart the starts are.
    public enum Spacing: Hashable, Sendable {
      /// Seconds between neighbours.
      case each(Expression)
      /// Seconds from the first start to the last.
      case total(Expression)
    }

    /// Where a stagger starts.
    public enum Origin: Hashable, Sendable {
      case first, last, center, edges
      /// The layer of this index.
      case index(Int)
    }

    /// Columns and rows.
    public struct GridSize: Hashable, Sendable {
      /// Layers in a row.
      public var columns: Int
      /// Layers in a column.
      public var rows: Int

      /// Creates a grid; both at least 1.
      public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
      }
    }
  }
}
