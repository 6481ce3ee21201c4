public import Scrollwork

extension Layer {
  /// Returns layers that move, fade and are cut together.
  ///
  /// - Parameters:
  ///   - clips: Whether they are cut at the group's frame.
  ///   - radius: The corner radius of the cut, in points; at least 0.
  ///   - stagger: Plays the group's animations on each of its layers in turn.
  ///   - layers: The layers, back to front.
  /// - Returns: The group.
  public static func group(
    clips: Bool = false,
    radius: Expression = 0,
    stagger: StaggerRule? = nil,
    @LayerBuilder layers: () -> [Layer]
  ) -> Layer {
    var group = Group(layers())
    group.clips = clips
    group.radius = radius
    group.stagger = stagger
    return Layer(.group(group))
  }

  /// Returns a picture from a file.
  ///
  /// - Parameters:
  ///   - file: The path, relative to the document.
  ///   - fit: How it fills the frame.
  /// - Returns: The layer.
  public static func image(_ file: UTF8String, fit: Image.Fit = .contain) -> Layer {
    var image = Image(file)
    image.fit = fit
    return Layer(.image(image))
  }

  /// Returns text in a box.
  ///
  /// - Parameters:
  ///   - string: The text; a new line is a new line.
  ///   - font: Family, size and weight.
  ///   - color: The colour of the letters, rounded to whole bytes.
  ///   - alignment: Where lines lie between the frame's sides.
  ///   - verticalAlignment: Where the lines lie between top and bottom.
  /// - Returns: The layer.
  public static func text(
    _ string: UTF8String,
    font: Font = Font(),
    color: RGBA = .black,
    alignment: Text.Alignment = .start,
    verticalAlignment: Text.Alignment = .start
  ) -> Layer {
    var text = Text(string)
    text.font = font
    text.color = color.inBytes
    text.alignment = alignment
    text.verticalAlignment = verticalAlignment
    return Layer(.text(text))
  }

  /// Returns a rectangle as large as its frame.
  ///
  /// - Parameters:
  ///   - radius: The corner radius in points, at least 0.
  ///   - fill: What fills it.
  ///   - stroke: What follows its outline.
  /// - Returns: The layer.
  public static func rectangle(
    radius: Expression = 0,
    fill: Fill? = nil,
    stroke: Stroke? = nil
  ) -> Layer {
    shape(.rectangle, radius, fill, stroke)
  }

  /// Returns the ellipse that touches its frame's sides.
  ///
  /// - Parameters:
  ///   - fill: What fills it.
  ///   - stroke: What follows its outline.
  /// - Returns: The layer.
  public static func ellipse(fill: Fill? = nil, stroke: Stroke? = nil) -> Layer {
    shape(.ellipse, 0, fill, stroke)
  }

  /// Returns an outline.
  ///
  /// - Parameters:
  ///   - data: SVG path data in points from the frame's corner.
  ///   - fill: What fills it.
  ///   - stroke: What follows it.
  /// - Returns: The layer.
  public static func path(_ data: UTF8String, fill: Fill? = nil, stroke: Stroke? = nil) -> Layer {
    shape(.path(data), 0, fill, stroke)
  }

  private static func shape(
    _ outline: Shape.Outline,
    _ radius: Expression,
    _ fill: Fill?,
    _ stroke: Stroke?
  ) -> Layer {
    var shape = Shape(outline)
    shape.radius = radius
    shape.fill = fill?.inBytes
    shape.stroke = stroke
    shape.stroke?.color = stroke?.color.inBytes ?? .black
    return Layer(.shape(shape))
  }
}

extension Layer.Font {
  /// Returns a face of this size.
  ///
  /// - Parameters:
  ///   - size: The size in points, above 0.
  ///   - weight: The weight, 1 … 1000.
  ///   - family: The family; nil is the house face, which every host has.
  ///   - isItalic: Whether it slants.
  ///   - lineHeight: The distance of baselines, in sizes.
  ///   - tracking: Extra space between letters, in points.
  /// - Returns: The font.
  public static func size(
    _ size: Double,
    weight: Int = 400,
    family: UTF8String? = nil,
    isItalic: Bool = false,
    lineHeight: Double = 1.25,
    tracking: Double = 0
  ) -> Layer.Font {
    var font = Layer.Font()
    font.size = size
    font.weight = weight
    font.family = family
    font.isItalic = isItalic
    font.lineHeight = lineHeight
    font.tracking = tracking
    return font
  }
}
