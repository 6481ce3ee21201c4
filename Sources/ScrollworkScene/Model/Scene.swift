public import Scrollwork

/// A scene: layers, and how time and scrolling move them.
///
/// The document and the builder are two spellings of this one value; `Program` is what plays.
public struct Scene: Hashable, Sendable {
  /// The scene's name.
  public var name: UTF8String
  /// The viewport in points that the scene was drawn for; both sides above 0.
  public var size: Size
  /// What lies behind every layer.
  public var background: Fill = .color(.white)
  /// Named numbers that a host may turn.
  public var parameters: [Parameter] = []
  /// Whether the layout runs from left to right or is mirrored.
  public var direction = Direction.leftToRight
  /// How the content scrolls; nil when it does not.
  public var scroll: Scroll?
  /// What plays for people who asked for less motion.
  public var reducedMotion = ReducedMotion.fade
  /// The layers, back to front.
  public var layers: [Layer] = []

  /// Creates an empty scene.
  public init(_ name: UTF8String, size: Size) {
    self.name = name
    self.size = size
  }

  /// The direction in which pages and text run.
  public enum Direction: UInt8, Hashable, Sendable { case leftToRight, rightToLeft }

  /// What plays when less motion is asked for.
  public enum ReducedMotion: UInt8, Hashable, Sendable {
    /// Cross-fades in place of movement, and no overshoot.
    case fade
    /// The settled state at once.
    case still
    /// The scene as written.
    case full
  }

  /// How the content scrolls.
  public struct Scroll: Hashable, Sendable {
    /// How many viewports long the content is; at least 1.
    public var pages: Expression
    /// The direction that scrolls.
    public var axis = Axis.horizontal
    /// The most pages that one flick turns; nil scrolls freely.
    public var maxPages: Int? = 1
    /// Whether the content may be pulled past its ends.
    public var bounces = true
    /// Whether a fling dies out fast (0.99 a millisecond) rather than slowly (0.998).
    public var deceleratesFast = false

    /// Creates horizontal paging over so many pages.
    public init(pages: Expression) { self.pages = pages }
  }

  /// A direction of scrolling.
  public enum Axis: UInt8, Hashable, Sendable { case horizontal, vertical }
}

/// A named number of a scene, for people and programs to turn.
public struct Parameter: Hashable, Sendable {
  /// The name, written `$name` in expressions.
  public var name: UTF8String
  /// The value unless the host sets another.
  public var value: Double
  /// The smallest value that makes sense, for sliders and checks.
  public var minimum: Double?
  /// The largest value that makes sense.
  public var maximum: Double?
  /// The step of a slider.
  public var step: Double?
  /// What a slider is labelled with.
  public var label: UTF8String?

  /// Creates a parameter.
  public init(_ name: UTF8String, _ value: Double) {
    self.name = name
    self.value = value
  }
}
