internal import Scrollwork
internal import ScrollworkScene

extension Compositor {
  /// Gathers what a group's picture follows from into `marks`.
  ///
  /// The walk is that of drawing, step for step.
  func gatherMarks(
    ofGroup index: Int,
    at place: GroupPicture.Place,
    in frame: Frame
  ) {
    marks.removeAll()
    let rows = RowSpan(first: 0, end: Int(place.box.height))
    let canvas = MarkedCanvas(bounds: place.bounds, y: 0, margin: Self.reach, rows: rows)
    let item = tree.items[index]
    _ = mark(index + 1..<item.end, since: item.slot, of: frame, place.base, 1, canvas)
  }

  /// Gathers what all of a frame follows from, but for its background, into `marks`.
  func gatherMarks(of frame: Frame, width: Int, height: Int) {
    marks.removeAll()
    let bounds = Box(minX: 0, minY: 0, maxX: Double(width), maxY: Double(height))
    let rows = RowSpan(first: 0, end: height)
    let canvas = MarkedCanvas(bounds: bounds, y: 0, margin: Self.reach, rows: rows)
    _ = mark(0..<tree.items.count, since: 0, of: frame, .scale(x: unit, y: unit), 1, canvas)
  }

  /// How many pixels beyond its box a picture that is not scaled may touch, rounded up: its own edge
  /// and the mixing of neighbours.
  static let reach = 3.0

  /// The picture into which a walk would draw.
  private struct MarkedCanvas {
    /// Its box.
    let bounds: Box
    /// Where its upper edge lies in the outermost picture.
    let y: Double
    /// How far changes spread on the way to that picture.
    let margin: Double
    /// The rows of that picture which it may touch.
    var rows: RowSpan

    /// The rows of the outermost picture that a box touches.
    func rows(of box: Box) -> RowSpan {
      let box = box.grown(by: margin)
      guard !box.isEmpty else { return RowSpan() }
      let low = max(Double(rows.first), (box.minY + y).rounded(.down))
      let high = min(Double(rows.end), (box.maxY + y).rounded(.up))
      return low < high ? RowSpan(first: Int(low), end: Int(high)) : RowSpan()
    }
  }

  /// Marks some items, and returns the rows that they may touch.
  private func mark(
    _ range: Range<Int>,
    since first: Int,
    of frame: Frame,
    _ base: Affine,
    _ opacity: Double,
    _ canvas: MarkedCanvas
  ) -> RowSpan {
    var rows = RowSpan()
    var index = range.lowerBound
    while index < range.upperBound {
      let item = tree.items[index]
      let slot = item.slot
      let info = book.table.nodes[book.table.nodeOfSlot[slot]]
      let map = base.concatenating(frame.local[slot])
      let share = opacity * frame.opacity[slot]
      if map.isDrawable && share > 0 {
        let place = marks.all.count
        marks.all.append(
          GroupMark(
            slot: slot - first,
            item: book.item(ofSlot: slot, info, in: frame),
            opacity: frame.opacity[slot],
            local: frame.local[slot],
            paint: book.movingPaint(ofSlot: slot, info, in: frame)
          )
        )
        if item.isGroup {
          markGroup(at: place, index, info, since: first, of: frame, map, share, canvas)
        } else {
          markLayer(at: place, slot, info, in: frame, map, canvas)
        }
        rows.join(marks.all[place].rows)
      }
      index = item.end
    }
    return rows
  }

  private func markLayer(
    at place: Int,
    _ slot: Int,
    _ info: SlotTable.Info,
    in frame: Frame,
    _ map: Affine,
    _ canvas: MarkedCanvas
  ) {
    guard let entry = book.entry(ofSlot: slot, in: frame) else { return }
    if !entry.isCopiedOrPlain(at: map, maximum: info.maximumScale, unit: unit) {
      marks.isPlain = false
    }
    let ink = map.box(around: entry.ink)
    marks.all[place].rows = canvas.rows(of: ink)
    if let ahead, !info.animatesPaint, ink.overlaps(canvas.bounds) {
      ahead.expect(entry, at: map, maximum: info.maximumScale, unit: unit)
    }
  }

  private func markGroup(
    at place: Int,
    _ index: Int,
    _ info: SlotTable.Info,
    since first: Int,
    of frame: Frame,
    _ map: Affine,
    _ opacity: Double,
    _ canvas: MarkedCanvas
  ) {
    let inside = index + 1..<tree.items[index].end
    let manner = manner(
      of: inside,
      info,
      in: frame,
      map,
      bounds: canvas.bounds,
      opacity: opacity
    )
    marks.all[place].manner = manner
    switch manner {
    case .unseen: break
    case .apart:
      marks.all[place].rows = mark(inside, since: first, of: frame, map, opacity, canvas)
    case .cut:
      if info.radius > 0 || !map.isUpright { marks.isPlain = false }
      marks.all[place].rows = mark(inside, since: first, of: frame, map, opacity, canvas)
    case .whole(let picture):
      let placed = picture.placed(at: map)
      if !placed.isShift { marks.isPlain = false }
      var inner = MarkedCanvas(
        bounds: picture.bounds,
        y: canvas.y + placed.ty,
        margin: canvas.margin + Self.reach,
        rows: canvas.rows
      )
      if info.clips { inner.rows = canvas.rows(of: map.box(around: info.box)) }
      marks.all[place].rows = mark(inside, since: first, of: frame, picture.base, 1, inner)
    }
  }
}
