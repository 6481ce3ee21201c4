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
  /// The pictures of groups that are drawn as one.
  let shelf: GroupShelf
  /// Lays pictures over others.
  var mixer = PixelMixer()
  /// How many pictures of groups are being painted, one for the other.
  var depth = 0
  /// Boxes of the layers of a group, reused.
  var boxes: [Box] = []
  /// Marks of the layers of a group, reused.
  var marks = GroupMarks()
  /// The pictures of the first frame, while they are being made.
  var ahead: PicturesAhead?
  /// Where calls are noted while a benchmark asks for them.
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
    // Groups may take a quarter as much again.
    shelf = GroupShelf(limit: limit / 4)
  }

  /// Reads a frame.
  func read(_ frame: Frame) {
    cache.beginFrame()
    tree.read(frame, book.table)
  }

  /// What all pixels of the frame that was read follow from, but for its background.
  func marks(of frame: Frame, width: Int, height: Int) -> GroupMarks {
    if cache.frame == 1 { ahead = PicturesAhead() }
    gatherMarks(of: frame, width: width, height: height)
    return marks
  }

  /// Draws the layers of the frame that was read last over what is on the canvas.
  func drawLayers(of frame: Frame, on canvas: Canvas) {
    ahead?.finish(cache)
    ahead = nil
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
    let ink = map.box(around: entry.ink)
    guard ink.overlaps(canvas.bounds), canvas.rows?.overlaps(ink) ?? true else { return }
    let info = book.table.nodes[book.table.nodeOfSlot[slot]]
    entry.draw(
      on: canvas,
      map,
      opacity: opacity,
      maximum: info.maximumScale,
      unit: unit,
      with: mixer,
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
    switch manner(of: inside, info, in: frame, map, bounds: canvas.bounds, opacity: opacity) {
    case .unseen: break
    case .apart: draw(inside, of: frame, on: canvas, map, opacity: opacity)
    case .cut:
      journal?.note(.clip(info.frame, map.snapped))
      canvas.cut(at: info.frame, map.snapped) {
        draw(inside, of: frame, on: canvas, map, opacity: opacity)
      }
      journal?.note(.restore)
    case .whole(let place):
      let picture = picture(ofGroup: index, info, at: place, of: frame)
      picture.raster.draw(on: canvas, map, opacity: opacity, with: mixer, journal: journal)
    }
  }
}

extension SlotTable.Info {
  /// Where a group cuts its layers.
  var frame: RoundBox { RoundBox(size: size, radius: radius) }

  /// The node's box in its own points.
  var box: Box { frame.box }
}
