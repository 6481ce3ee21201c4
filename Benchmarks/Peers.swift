internal import CCairo
internal import CPixman
internal import Scrollwork
internal import ScrollworkRender

/// Puts the layers of a scene together, in one way or another.
protocol LayerPainter {
  /// Draws a frame over all of the target.
  func draw(_ frame: Int, into target: Bitmap)
}

extension Bitmap {
  /// All pixels, row after row.
  var pixels: UnsafeMutablePointer<UInt32> { baseAddress.assumingMemoryBound(to: UInt32.self) }

  /// All pixels for our loops.
  var grid: PixelGrid {
    PixelGrid(base: pixels, stride: bytesPerRow / 4, width: width, height: height)
  }
}

/// Our loops.
struct OwnPainter: LayerPainter {
  let scene: LayerScene
  let mixer: PixelMixer
  let pictures: [(grid: PixelGrid, runs: PixelRuns)]

  init(_ scene: LayerScene, _ rows: PixelRows) {
    self.scene = scene
    mixer = PixelMixer(rows)
    pictures = scene.layers.map { layer in
      let grid = PixelGrid(
        base: layer.base,
        stride: layer.stride,
        width: layer.width + 2,
        height: layer.height + 2
      )
      return (grid, PixelRuns(grid))
    }
  }

  func draw(_ frame: Int, into target: Bitmap) {
    target.clear(to: LayerScene.background)
    for (k, layer) in scene.layers.enumerated() {
      let place = scene.place(k, frame)
      mixer.draw(
        pictures[k].grid,
        runs: pictures[k].runs,
        at: place.map(layer).concatenating(.translation(x: -1, y: -1)),
        opacity: place.opacity,
        on: target.grid,
        in: PixelArea(of: target.grid)
      )
    }
  }
}

/// Cairo, with its bilinear filter.
struct CairoPainter: LayerPainter {
  let scene: LayerScene
  let sources: [OpaquePointer?]

  init(_ scene: LayerScene) {
    self.scene = scene
    sources = scene.layers.map { layer in
      cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(layer.inside).assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32,
        Int32(layer.width),
        Int32(layer.height),
        Int32(layer.stride * 4)
      )
    }
  }

  func draw(_ frame: Int, into target: Bitmap) {
    let surface = cairo_image_surface_create_for_data(
      target.baseAddress.assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32,
      Int32(target.width),
      Int32(target.height),
      Int32(target.bytesPerRow)
    )
    let cr = cairo_create(surface)
    target.clear(to: LayerScene.background)
    for (k, layer) in scene.layers.enumerated() {
      let place = scene.place(k, frame)
      let map = place.map(layer)
      var matrix = cairo_matrix_t(
        xx: map.a,
        yx: map.b,
        xy: map.c,
        yy: map.d,
        x0: map.tx,
        y0: map.ty
      )
      cairo_set_matrix(cr, &matrix)
      cairo_set_source_surface(cr, sources[k], 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR)
      cairo_paint_with_alpha(cr, place.opacity)
    }
    cairo_destroy(cr)
    cairo_surface_destroy(surface)
  }
}

/// Pixman without Cairo.
struct PixmanPainter: LayerPainter {
  let scene: LayerScene
  let sources: [OpaquePointer?]

  init(_ scene: LayerScene) {
    self.scene = scene
    sources = scene.layers.map { layer in
      let image = pixman_image_create_bits(
        PIXMAN_a8r8g8b8,
        Int32(layer.width),
        Int32(layer.height),
        layer.inside,
        Int32(layer.stride * 4)
      )
      pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
      return image
    }
  }

  func draw(_ frame: Int, into target: Bitmap) {
    target.clear(to: LayerScene.background)
    let image = pixman_image_create_bits(
      PIXMAN_a8r8g8b8,
      Int32(target.width),
      Int32(target.height),
      target.pixels,
      Int32(target.bytesPerRow)
    )
    for (k, layer) in scene.layers.enumerated() {
      let place = scene.place(k, frame)
      let map = place.map(layer)
      guard let back = map.inverted() else { continue }
      var matrix = pixman_f_transform()
      matrix.m.0 = (back.a, back.c, back.tx)
      matrix.m.1 = (back.b, back.d, back.ty)
      matrix.m.2 = (0, 0, 1)
      var fixed = pixman_transform()
      pixman_transform_from_pixman_f_transform(&fixed, &matrix)
      pixman_image_set_transform(sources[k], &fixed)
      let box = map.bounds(
        of: Rect(x: 0, y: 0, width: Double(layer.width), height: Double(layer.height))
      )
      let left = max(0, Int32((box.minX - 1).rounded(.down)))
      let top = max(0, Int32((box.minY - 1).rounded(.down)))
      let right = min(Int32(target.width), Int32((box.maxX + 1).rounded(.up)))
      let bottom = min(Int32(target.height), Int32((box.maxY + 1).rounded(.up)))
      guard left < right, top < bottom else { continue }
      var color = pixman_color(red: 0, green: 0, blue: 0, alpha: UInt16(place.opacity * 65_535))
      let mask = pixman_image_create_solid_fill(&color)
      pixman_image_composite32(
        PIXMAN_OP_OVER,
        sources[k],
        mask,
        image,
        left,
        top,
        0,
        0,
        left,
        top,
        right - left,
        bottom - top
      )
      pixman_image_unref(mask)
    }
    pixman_image_unref(image)
  }
}
