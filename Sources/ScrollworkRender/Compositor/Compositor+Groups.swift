internal import Scrollwork
internal import ScrollworkScene

extension Compositor {
  /// A group's layers as one picture: at hand, or painted where it differs from one that is.
  func picture(
    ofGroup index: Int,
    _ info: SlotTable.Info,
    at place: GroupPicture.Place,
    of frame: Frame
  ) -> GroupPicture {
    let key = key(of: tree.items[index].slot, info, in: frame)
    gatherMarks(ofGroup: index, at: place, in: frame)
    if let known = shelf.picture(of: key, at: place, marks: marks, frame: cache.frame) {
      return known
    }
    // Pictures inside of others are seen no more once these are painted.
    let most = depth == 0 ? GroupShelf.mostOfOne : 1
    let latest = shelf.latest(of: key, at: place)
    let rows = changedRows(since: latest, at: place)
    if let latest, rows != nil || most == 1, most == 1 || !latest.isSettled {
      latest.lastUse = cache.frame
      return paint(latest, rows, ofGroup: index, info, of: frame)
    }
    let picture = shelf.makePicture(
      of: key,
      at: place,
      keeping: rows == nil ? nil : latest,
      most: most,
      frame: cache.frame
    )
    if let latest, rows != nil {
      picture.raster.copy(from: latest.raster)
      journal?.note(.copy(latest.raster, picture.raster))
    }
    return paint(picture, rows, ofGroup: index, info, of: frame)
  }

  private func key(of slot: Int, _ info: SlotTable.Info, in frame: Frame) -> GroupShelf.Key {
    guard info.isCard, let item = book.itemNumber(ofCard: frame.card[slot], info) else {
      return .slot(slot)
    }
    return .item(deck: info.deck, item)
  }

  /// The rows in which a picture differs from what is wanted; nil when it must be painted anew.
  private func changedRows(
    since picture: GroupPicture?,
    at place: GroupPicture.Place
  ) -> RowSpan? {
    guard marks.isPlain, let picture, picture.marks.isPlain,
      let rows = GroupMarks.changes(from: picture.marks.all, to: marks.all),
      // Most of a picture is not worth a copy of the rest.
      rows.isEmpty || Double(rows.end - rows.first) < 0.75 * place.box.height
    else { return nil }
    return rows
  }

  /// Paints a group's layers into a picture, or some of its rows.
  private func paint(
    _ picture: GroupPicture,
    _ rows: RowSpan?,
    ofGroup index: Int,
    _ info: SlotTable.Info,
    of frame: Frame
  ) -> GroupPicture {
    picture.marks = marks
    picture.isSettled = false
    let surface = picture.raster.surface
    let rows = rows ?? RowSpan(first: 0, end: surface.height)
    guard !rows.isEmpty else { return picture }
    let base = picture.base
    journal?.note(.enter(picture.raster, rows))
    depth += 1
    defer {
      depth -= 1
      journal?.note(.leave)
    }
    surface.clear(rows)
    surface.draw { canvas in
      canvas.limit(to: rows)
      draw(index + 1..<tree.items[index].end, of: frame, on: canvas, base, opacity: 1)
      guard info.clips else { return }
      journal?.note(.cut(info.frame, base.snapped))
      // All at once: cut one by one, layers would shine through each other along the edge.
      canvas.erase(outside: info.frame, base.snapped)
    }
    picture.raster.read(rows)
    return picture
  }
}
