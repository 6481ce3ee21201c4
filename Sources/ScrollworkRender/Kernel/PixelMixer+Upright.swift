internal import Scrollwork

/// Pictures that are moved, scaled or mirrored: each row is mixed of two, then each pixel of two; what
/// moves across or down alone is mixed once.
extension PixelMixer {
  /// Draws a picture whose sides stay level.
  func drawUpright(
    _ picture: PixelGrid,
    _ runs: PixelRuns?,
    _ back: Affine,
    _ fade: Int32,
    on target: PixelGrid,
    in area: PixelArea
  ) {
    scratch.reserve(max(area.columns.count, picture.width))
    guard let columns = PixelColumns(area.columns, back, picture.width, scratch) else { return }
    // What is seen in a mirror is drawn with its gaps.
    let runs = back.a > 0 ? runs : nil
    var spans = SpanList()
    for y in area.rows {
      let row = Level.place((Double(y) + 0.5) * back.d + back.ty - 0.5)
      guard row.index >= 0, row.index < picture.height - 1 else { continue }
      let line = target.line(columns.first, y)
      if columns.isWhole && row.weight == 0 {
        copy(picture, row.index, runs?[row.index], columns, fade, on: line)
        continue
      }
      let isMixed = row.weight != 0
      spans.read(runs?[row.index], isMixed ? runs?[row.index + 1] : nil, width: picture.width)
      for index in 0..<spans.count {
        let part = columns.part(showing: spans[index], scratch)
        guard !part.isEmpty else { continue }
        let (low, high) = columns.read(part, scratch)
        let (target, count) = (line + part.lowerBound, part.count)
        let (upper, lower) = (picture.row(row.index) + low, picture.row(row.index + 1) + low)
        if let across = columns.shift?.weight, across == 0 || !isMixed {
          // It moves one way only: each pixel is mixed of two.
          let (other, weight) = isMixed ? (lower, row.weight) : (upper + 1, across)
          rows.mixOver(
            upper,
            other,
            weight,
            below: picture.stride,
            fade,
            on: target,
            count: count,
            scratch.levels
          )
          continue
        }
        rows.mix(upper, lower, row.weight, into: scratch.mixed + 4 * low, count: high - low)
        if let shift = columns.shift {
          rows.shiftOver(scratch.mixed + 4 * low, shift.weight, fade, on: target, count: count)
        } else {
          rows.pickOver(
            scratch.mixed,
            scratch.places + part.lowerBound,
            scratch.weights + part.lowerBound,
            fade,
            on: target,
            count: count,
            scratch.levels
          )
        }
      }
    }
  }

  /// Draws a row that lies on whole pixels.
  private func copy(
    _ picture: PixelGrid,
    _ y: Int,
    _ runs: UnsafeBufferPointer<PixelRuns.Run>?,
    _ columns: PixelColumns,
    _ fade: Int32,
    on line: PixelLine
  ) {
    let row = picture.row(y)
    let start = columns.shift?.index ?? 0
    func lay(_ low: Int, _ high: Int) {
      rows.over(
        row + low,
        below: picture.stride,
        fade,
        on: line + (low - start),
        count: high - low,
        scratch.levels
      )
    }
    guard let runs else { return lay(start, start + columns.count) }
    for run in runs {
      let low = max(Int(run.first), start)
      let high = min(Int(run.end), start + columns.count)
      guard low < high else { continue }
      if run.isOpaque && fade == PixelRows.unfaded {
        (line + (low - start)).start.update(from: row + low, count: high - low)
      } else {
        lay(low, high)
      }
    }
  }
}

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

/// The columns that show something in one of two rows.
struct SpanList {
  /// How many spans there are.
  private(set) var count = 0
  private var ranges = Array(repeating: 0..<0, count: 2 * PixelRuns.most)

  /// A span, counted from the left.
  subscript(index: Int) -> Range<Int> { ranges[index] }

  /// Joins the runs of one row or two; all columns when none are told.
  mutating func read(
    _ upper: UnsafeBufferPointer<PixelRuns.Run>?,
    _ lower: UnsafeBufferPointer<PixelRuns.Run>?,
    width: Int
  ) {
    guard let upper else {
      // The last column is transparent.
      ranges[0] = 0..<width - 1
      count = 1
      return
    }
    count = 0
    var (i, j) = (upper.startIndex, lower?.startIndex ?? 0)
    let end = lower?.endIndex ?? 0
    while i < upper.endIndex || j < end {
      var run: PixelRuns.Run
      if let lower, j < end, i == upper.endIndex || lower[j].first < upper[i].first {
        run = lower[j]
        j += 1
      } else {
        run = upper[i]
        i += 1
      }
      if count > 0, run.first <= ranges[count - 1].upperBound + 1 {
        run.first = Int32(ranges[count - 1].lowerBound)
        run.end = max(run.end, Int32(ranges[count - 1].upperBound))
        count -= 1
      }
      ranges[count] = Int(run.first)..<min(Int(run.end), width - 1)
      count += 1
    }
  }
}
