internal import CCairo
internal import Scrollwork
internal import ScrollworkScene

/// A group's layers as one picture, kept until something inside changes.
final class GroupPicture {
  /// Where its pixels lie.
  let place: Place
  /// Its pixels.
  let raster: Raster
  /// All that its pixels follow from, besides the place.
  var marks = GroupMarks()
  /// The frame that last showed it.
  var lastUse: Int
  /// Whether it was shown in more than one frame: what passes is painted over first.
  var isSettled = false

  /// The pixels of a group's picture, as seen from the group.
  struct Place: Equatable {
    /// Pixels a point.
    let scale: Double
    /// The edges, in whole pixels from the group's corner.
    let box: Box
  }

  /// Makes a picture of some memory, whatever that shows.
  init(_ place: Place, _ surface: Surface, frame: Int) {
    self.place = place
    raster = Raster(
      surface,
      x: place.box.minX,
      y: place.box.minY,
      scale: place.scale,
      isDrawn: false
    )
    lastUse = frame
  }

  /// From the group's points to the picture's pixels.
  var base: Affine { place.base }
}

extension GroupPicture.Place {
  /// The sides of groups' pictures are multiples of this, so that small changes need no new memory.
  private static let grain = 32.0

  /// The pixels that hold an area, given in the group's points.
  init(of area: Box, scale: Double) {
    var box = Box(
      minX: area.minX * scale,
      minY: area.minY * scale,
      maxX: area.maxX * scale,
      maxY: area.maxY * scale
    ).wholeOut.grown(by: 1)
    box.maxX = box.minX + (box.width / Self.grain).rounded(.up) * Self.grain
    box.maxY = box.minY + (box.height / Self.grain).rounded(.up) * Self.grain
    self.scale = scale
    self.box = box
  }

  /// From the group's points to the pixels.
  var base: Affine { Affine(a: scale, b: 0, c: 0, d: scale, tx: -box.minX, ty: -box.minY) }

  /// The pixels' own edges, from the upper left.
  var bounds: Box { Box(minX: 0, minY: 0, maxX: box.width, maxY: box.height) }

  /// From the pixels to a canvas's, given the map from the group's points to these.
  func placed(at map: Affine) -> Affine {
    Raster.placed(at: map, scale: scale, x: box.minX, y: box.minY)
  }
}
