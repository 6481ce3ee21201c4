import Scrollwork
import Testing

@testable import ScrollworkRender

@Suite struct GroupShelfTests {
  private func place(_ scale: Double, side: Double = 32) -> GroupPicture.Place {
    GroupPicture.Place(of: Box(minX: 0, minY: 0, maxX: side - 2, maxY: side - 2), scale: scale)
  }

  private func marks(_ opacity: Double) -> GroupMarks {
    var marks = GroupMarks()
    marks.all = [mark(1, opacity: opacity)]
    return marks
  }

  private func mark(_ slot: Int, opacity: Double = 1, rows: Range<Int> = 0..<8) -> GroupMark {
    var mark = GroupMark(slot: slot, item: 0, opacity: opacity, local: .identity, paint: nil)
    mark.rows = RowSpan(first: rows.lowerBound, end: rows.upperBound)
    return mark
  }

  /// Paints a picture on a shelf unless it is there; returns whether it was.
  private func show(
    _ opacity: Double,
    of key: GroupShelf.Key = .slot(0),
    on shelf: GroupShelf,
    in frame: Int
  ) -> Bool {
    let marks = marks(opacity)
    guard shelf.picture(of: key, at: place(1), marks: marks, frame: frame) == nil else {
      return true
    }
    let picture = shelf.makePicture(
      of: key,
      at: place(1),
      keeping: nil,
      most: GroupShelf.mostOfOne,
      frame: frame
    )
    picture.marks = marks
    return false
  }

  @Test func aStateThatPassedMakesRoomForTheNext() {
    let shelf = GroupShelf(limit: 1 << 20)
    for frame in 1...9 { #expect(!show(Double(frame), on: shelf, in: frame)) }
    #expect(shelf.bytes == place(1).bytes)
    #expect(!show(8, on: shelf, in: 10))
  }

  @Test func aStateThatWasShownTwiceStays() {
    let shelf = GroupShelf(limit: 1 << 20)
    for frame in 1...2 { _ = show(0.5, on: shelf, in: frame) }
    for frame in 3...9 { #expect(!show(Double(frame), on: shelf, in: frame)) }
    #expect(show(0.5, on: shelf, in: 10))
  }

  @Test func keepsAFewStatesOfAGroup() {
    let shelf = GroupShelf(limit: 1 << 20)
    for state in 0..<9 {
      for frame in 0...1 { _ = show(Double(state), on: shelf, in: 1 + 2 * state + frame) }
    }
    #expect(shelf.bytes == GroupShelf.mostOfOne * place(1).bytes)
    #expect(show(8, on: shelf, in: 20) && show(6, on: shelf, in: 20))
    #expect(!show(0, on: shelf, in: 20))
  }

  @Test func forgetsWhatWasShownLongestAgo() {
    let shelf = GroupShelf(limit: 3 * place(1).bytes)
    for group in 1...5 { _ = show(1, of: .slot(group), on: shelf, in: group) }
    #expect(shelf.bytes == shelf.limit)
    #expect(show(1, of: .slot(3), on: shelf, in: 6) && show(1, of: .slot(5), on: shelf, in: 6))
    #expect(!show(1, of: .slot(2), on: shelf, in: 6))
  }

  @Test func keepsAllThatAFrameShows() {
    let shelf = GroupShelf(limit: 0)
    for group in 1...5 { _ = show(1, of: .slot(group), on: shelf, in: 1) }
    for group in 1...5 { #expect(show(1, of: .slot(group), on: shelf, in: 1)) }
    _ = show(1, of: .slot(6), on: shelf, in: 2)
    #expect(shelf.bytes == place(1).bytes)
  }

  @Test func changesCoverOldAndNewRows() {
    let old = [mark(1), mark(2, rows: 10..<20), mark(3, rows: 30..<40)]
    #expect(GroupMarks.changes(from: old, to: old) == RowSpan())
    var new = old
    new[1] = mark(2, rows: 15..<24)
    #expect(GroupMarks.changes(from: old, to: new) == RowSpan(first: 10, end: 24))
    new[1] = mark(2, opacity: 0.5, rows: 10..<20)
    #expect(GroupMarks.changes(from: old, to: new) == RowSpan(first: 10, end: 20))
    #expect(GroupMarks.changes(from: [], to: old) == RowSpan(first: 0, end: 40))
    #expect(
      GroupMarks.changes(from: old, to: [old[0], old[2]]) == RowSpan(first: 10, end: 20)
    )
    #expect(
      GroupMarks.changes(from: [old[0], old[2]], to: [old[0], old[1]])
        == RowSpan(first: 10, end: 40)
    )
  }

  @Test func layersThatChangePlacesChangeAll() {
    let old = [mark(1), mark(2), mark(3)]
    #expect(GroupMarks.changes(from: old, to: [old[1], old[0], old[2]]) == nil)
    #expect(GroupMarks.changes(from: old, to: [old[2], old[1]]) == nil)
  }
}

extension GroupPicture.Place {
  /// What a picture of this size weighs.
  fileprivate var bytes: Int { Int(box.width) * Int(box.height) * 4 }
}
