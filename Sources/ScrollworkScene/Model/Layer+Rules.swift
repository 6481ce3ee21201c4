public import Scrollwork

extension Layer {
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
