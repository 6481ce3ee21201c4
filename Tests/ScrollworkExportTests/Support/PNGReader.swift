import CCairo
import ScrollworkRender

/// Reads a PNG with libpng through Cairo: a decoder that is not ours.
func readPNG(_ path: String) throws -> Bitmap {
  let surface = cairo_image_surface_create_from_png(path)
  defer { cairo_surface_destroy(surface) }
  guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
    let data = cairo_image_surface_get_data(surface)
  else { throw UnreadablePNG() }
  let width = Int(cairo_image_surface_get_width(surface))
  let height = Int(cairo_image_surface_get_height(surface))
  let stride = Int(cairo_image_surface_get_stride(surface))
  let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
  let bitmap = Bitmap(width: width, height: height)
  for y in 0..<height {
    let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
    for x in 0..<width { bitmap[x, y] = row[x] | (isOpaque ? 0xFF00_0000 : 0) }
  }
  return bitmap
}

struct UnreadablePNG: Error {}
