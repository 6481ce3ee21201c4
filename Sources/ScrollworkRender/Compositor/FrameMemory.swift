internal import ScrollworkScene

/// What a bitmap shows, so that the next frame need draw only what differs.
struct FrameMemory {
  /// The bitmap; nil when nothing was drawn yet, or when it is gone.
  private(set) weak var bitmap: Bitmap?
  private var marks = GroupMarks()

  /// Forgets a bitmap that was drawn on.
  mutating func forget(_ bitmap: Bitmap) {
    if self.bitmap === bitmap { self.bitmap = nil }
  }

  /// Takes a frame in, and tells which rows of a bitmap must be drawn.
  mutating func rows(toShow next: GroupMarks, in bitmap: Bitmap) -> RowSpan {
    let all = RowSpan(first: 0, end: bitmap.height)
    let last = marks
    let isKnown = self.bitmap === bitmap
    marks = next
    self.bitmap = bitmap
    guard isKnown else { return all }
    if last == next { return RowSpan() }
    guard last.isPlain, next.isPlain else { return all }
    return GroupMarks.changes(from: last.all, to: next.all) ?? all
  }
}
