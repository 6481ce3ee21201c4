internal import CCairo
internal import Scrollwork
internal import ScrollworkScene

/// A layer's drawing, and the pictures made of it so far.
final class LayerEntry {
  /// What it shows.
  let drawing: Drawing
  /// What lies under that.
  let shadow: Shadow?
  /// A box around both, in the layer's points; empty when nothing is seen.
  private(set) lazy var ink = Rasteriser.ink(of: drawing, shadow: shadow)
  /// Whether it is drawn anew in each frame.
  let isVector: Bool
  private var rasters: [Raster?] = []

  /// Creates the entry of a layer of which no picture has been made.
  ///
  /// - Parameters:
  ///   - drawing: What it shows.
  ///   - shadow: What lies under that.
  ///   - isMoving: Whether the drawing changes from frame to frame, so that pictures do not pay.
  init(_ drawing: Drawing, shadow: Shadow?, isMoving: Bool) {
    self.drawing = drawing
    self.shadow = shadow
    isVector = shadow == nil && (isMoving || drawing.isCheap)
  }

  /// How many bytes its pictures take.
  var byteCount: Int { rasters.reduce(0) { $0 + ($1?.surface.byteCount ?? 0) } }

  /// Draws the layer.
  ///
  /// - Parameters:
  ///   - canvas: Where to; its transform is replaced.
  ///   - map: From the layer's points to the canvas's pixels.
  ///   - opacity: 0 … 1.
  ///   - maximum: The largest scale that motion gives the layer.
  ///   - unit: Pixels a point at scale 1.
  ///   - mixer: Copies pictures.
  ///   - cache: Is told about new pictures, unless the entry does not live long.
  ///   - journal: Is told what was drawn.
  func draw(
    on canvas: Canvas,
    _ map: Affine,
    opacity: Double,
    maximum: Double,
    unit: Double,
    with mixer: PixelMixer,
    cache: LayerCache?,
    journal: CallJournal? = nil
  ) {
    guard !isVector else {
      var matrix = map.cairo
      cairo_set_matrix(canvas.cr, &matrix)
      journal?.note(.drawing(drawing, matrix, opacity))
      return drawing.draw(on: canvas, opacity: opacity)
    }
    let level = Levels.level(for: map.stretch / unit, maximum: maximum)
    if !has(level.index) {
      let raster = Rasteriser.raster(of: drawing, shadow: shadow, scale: level.scale * unit)
      guard let raster else { return }
      keep(raster, at: level.index, cache)
    }
    guard let raster = rasters[level.index] else { return }
    if let cache { raster.lastUse = cache.frame }
    raster.draw(on: canvas, map, opacity: opacity, with: mixer, journal: journal)
  }

  /// Whether drawing it copies a picture that is not enlarged, or fills one plain figure with a colour.
  func isCopiedOrPlain(at map: Affine, maximum: Double, unit: Double) -> Bool {
    guard !isVector else { return drawing.isCheap }
    let level = Levels.level(for: map.stretch / unit, maximum: maximum)
    guard !ink.isEmpty else { return true }
    let scale = Rasteriser.bounded(level.scale * unit, ink)
    return Raster.placed(at: map, scale: scale, x: 0, y: 0).isNotEnlarging
  }

  /// Whether there is a picture of a level.
  func has(_ level: Int) -> Bool { !rasters.isEmpty && rasters[level] != nil }

  /// Takes a picture in.
  func keep(_ raster: Raster, at level: Int, _ cache: LayerCache?) {
    if rasters.isEmpty { rasters = Array(repeating: nil, count: Levels.count) }
    rasters[level] = raster
    cache?.note(raster, at: level, of: self)
  }

  /// Lets go of a picture.
  func forget(_ level: Int) { rasters[level] = nil }
}
