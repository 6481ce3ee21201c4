internal import CCairo
internal import CPangoFT
internal import CRsvg

/// An SVG document, drawn anew for every size by librsvg.
///
/// It is closed: it may hold pictures inside (`data:`), but fetches no other file, and its text is
/// set in the same fonts as everything else.
final class SVGDocument {
  private var content: Content
  /// What its text is set in; nil when it has none.
  let fonts: FontBook?
  /// The width that it gives itself, in points: `width`, else that of `viewBox`, else CSS's 300.
  let width: Double
  /// The height that it gives itself, in points: `height`, else that of `viewBox`, else CSS's 150.
  let height: Double

  private enum Content {
    /// A plain document that has not been drawn yet.
    case bytes([UInt8])
    case parsed(UnsafeMutablePointer<RsvgHandle>)
    /// There was no memory for it.
    case nothing
  }

  /// Looks at a document; one that is not plain is parsed, and it is tried whether it can be drawn.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - fonts: What its text is set in; nil when it has none.
  /// - Throws: What is wrong with it.
  init(_ bytes: [UInt8], fonts: FontBook?) throws(RenderProblem.Reason) {
    if let plain = PlainSVG(bytes) {
      content = .bytes(bytes)
      self.fonts = nil
      (width, height) = (plain.width, plain.height)
      return
    }
    let handle = try Self.parse(bytes)
    content = .parsed(handle)
    self.fonts = fonts
    (width, height) = Self.size(of: handle)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .damaged(kind: PictureKind.svg.rawValue, detail: "it has no width or no height")
    }
    guard width <= Double(PictureLimits.side), height <= Double(PictureLimits.side) else {
      func whole(_ side: Double) -> Int { side < 1e9 ? Int(side) : 1_000_000_000 }
      throw .tooManyPixels(width: whole(width), height: whole(height))
    }
    var error: UnsafeMutablePointer<GError>?
    Surface(width: 16, height: 16).draw { canvas in
      cairo_scale(canvas.cr, 16 / width, 16 / height)
      error = render(handle, on: canvas)
    }
    if error != nil { throw Self.damage(error) }
  }

  deinit {
    if case .parsed(let handle) = content { g_object_unref(UnsafeMutableRawPointer(handle)) }
  }

  /// Draws it with its corner at the origin, in its own size.
  func draw(on canvas: Canvas) {
    if case .bytes(let bytes) = content {
      content = (try? Self.parse(bytes)).map { .parsed($0) } ?? .nothing
    }
    guard case .parsed(let handle) = content, let error = render(handle, on: canvas) else { return }
    g_error_free(error)
  }

  private static func parse(
    _ bytes: [UInt8]
  ) throws(RenderProblem.Reason)
    -> UnsafeMutablePointer<RsvgHandle>
  {
    var error: UnsafeMutablePointer<GError>?
    let handle = bytes.withUnsafeBufferPointer {
      rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), &error)
    }
    guard let handle else { throw Self.damage(error) }
    rsvg_handle_set_dpi(handle, 96)
    return handle
  }

  private func render(
    _ handle: UnsafeMutablePointer<RsvgHandle>,
    on canvas: Canvas
  ) -> UnsafeMutablePointer<GError>? {
    var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
    var error: UnsafeMutablePointer<GError>?
    // librsvg takes its fonts from the map that Pango keeps for the running thread.
    if let fonts { pango_cairo_font_map_set_default(OpaquePointer(fonts.map)) }
    defer { if fonts != nil { pango_cairo_font_map_set_default(nil) } }
    guard rsvg_handle_render_document(handle, canvas.cr, &viewport, &error) == 0 else { return nil }
    return error
  }

  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> (Double, Double) {
    var width = 0.0
    var height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return (width, height)
    }
    var hasWidth = gboolean(0)
    var hasHeight = gboolean(0)
    var hasBox = gboolean(0)
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle,
      &hasWidth,
      nil,
      &hasHeight,
      nil,
      &hasBox,
      &box
    )
    return hasBox != 0 ? (box.width, box.height) : (300, 150)
  }

  private static func damage(_ error: UnsafeMutablePointer<GError>?) -> RenderProblem.Reason {
    defer { if let error { g_error_free(error) } }
    let detail = error.map { String(cString: $0.pointee.message) } ?? "it is not understood"
    return .damaged(kind: PictureKind.svg.rawValue, detail: detail)
  }
}
