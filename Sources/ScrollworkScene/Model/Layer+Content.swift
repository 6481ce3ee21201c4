public import Scrollwork

extension Layer {
  /// What a layer shows.
  public indirect enum Content: Hashable, Sendable {
    case group(Group)
    case image(Image)
    case text(Text)
    case shape(Shape)
    case deck(Row)
  }

  /// Layers that move, fade and are cut together.
  public struct Group: Hashable, Sendable {
    /// The layers, back to front.
    public var layers: [Layer] = []
    /// Whether they are cut at the group's frame.
    public var clips = false
    /// The corner radius of the cut.
    public var radius: Expression = 0
    /// Plays the group's animations on each of its layers in turn.
    public var stagger: StaggerRule?

    /// Creates a group.
    public init(_ layers: [Layer] = []) { self.layers = layers }
  }

  /// A picture from a file.
  public struct Image: Hashable, Sendable {
    /// The path, relative to the document.
    public var file: UTF8String
    /// How it fills the frame.
    public var fit = Fit.contain

    /// Creates an image layer's content.
    public init(_ file: UTF8String) { self.file = file }

    /// How a picture fills its frame.
    public enum Fit: UInt8, Hashable, Sendable {
      /// Whole, centred.
      case contain
      /// Covering, cut, centred.
      case cover
      /// Stretched.
      case fill
      /// At its own size, centred.
      case none
    }
  }

  /// Text in a box.
  public struct Text: Hashable, Sendable {
    /// The text; a new line is a new line.
    public var string: UTF8String
    /// Family, size and weight.
    public var font = Font()
    /// The colour of the letters.
    public var color = RGBA.black
    /// Where lines lie between the frame's sides.
    public var alignment = Alignment.start
    /// Where the lines lie between top and bottom.
    public var verticalAlignment = Alignment.start

    /// Creates a text layer's content.
    public init(_ string: UTF8String) { self.string = string }

    /// A place along a side, in the direction of reading.
    public enum Alignment: UInt8, Hashable, Sendable { case start, center, end }
  }

  /// Which letters a text is set in.
  public struct Font: Hashable, Sendable {
    /// The family; nil is the house face, which every host has.
    public var family: UTF8String?
    /// The size in points, above 0.
    public var size: Double = 17
    /// The weight, 100 … 900.
    public var weight: Int = 400
    /// Whether it slants.
    public var isItalic = false
    /// The distance of baselines, in sizes.
    public var lineHeight: Double = 1.25
    /// Extra space between letters, in points.
    public var tracking: Double = 0

    /// Creates the house face at its default size.
    public init() {}
  }

  /// A drawn outline.
  public struct Shape: Hashable, Sendable {
    /// The outline.
    public var outline: Outline
    /// What fills it.
    public var fill: Fill?
    /// What follows it.
    public var stroke: Stroke?
    /// The corner radius of a rectangle.
    public var radius: Expression = 0

    /// Creates a shape layer's content.
    public init(_ outline: Outline) { self.outline = outline }

    /// An outline in the frame.
    public enum Outline: Hashable, Sendable {
      /// The frame, with rounded corners when there is a radius.
      case rectangle
      /// The ellipse that touches the frame's sides.
      case ellipse
      /// SVG path data in points from the frame's corner.
      case path(UTF8String)
    }
  }

  /// A row of cards.
  public struct Row: Hashable, Sendable {
    /// The template of every card.
    public var card: Card
    /// Slots to a screen; above 0.
    public var visible: Expression = 1
    /// What differs from card to card.
    public var items: [Item] = []
    /// Cards, 0 … 2⁶²; nil is the number of items.
    public var count: Int64?
    /// Whether the first card follows the last.
    public var loops = false
    /// The most cards that one flick passes.
    public var maxFling: Int?
    /// The card in the centre at first.
    public var start: Int64 = 0
    /// The direction of the row.
    public var axis = Scene.Axis.horizontal

    /// Creates a deck layer's content.
    public init(_ card: Card) { self.card = card }

    /// The number of cards.
    public var cardCount: Int64 { count ?? Int64(items.count) }

    /// The strings of one card.
    public struct Item: Hashable, Sendable {
      /// Keys and their strings, in the order written.
      public var entries: [Entry]

      /// Creates an item.
      public init(_ entries: [Entry]) { self.entries = entries }
    }

    /// One string of an item.
    public struct Entry: Hashable, Sendable {
      /// The key, written `{key}` in the card.
      public var key: UTF8String
      /// What stands for it.
      public var value: UTF8String

      /// Creates an entry.
      public init(_ key: UTF8String, _ value: UTF8String) {
        self.key = key
        self.value = value
      }
    }

    /// The template of a card: a group, centred on its slot.
    public struct Card: Hashable, Sendable {
      /// The width.
      public var width: Expression
      /// The height.
      public var height: Expression
      /// Everything else; its content is a group, and its frame is nil.
      public var layer: Layer

      /// Creates a card.
      public init(width: Expression, height: Expression, layer: Layer) {
        self.width = width
        self.height = height
        self.layer = layer
      }
    }
  }
}
