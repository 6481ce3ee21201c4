internal import Scrollwork

/// Which columns of a target show a picture that stays level, and from where in it.
struct PixelColumns {
  /// The first column of the target.
  let first: Int
  /// How many there are.
  let count: Int
  /// Where the first column lies, when all others follow pixel by pixel: their weight is the same.
  let shift: (index: Int, weight: Int32)?
  /// Whether columns go the same way in both.
  private let isAscending: Bool

  /// Finds the places of columns in a picture of some width; nil when none has one.
  init?(_ columns: Range<Int>, _ back: Affine, _ width: Int, _ scratch: PixelScratch) {
    isAscending = back.a > 0
    if back.a == 1 {
      let place = Level.place(back.tx)
      let low = max(columns.lowerBound, -place.index)
      let high = min(columns.upperBound, width - 1 - place.index)
      guard low < high else { return nil }
      (first, count) = (low, high - low)
      shift = (low + place.index, place.weight)
      return
    }
    shift = nil
    var (low, used, reached) = (columns.lowerBound, 0, 0)
    for x in columns {
      let place = Level.place((Double(x) + 0.5) * back.a + back.tx - 0.5)
      guard place.index >= 0, place.index < width - 1 else { continue }
      if used == 0 { low = x }
      while isAscending && reached <= place.index {
        scratch.before[reached] = Int32(used)
        reached += 1
      }
      scratch.places[used] = Int32(place.index)
      scratch.weights[used] = Int16(place.weight)
      used += 1
    }
    guard used > 0 else { return nil }
    while isAscending && reached < width {
      scratch.before[reached] = Int32(used)
      reached += 1
    }
    // Loops that do many at once read on.
    for i in used..<used + PixelRows.excess / 2 {
      scratch.places[i] = 0
      scratch.weights[i] = 0
    }
    (first, count) = (low, used)
  }

  /// Whether pixels lie on pixels.
  var isWhole: Bool { shift?.weight == 0 }

  /// The columns, counted from the first, that show some of a picture's.
  func part(showing span: Range<Int>, _ scratch: PixelScratch) -> Range<Int> {
    let low = max(0, span.lowerBound - 1)
    if let shift {
      let start = max(0, low - shift.index)
      return start..<max(start, min(count, span.upperBound - shift.index))
    }
    guard isAscending else { return 0..<count }
    return Int(scratch.before[low])..<Int(scratch.before[span.upperBound])
  }

  /// The columns of the picture that are read for some of the target's.
  func read(_ part: Range<Int>, _ scratch: PixelScratch) -> (low: Int, high: Int) {
    if let shift {
      return (shift.index + part.lowerBound, shift.index + part.upperBound + 1)
    }
    let (one, other) = (scratch.places[part.lowerBound], scratch.places[part.upperBound - 1])
    return (Int(min(one, other)), Int(max(one, other)) + 2)
  }
}
