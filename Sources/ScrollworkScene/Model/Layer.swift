public import Scrollwork

/// One layer of a scene: what it shows, where it rests, and what moves it.
public struct Layer: Hashable, Sendable {
  /// A name, unique in the scene.
  public var id: UTF8String?
  /// What a screen reader says.
  public var label: UTF8String?
  /// What it shows.
  public var content: Content
  /// The box at rest, in the parent; nil is the parent's whole box.
  public var frame: Frame?
  /// The point of the frame, in its unit square, that scaling and rotation leave in place.
  public var anchor = Point(x: 0.5, y: 0.5)
  /// Resting values of the animatable properties that differ from their identity.
  public var base: [BaseValue] = []
  /// The order in which translation, rotation and scale are applied.
  public var transform = TransformOrder.translateRotateScale
  /// What moves it.
  public var animations: [Animation] = []
  /// What a tap does.
  public var tap: Tap?
  /// A soft shadow under what it shows.
  public var shadow: Shadow?
  /// The page whose corner is the frame's origin; fractions allowed.
  public var page: Double = 0
  /// Whether it stays in the viewport while the content scrolls.
  public var isPinned = false
  /// The scroll positions, in pages, between which it is there at all.
  public var pages: ClosedRange<Double>?

  /// Creates a layer that shows `content`.
  public init(_ content: Content) { self.content = content }

  /// A box of lengths in the parent.
  public struct Frame: Hashable, Sendable {
    /// The left edge.
    public var x: Expression
    /// The top edge.
    public var y: Expression
    /// The width, at least 0.
    public var width: Expression
    /// The height, at least 0.
    public var height: Expression

    /// Creates a frame.
    public init(_ x: Expression, _ y: Expression, _ width: Expression, _ height: Expression) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The resting value of one animatable number.
  public struct BaseValue: Hashable, Sendable {
    /// Which number: a transform, opacity or depth.
    public var property: Property
    /// Its value.
    public var value: Expression

    /// Creates a resting value.
    public init(_ property: Property, _ value: Expression) {
      self.property = property
      self.value = value
    }
  }

  /// What a tap on the layer does.
  public struct Tap: Hashable, Sendable {
    /// Where it scrolls to.
    public var scroll: Target?
    /// The event that the host is told.
    public var event: UTF8String?

    /// Creates a tap.
    public init(scroll: Target? = nil, event: UTF8String? = nil) {
      self.scroll = scroll
      self.event = event
    }

    /// A place to scroll to.
    public enum Target: Hashable, Sendable {
      /// One page or card on.
      case next
      /// One page or card back.
      case previous
      /// A page of the scene, counted from 0.
      case page(Double)
      /// The card that was tapped.
      case this
    }
  }
}
