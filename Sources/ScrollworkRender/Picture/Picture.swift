internal import CCairo

/// A picture as it came from its file, ready to be drawn at any size.
///
/// Pictures are upright as stored: the orientation that a camera writes beside a JPEG is not applied,
/// and colours are taken as sRGB.
final class Picture {
  /// What draws it.
  enum Content {
    /// Pixels, one to a point.
    case pixels(Surface)
    /// An SVG document.
    case vector(SVGDocument)
  }

  /// What draws it.
  let content: Content
  /// The width in points at its own size, above 0.
  let width: Double
  /// The height in points at its own size, above 0.
  let height: Double

  /// Decodes a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - fonts: What the text in an SVG is set in; nil when there is none.
  /// - Throws: What is wrong with the file.
  init(_ bytes: [UInt8], fonts: FontBook?) throws(RenderProblem.Reason) {
    guard !bytes.isEmpty else { throw .emptyFile }
    switch PictureKind(bytes) {
    case .png: content = .pixels(try PNGReader.surface(of: bytes))
    case .jpeg: content = .pixels(try JPEGReader.surface(of: bytes))
    case .svg: content = .vector(try SVGDocument(bytes, fonts: fonts))
    case nil: throw .unknownKind
    }
    switch content {
    case .pixels(let surface):
      width = Double(surface.width)
      height = Double(surface.height)
    case .vector(let document):
      width = document.width
      height = document.height
    }
  }

  /// Whether drawing it may set text.
  var needsFonts: Bool {
    if case .vector(let document) = content { document.fonts != nil } else { false }
  }

  /// How many decoded pixels it keeps.
  var pixelCount: Int {
    if case .pixels(let surface) = content { surface.width * surface.height } else { 0 }
  }

  /// Draws the whole picture into a rectangle of the canvas's own units.
  ///
  /// Pixels are averaged when there are fewer of them than in the picture, and mixed when more.
  func draw(on canvas: Canvas, x: Double, y: Double, width: Double, height: Double) {
    guard width > 0, height > 0 else { return }
    let cr = canvas.cr
    canvas.saved {
      cairo_translate(cr, x, y)
      cairo_scale(cr, width / self.width, height / self.height)
      switch content {
      case .vector(let document): document.draw(on: canvas)
      case .pixels(let surface):
        canvas.setSource(surface)
        let pattern = cairo_get_source(cr)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        // The picture's edge is the rectangle's, not a fade into nothing.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_rectangle(cr, 0, 0, self.width, self.height)
        cairo_fill(cr)
      }
    }
  }
}
