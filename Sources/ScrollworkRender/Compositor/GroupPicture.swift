internal import CCairo
internal import Scrollwork
internal import ScrollworkScene

/// A group's layers as one picture, kept until something inside changes.
final class GroupPicture {
  /// All numbers that the picture follows from.
  var signature: [Double] = []
  /// The picture; nil when nothing is seen.
  var raster: Raster?
  /// The frame that last showed it.
  var lastUse = 0
}

extension Compositor {
  /// The sides of groups' pictures are multiples of this, so that small changes need no new memory.
  private static let grain = 32.0

  /// Draws a group's layers into one picture, unless that is at hand, and copies it.
  func drawPicture(
    ofGroup index: Int,
    _ info: SlotTable.Info,
    of frame: Frame,
    on canvas: Canvas,
    _ map: Affine,
    opacity: Double
  ) {
    let item = tree.items[index]
    let inside = index + 1..<item.end
    guard let area = area(of: inside, info, of: frame, on: canvas, map) else { return }
    let level = Levels.level(for: map.stretch / unit, maximum: info.maximumScale)
    let scale = Rasteriser.bounded(level.scale * unit, area)
    let box = Self.pixels(of: area, scale)
    let picture = picture(of: item.slot, info, in: frame)
    let signature = signature(of: inside, of: frame, box, scale)
    if picture.signature != signature {
      picture.signature = signature
      let raster = Self.raster(box, scale, reusing: picture.raster)
      picture.raster = raster
      fill(raster, inside, info, of: frame)
    }
    picture.raster?.draw(on: canvas, map, opacity: opacity, journal: journal)
  }

  /// The picture of a group.
  ///
  /// Cards that show the same item share one, whatever their slots, so that a
  /// card which comes back is at hand.
  private func picture(of slot: Int, _ info: SlotTable.Info, in frame: Frame) -> GroupPicture {
    guard info.isCard, let item = book.itemNumber(ofCard: frame.card[slot], info) else {
      let picture = groups[slot] ?? GroupPicture()
      groups[slot] = picture
      return picture
    }
    let key = info.deck << 32 | item
    let picture = cards[key] ?? GroupPicture()
    cards[key] = picture
    picture.lastUse = cache.frame
    if cards.count > Self.mostCards { forgetOldCard() }
    return picture
  }

  /// How many pictures of cards are kept beyond those that a frame shows.
  private static let mostCards = 24

  private func forgetOldCard() {
    let oldest = cards.min { ($0.value.lastUse, $0.key) < ($1.value.lastUse, $1.key) }
    if let oldest, oldest.value.lastUse < cache.frame { cards[oldest.key] = nil }
  }

  /// The part of a group, in its own points, that must be drawn; nil when nothing is seen.
  ///
  /// That is all of it, so that it need not be drawn anew when it moves, unless it is far larger than
  /// the canvas.
  private func area(
    of inside: Range<Int>,
    _ info: SlotTable.Info,
    of frame: Frame,
    on canvas: Canvas,
    _ map: Affine
  ) -> Box? {
    boxes.removeAll(keepingCapacity: true)
    gatherBoxes(inside, of: frame, .identity)
    var area = boxes.reduce(into: Box()) { $0.join($1) }
    if info.clips { area = area.cut(to: info.box) }
    guard !area.isEmpty, map.box(around: area).overlaps(canvas.bounds) else { return nil }
    let bounds = canvas.bounds
    let stretch = map.stretch
    let isLarge =
      area.width * area.height * stretch * stretch > 2 * bounds.width * bounds.height
    guard isLarge, let back = map.inverted() else { return area }
    area = area.cut(to: back.box(around: bounds.grown(by: 2)))
    return area.isEmpty ? nil : area
  }

  private static func pixels(of area: Box, _ scale: Double) -> Box {
    var box = Box(
      minX: area.minX * scale,
      minY: area.minY * scale,
      maxX: area.maxX * scale,
      maxY: area.maxY * scale
    ).wholeOut.grown(by: 1)
    box.maxX = box.minX + (box.width / grain).rounded(.up) * grain
    box.maxY = box.minY + (box.height / grain).rounded(.up) * grain
    return box
  }

  /// Everything that the picture shows, in numbers.
  private func signature(
    of inside: Range<Int>,
    of frame: Frame,
    _ box: Box,
    _ scale: Double
  ) -> [Double] {
    var numbers = [scale, box.minX, box.minY, box.maxX, box.maxY]
    let first = tree.items[inside.lowerBound - 1].slot
    for item in tree.items[inside] {
      let slot = item.slot
      let local = frame.local[slot]
      let info = book.table.nodes[book.table.nodeOfSlot[slot]]
      numbers += [
        Double(slot - first), Double(book.item(ofSlot: slot, info, in: frame)), frame.opacity[slot],
        local.a,
        local.b, local.c, local.d, local.tx, local.ty,
      ]
      book.appendPaint(ofSlot: slot, in: frame, to: &numbers)
    }
    return numbers
  }

  /// An empty picture of a box, in the memory of an earlier one when that has its size.
  private static func raster(_ box: Box, _ scale: Double, reusing old: Raster?) -> Raster {
    let width = Int(box.width)
    let height = Int(box.height)
    var surface: Surface
    if let old, old.surface.width == width, old.surface.height == height {
      surface = old.surface
      surface.withPixels { $0.update(repeating: 0, count: surface.byteCount) }
    } else {
      surface = Surface(width: width, height: height)
    }
    return Raster(surface, x: box.minX, y: box.minY, scale: scale)
  }

  private func fill(
    _ raster: Raster,
    _ inside: Range<Int>,
    _ info: SlotTable.Info,
    of frame: Frame
  ) {
    let base = Affine(
      a: raster.scale,
      b: 0,
      c: 0,
      d: raster.scale,
      tx: -raster.x,
      ty: -raster.y
    )
    journal?.note(.enter(raster.surface))
    defer { journal?.note(.leave) }
    raster.surface.draw { canvas in
      draw(inside, of: frame, on: canvas, base, opacity: 1)
      guard info.clips else { return }
      journal?.note(.cut(info.outline, base.snapped.cairo))
      // All at once: cut one by one, layers would shine through each other along the edge.
      outline(info, on: canvas, base)
      cairo_set_operator(canvas.cr, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgb(canvas.cr, 0, 0, 0)
      cairo_fill(canvas.cr)
    }
  }
}
