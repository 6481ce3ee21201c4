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
