internal import Scrollwork

/// Pictures that are turned or slanted: each pixel is mixed of four.
extension PixelMixer {
  /// Positions are counted in pixels times this.
  private static let one = 4_294_967_296.0
  /// What reads a picture with larger steps is a line without width.
  private static let mostStep = 4096.0

  /// Draws a picture whose sides do not stay level.
  func drawTurned(
    _ picture: PixelGrid,
    _ back: Affine,
    _ fade: Int32,
    on target: PixelGrid,
    in area: PixelArea
  ) {
    guard max(abs(back.a), abs(back.b), abs(back.c), abs(back.d)) < Self.mostStep else { return }
    scratch.reserve(area.columns.count)
    let step = (x: Self.fixed(back.a), y: Self.fixed(back.b))
    let limit = (x: Int64(picture.width - 1) << 32, y: Int64(picture.height - 1) << 32)
    for y in area.rows {
      // Rows are walked from column 0, so that no pixel depends on where drawing begins.
      let start = back.applying(to: Point(x: 0.5, y: Double(y) + 0.5))
      guard max(abs(start.x), abs(start.y)) < Double(1 << 28) else { continue }
      let x0 = Self.fixed(start.x - 0.5)
      let y0 = Self.fixed(start.y - 0.5)
      // The columns that lie on the picture: those between two ends.
      func isInside(_ i: Int) -> Bool {
        let (x, y) = (x0 + Int64(i) * step.x, y0 + Int64(i) * step.y)
        return x >= 0 && x < limit.x && y >= 0 && y < limit.y
      }
      var (low, high) = (area.columns.lowerBound, area.columns.upperBound)
      Self.narrow(&low, &high, x0, step.x, limit.x)
      Self.narrow(&low, &high, y0, step.y, limit.y)
      while low < high && !isInside(low) { low += 1 }
      while low < high && !isInside(high - 1) { high -= 1 }
      guard low < high else { continue }
      let walk = PixelRow.Walk(
        x: x0 + Int64(low) * step.x,
        y: y0 + Int64(low) * step.y,
        dx: step.x,
        dy: step.y
      )
      rows.sampleOver(
        picture,
        walk,
        fade,
        on: target.line(low, y),
        count: high - low,
        scratch.levels
      )
    }
  }

  private static func fixed(_ pixels: Double) -> Int64 {
    Int64((pixels * one).rounded(.toNearestOrEven))
  }

  /// Leaves out what surely lies beside the picture: `start + i × step` must lie in `0..<limit`.
  private static func narrow(
    _ low: inout Int,
    _ high: inout Int,
    _ start: Int64,
    _ step: Int64,
    _ limit: Int64
  ) {
    guard step != 0 else { return }
    let ends = (Double(-start) / Double(step), Double(limit - start) / Double(step))
    let (from, to) = (min(ends.0, ends.1), max(ends.0, ends.1))
    let last = Double(high)
    low = max(low, Int(min(max(from, 0), last)) - 1)
    high = min(high, Int(min(max(to, 0), last)) + 2)
  }
}
