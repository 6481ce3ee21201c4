internal import CCairo

/// A Cairo picture in memory, owned.
final class Surface {
  /// Cairo's own handle; valid as long as this lives.
  let raw: OpaquePointer
  /// Pixels in a row.
  let width: Int
  /// Rows.
  let height: Int
  /// What the memory belongs to when it is not Cairo's.
  private let owner: AnyObject?

  /// The formats that we draw in.
  enum Format {
    /// Premultiplied colour with alpha, 32 bits.
    case color
    /// Alpha alone, 8 bits.
    case alpha

    fileprivate var raw: cairo_format_t {
      self == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    }
  }

  /// Creates a transparent picture.
  ///
  /// - Precondition: Both sides lie in 1...32 767.
  init(width: Int, height: Int, format: Format = .color) {
    precondition(
      (1...32767).contains(width) && (1...32767).contains(height),
      "A surface's sides must lie in 1...32767 pixels"
    )
    guard let raw = cairo_image_surface_create(format.raw, Int32(width), Int32(height)),
      cairo_surface_status(raw) == CAIRO_STATUS_SUCCESS
    else { fatalError("There is no memory for a picture of \(width) x \(height) pixels") }
    self.raw = raw
    self.width = width
    self.height = height
    owner = nil
  }

  /// Draws into a bitmap's memory, and keeps the bitmap alive.
  init(over bitmap: Bitmap) {
    let data = bitmap.baseAddress.assumingMemoryBound(to: UInt8.self)
    guard
      let raw = cairo_image_surface_create_for_data(
        data,
        CAIRO_FORMAT_ARGB32,
        Int32(bitmap.width),
        Int32(bitmap.height),
        Int32(bitmap.bytesPerRow)
      ),
      cairo_surface_status(raw) == CAIRO_STATUS_SUCCESS
    else { fatalError("Cairo must accept a bitmap of \(bitmap.width) x \(bitmap.height)") }
    self.raw = raw
    width = bitmap.width
    height = bitmap.height
    owner = bitmap
  }

  /// Takes over a picture that Cairo made.
  init(adopting raw: OpaquePointer) {
    self.raw = raw
    width = Int(cairo_image_surface_get_width(raw))
    height = Int(cairo_image_surface_get_height(raw))
    owner = nil
  }

  deinit {
    // Nothing may draw into memory that somebody else takes back.
    if owner != nil { cairo_surface_finish(raw) }
    cairo_surface_destroy(raw)
  }

  /// Bytes from one row to the next.
  var stride: Int { Int(cairo_image_surface_get_stride(raw)) }

  /// What it weighs, in bytes.
  var byteCount: Int { stride * height }

  /// Calls `body` with the pixels, all drawing done, and tells Cairo that they may have changed.
  func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result {
    cairo_surface_flush(raw)
    guard let data = cairo_image_surface_get_data(raw) else {
      fatalError("A picture in memory must have pixels")
    }
    defer { cairo_surface_mark_dirty(raw) }
    return body(data)
  }

  /// The pixels, all drawing done, for as long as this lives; they are told of by ``withPixels(_:)``.
  var grid: PixelGrid {
    cairo_surface_flush(raw)
    guard let data = cairo_image_surface_get_data(raw) else {
      fatalError("A picture in memory must have pixels")
    }
    return PixelGrid(
      base: UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self),
      stride: stride / 4,
      width: width,
      height: height
    )
  }

  /// Makes some rows transparent.
  func clear(_ rows: RowSpan) {
    withPixels {
      ($0 + rows.first * stride).update(repeating: 0, count: (rows.end - rows.first) * stride)
    }
  }

  /// Takes over the pixels of a picture of the same size.
  func copy(from other: Surface) {
    precondition(
      other.stride == stride && other.height == height,
      "Pictures to copy must have one size"
    )
    withPixels { to in other.withPixels { to.update(from: $0, count: byteCount) } }
  }
}
