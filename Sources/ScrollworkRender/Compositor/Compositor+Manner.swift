internal import Scrollwork
internal import ScrollworkScene

/// How groups are drawn. The answers follow from the frame alone.
extension Compositor {
  /// How a group's layers meet what is behind them.
  ///
  /// - Parameters:
  ///   - inside: The items in the group.
  ///   - info: The group's node.
  ///   - frame: The frame being drawn.
  ///   - map: From the group's points to the canvas's pixels.
  ///   - bounds: The canvas's box.
  ///   - opacity: The group's, with that of the groups around it.
  /// - Returns: What drawing does, with the place of the picture if there is to be one.
  func manner(
    of inside: Range<Int>,
    _ info: SlotTable.Info,
    in frame: Frame,
    _ map: Affine,
    bounds: Box,
    opacity: Double
  ) -> GroupManner {
    guard isDrawnAsOne(inside, info, of: frame, map, opacity: opacity) else {
      return info.clips ? .cut : .apart
    }
    guard let area = area(of: inside, info, of: frame, bounds: bounds, map) else { return .unseen }
    let level = Levels.level(for: map.stretch / unit, maximum: info.maximumScale)
    let scale = Rasteriser.bounded(level.scale * unit, area)
    return .whole(GroupPicture.Place(of: area, scale: scale))
  }

  /// Whether a group's layers must become one picture before they meet what is behind them.
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

  /// The part of a group, in its own points, that must be drawn; nil when nothing is seen.
  ///
  /// That is all of it, so that it need not be drawn anew when it moves, unless it is far larger than
  /// the canvas.
  private func area(
    of inside: Range<Int>,
    _ info: SlotTable.Info,
    of frame: Frame,
    bounds: Box,
    _ map: Affine
  ) -> Box? {
    boxes.removeAll(keepingCapacity: true)
    gatherBoxes(inside, of: frame, .identity)
    var area = boxes.reduce(into: Box()) { $0.join($1) }
    if info.clips { area = area.cut(to: info.box) }
    guard !area.isEmpty, map.box(around: area).overlaps(bounds) else { return nil }
    let stretch = map.stretch
    let isLarge =
      area.width * area.height * stretch * stretch > 2 * bounds.width * bounds.height
    guard isLarge, let back = map.inverted() else { return area }
    area = area.cut(to: back.box(around: bounds.grown(by: 2)))
    return area.isEmpty ? nil : area
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
  private func gatherBoxes(_ range: Range<Int>, of frame: Frame, _ base: Affine) {
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
