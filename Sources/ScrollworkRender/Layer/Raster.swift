internal import Scrollwork

/// A layer drawn once, to be copied into frames: its pixels with a transparent edge around them.
final class Raster {
  /// The pixels.
  let surface: Surface
  /// Where the upper left pixel lies, in pixels from the layer's corner.
  let x: Double
  /// Where the upper left pixel lies, in pixels from the layer's corner.
  let y: Double
  /// Pixels a point.
  let scale: Double
  /// The frame that last showed it, for forgetting what is not used.
  var lastUse = 0
  /// The pixels, as our loops want them.
  private let picture: PixelPicture

  /// Takes over drawn pixels; `read` must follow when they are not drawn yet.
  init(_ surface: Surface, x: Double, y: Double, scale: Double, isDrawn: Bool = true) {
    self.surface = surface
    self.x = x
    self.y = y
    self.scale = scale
    picture = PixelPicture(surface.grid)
    if isDrawn { picture.read(rows: 0..<surface.height) }
  }

  /// Looks at rows that were drawn.
  func read(_ rows: RowSpan) { picture.read(rows: rows.first..<rows.end) }

  /// Becomes like another one of the same size.
  func copy(from other: Raster) {
    surface.copy(from: other.surface)
    picture.takeOver(other.picture)
  }

  /// Copies it into a canvas.
  ///
  /// - Parameters:
  ///   - canvas: Where to.
  ///   - map: From the layer's points to the canvas's pixels.
  ///   - opacity: 0 … 1.
  ///   - mixer: Does it.
  ///   - journal: Is told about it.
  func draw(
    on canvas: Canvas,
    _ map: Affine,
    opacity: Double,
    with mixer: PixelMixer,
    journal: CallJournal? = nil
  ) {
    let placed = Self.placed(at: map, scale: scale, x: x, y: y)
    journal?.note(.paint(self, placed, opacity))
    draw(on: canvas, placed: placed, opacity: opacity, with: mixer)
  }

  /// Copies it into a canvas, given the map from its pixels to the canvas's.
  func draw(on canvas: Canvas, placed: Affine, opacity: Double, with mixer: PixelMixer) {
    canvas.lay(picture, at: placed, opacity: opacity, with: mixer)
  }

  /// From a picture's pixels to a canvas's.
  ///
  /// - Parameters:
  ///   - map: From the layer's points to the canvas's pixels.
  ///   - scale: Pixels a point.
  ///   - x: Where the upper left pixel lies, in pixels from the layer's corner.
  ///   - y: The same downward.
  /// - Returns: A map, made a move by whole pixels when it is one but for rounding.
  static func placed(at map: Affine, scale: Double, x: Double, y: Double) -> Affine {
    let shrink = 1 / scale
    return Affine(
      a: map.a * shrink,
      b: map.b * shrink,
      c: map.c * shrink,
      d: map.d * shrink,
      tx: map.tx,
      ty: map.ty
    ).concatenating(.translation(x: x, y: y)).snapped
  }
}
