internal import CCairo
internal import Scrollwork
internal import ScrollworkScene

/// Puts the pictures of layers together into frames.
final class Compositor {
  let book: LayerBook
  let cache: LayerCache
  /// Pixels a point.
  let unit: Double
  /// What is read of the frame being drawn.
  var tree: FrameTree
  /// By slot, the pictures of groups that are drawn as one.
  var groups: [GroupPicture?]
  /// By deck and item, the pictures of cards.
  var cards: [Int: GroupPicture] = [:]
  /// Boxes of the layers of a group, reused.
  var boxes: [Box] = []
  /// Where Cairo's calls are noted while a benchmark asks for them.
  var journal: CallJournal?

  /// Creates a compositor.
  ///
  /// - Parameters:
  ///   - book: The drawings of every layer.
  ///   - unit: Pixels a point.
  ///   - limit: The most bytes that pictures of layers may take.
  init(_ book: LayerBook, unit: Double, limit: Int) {
    self.book = book
    self.unit = unit
    cache = LayerCache(limit: limit)
    let slots = book.table.nodeOfSlot.count
    tree = FrameTree(slots: slots)
    groups = Array(repeating: nil, count: slots)
  }

  /// Draws a frame's layers over what is on the canvas.
  func draw(_ frame: Frame, on canvas: Canvas) {
    cache.beginFrame()
    tree.read(frame, book.table)
    draw(0..<tree.items.count, of: frame, on: canvas, .scale(x: unit, y: unit), opacity: 1)
  }

  /// Draws some of the tree's items, whole subtrees.
  ///
  /// The map leads from the points of what contains them to the canvas's pixels; their opacities are
  /// multiplied by the one given.
  func draw(
    _ range: Range<Int>,
    of frame: Frame,
    on canvas: Canvas,
    _ base: Affine,
    opacity: Double
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let item = tree.items[index]
      let map = base.concatenating(frame.local[item.slot])
      let share = opacity * frame.opacity[item.slot]
      if map.isDrawable && share > 0 {
        if item.isGroup {
          drawGroup(index, of: frame, on: canvas, map, opacity: share)
        } else {
          drawLayer(item.slot, of: frame, on: canvas, map, opacity: share)
        }
      }
      index = item.end
    }
  }

  private func drawLayer(
    _ slot: Int,
    of frame: Frame,
    on canvas: Canvas,
    _ map: Affine,
    opacity: Double
  ) {
    guard let entry = book.entry(ofSlot: slot, in: frame) else { return }
    guard map.box(around: entry.ink).overlaps(canvas.bounds) else { return }
    let info = book.table.nodes[book.table.nodeOfSlot[slot]]
    entry.draw(
      on: canvas,
      map,
      opacity: opacity,
      maximum: info.maximumScale,
      unit: unit,
      cache: info.animatesPaint ? nil : cache,
      journal: journal
    )
  }

  private func drawGroup(
    _ index: Int,
    of frame: Frame,
    on canvas: Canvas,
    _ map: Affine,
    opacity: Double
  ) {
    let item = tree.items[index]
    let inside = index + 1..<item.end
    let info = book.table.nodes[book.table.nodeOfSlot[item.slot]]
    if isDrawnAsOne(inside, info, of: frame, map, opacity: opacity) {
      return drawPicture(ofGroup: index, info, of: frame, on: canvas, map, opacity: opacity)
    }
    guard info.clips else {
      return draw(inside, of: frame, on: canvas, map, opacity: opacity)
    }
    cairo_save(canvas.cr)
    outline(info, on: canvas, map)
    cairo_clip(canvas.cr)
    journal?.note(.clip(info.outline, map.snapped.cairo))
    draw(inside, of: frame, on: canvas, map, opacity: opacity)
    cairo_restore(canvas.cr)
    journal?.note(.restore)
  }

  /// Makes a group's box, with its round corners, a canvas's path.
  func outline(_ info: SlotTable.Info, on canvas: Canvas, _ map: Affine) {
    var matrix = map.snapped.cairo
    cairo_set_matrix(canvas.cr, &matrix)
    info.outline.trace(on: canvas)
  }

  /// Whether a group's layers must become one picture before they meet what is behind them.
  ///
  /// The answer follows from the frame alone.
  private func isDrawnAsOne(
    _ inside: Range<Int>,
    _ info: SlotTable.Info,
    of frame: Frame,
    _ map: Affine,
    opacity: Double
  ) -> Bool {
    guard !tree.hasOneLayerAtMost(in: inside) else { return false }
    // Cards keep their picture while they move.
    if info.isCard { return true }
    // Along a round or slanted edge each layer would mix with what is behind it.
    if info.clips && (info.radius > 0 || !map.isUpright) { return true }
    return opacity < 1 && hasOverlaps(inside, of: frame, map)
  }

  /// Whether any two layers may share pixels.
  private func hasOverlaps(_ range: Range<Int>, of frame: Frame, _ map: Affine) -> Bool {
    boxes.removeAll(keepingCapacity: true)
    gatherBoxes(range, of: frame, map)
    // Many layers are hardly ever apart.
    guard boxes.count <= 32 else { return true }
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] where box.overlaps(other) { return true }
    }
    return false
  }

  /// Appends the boxes of all layers in a range to `boxes`.
  func gatherBoxes(_ range: Range<Int>, of frame: Frame, _ base: Affine) {
    var index = range.lowerBound
    while index < range.upperBound {
      let item = tree.items[index]
      let map = base.concatenating(frame.local[item.slot])
      if item.isGroup {
        let first = boxes.count
        gatherBoxes(index + 1..<item.end, of: frame, map)
        let info = book.table.nodes[book.table.nodeOfSlot[item.slot]]
        if info.clips {
          let cut = map.box(around: info.box)
          for place in first..<boxes.count { boxes[place] = boxes[place].cut(to: cut) }
        }
      } else if let entry = book.entry(ofSlot: item.slot, in: frame) {
        boxes.append(map.box(around: entry.ink))
      }
      index = item.end
    }
  }
}

extension SlotTable.Info {
  /// The outline at which a group cuts its layers.
  var outline: Outline {
    .rectangle(width: size.width, height: size.height, radius: radius)
  }

  /// The node's box in its own points.
  var box: Box { Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height) }
}
