internal import CCairo

/// A Cairo drawing context on a surface, owned.
final class Canvas {
  /// Cairo's own handle; valid as long as this lives.
  let cr: OpaquePointer
  /// What is drawn on.
  let surface: Surface

  /// Creates a context whose unit is a pixel, with the origin at the upper left.
  init(_ surface: Surface) {
    guard let cr = cairo_create(surface.raw), cairo_status(cr) == CAIRO_STATUS_SUCCESS else {
      fatalError("There is no memory for a drawing context")
    }
    self.cr = cr
    self.surface = surface
  }

  deinit { cairo_destroy(cr) }

  /// Runs `body` and then puts the transform, clip, source and operator back.
  func saved(_ body: () -> Void) {
    cairo_save(cr)
    body()
    cairo_restore(cr)
  }
}
