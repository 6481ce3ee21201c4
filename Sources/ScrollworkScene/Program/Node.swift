public import Scrollwork

/// One layer of a program: what a host must know of it once.
///
/// Nodes stand in document order, a group before its layers; a deck's card is a template that stands
/// once, whatever the number of cards.
public struct Node: Sendable {
  /// What it shows, with every number resolved.
  public var content: Content { details.content }
  /// The layer's name, when it has one.
  public var id: UTF8String? { details.id }
  /// What a screen reader says, when it says something.
  public var label: UTF8String? { details.label }
  /// What a tap does.
  public var tap: Layer.Tap? { details.tap }
  /// A soft shadow under what it shows.
  public var shadow: Shadow? { details.shadow }
  /// What the numbers of a frame do not need, apart from them so that a node is cheap to copy.
  let details: Details
  /// The node that contains it, or -1.
  public let parent: Int
  /// The deck whose card it is part of, or -1.
  public let deck: Int
  /// The size at rest, in points.
  public let size: Size
  /// How large its motion can make it, for rasterising once: at least 1 when it only moves.
  public internal(set) var maximumScale: Double = 1
  /// Whether animations change what is drawn, not only where.
  public internal(set) var animatesPaint = false
  /// Whether text runs from the right.
  public let isMirrored: Bool

  /// What does not move.
  final class Details: Sendable {
    let content: Content
    let id: UTF8String?
    let label: UTF8String?
    let tap: Layer.Tap?
    let shadow: Shadow?

    init(_ content: Content, of layer: Layer) {
      self.content = content
      id = layer.id
      label = layer.label
      tap = layer.tap
      shadow = layer.shadow
    }
  }

  /// What a node shows.
  public enum Content: Sendable {
    /// Its layers, cut at its box (and corner radius) when `clips`.
    case group(clips: Bool, radius: Double)
    /// A picture.
    case image(Layer.Image)
    /// A text.
    case text(Layer.Text)
    /// An outline, at rest.
    case shape(Shape)
    /// A row of cards; the index is that of `Program.decks`.
    case deck(Int)
  }

  /// A shape's resting paint.
  public struct Shape: Sendable {
    /// The outline.
    public let outline: Layer.Shape.Outline
    /// What fills it.
    public let fill: Fill?
    /// What follows it.
    public let stroke: Stroke?
    /// The corner radius in points.
    public let radius: Double
    /// The width of the stroke in points.
    public let strokeWidth: Double
    /// Where the stroke begins and ends, 0 … 1.
    public let trimStart: Double
    /// Where the stroke ends, 0 … 1.
    public let trimEnd: Double
  }

  // What only the player needs.

  /// The frame's corner in the parent, pages included.
  package var origin: Point
  /// The anchor in the unit square.
  package let anchor: Point
  package let transform: TransformOrder
  /// One past the last node of its subtree.
  package var end: Int
  /// Whether scrolling shifts it; its layers then ride along.
  package let scrolls: Bool
  package let pages: ClosedRange<Double>?
  /// How far what it shows may reach beyond its box, in points.
  package var outset: Double
  /// Where its corner rests in the content or in the screen.
  package var corner = Point(x: 0, y: 0)
  /// Whether it rests in the content, itself or by one of its parents.
  package var ridesContent = false
  /// The scroll positions at which it is there, its own or those of one of its parents.
  package var shownPages: ClosedRange<Double>?
  /// Whether a sibling order by depth must be found anew for each frame.
  package var sortsChildren = false
  /// Where its numbers begin: among those of the frame, or of its card's template.
  package var block = 0
  /// Bit 0 colour, 1 fill, 2 stroke: which of its colours are kept in Oklab.
  package var oklab: UInt8 = 0

  /// Whether its layers are drawn in another order in one frame than in the next.
  public var sortsLayers: Bool { sortsChildren }

  /// How many numbers a frame keeps of it.
  var blockLength: Int { Channel.count + (animatesPaint ? Channel.paintCount : 0) }
}

/// The numbers that a frame holds of each layer, in the order they are stored.
package enum Channel {
  package static var x: Int { 0 }
  package static var y: Int { 1 }
  package static var scaleX: Int { 2 }
  package static var scaleY: Int { 3 }
  package static var rotation: Int { 4 }
  package static var opacity: Int { 5 }
  package static var depth: Int { 6 }
  /// How many every layer has; those of the paint follow for layers whose paint moves.
  package static var count: Int { 7 }

  package static var width: Int { 7 }
  package static var height: Int { 8 }
  package static var radius: Int { 9 }
  package static var strokeWidth: Int { 10 }
  package static var trimStart: Int { 11 }
  package static var trimEnd: Int { 12 }
  /// Four numbers each: premultiplied red, green, blue (or Oklab) and alpha.
  package static var color: Int { 13 }
  package static var fill: Int { 17 }
  package static var strokeColor: Int { 21 }
  package static var paintCount: Int { 18 }

  /// The channels of a property; `scale` is `scaleX` and `scaleY` at once.
  package static func first(of property: Property) -> Int {
    switch property {
    case .x: x
    case .y: y
    case .scale, .scaleX: scaleX
    case .scaleY: scaleY
    case .rotation: rotation
    case .opacity: opacity
    case .depth: depth
    case .width: width
    case .height: height
    case .radius: radius
    case .strokeWidth: strokeWidth
    case .trimStart: trimStart
    case .trimEnd: trimEnd
    case .color: color
    case .fill: fill
    default: strokeColor
    }
  }
}
