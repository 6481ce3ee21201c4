/// Where the rows of a picture show something: what is transparent need not be looked at, and what is
/// opaque need not be mixed.
///
/// Rows are told in steps of eight pixels, and gaps below sixteen do not count.
package final class PixelRuns {
  /// Some pixels of a row, one beside the other.
  struct Run: Equatable {
    /// The first column.
    var first: Int32
    /// One past the last column.
    var end: Int32
    /// Whether all of them hide what is behind them.
    var isOpaque: Bool
  }

  /// How many runs of a row are told apart; the last one takes in all that follows.
  static let most = 12
  private static let step = 8
  /// The steps below which a gap is none, and an opaque run not worth its own call.
  private static let leastGap = 2
  private static let leastOpaque = 4

  private let counts: UnsafeMutableBufferPointer<UInt8>
  private let runs: UnsafeMutableBufferPointer<Run>

  /// Looks at all rows of a grid.
  package init(_ grid: PixelGrid) {
    counts = .allocate(capacity: grid.height)
    counts.initialize(repeating: 0)
    runs = .allocate(capacity: grid.height * Self.most)
    runs.initialize(repeating: Run(first: 0, end: 0, isOpaque: false))
    read(grid, rows: 0..<grid.height)
  }

  /// Knows what another one knows.
  init(_ other: PixelRuns) {
    counts = .allocate(capacity: other.counts.count)
    _ = counts.initialize(from: other.counts)
    runs = .allocate(capacity: other.runs.count)
    _ = runs.initialize(from: other.runs)
  }

  deinit {
    counts.deallocate()
    runs.deallocate()
  }

  /// Looks again at rows that have changed.
  func read(_ grid: PixelGrid, rows: Range<Int>) {
    for y in rows { read(grid.row(y), width: grid.width, row: y) }
  }

  /// The runs of a row, from left to right; valid while these runs are.
  subscript(y: Int) -> UnsafeBufferPointer<Run> {
    UnsafeBufferPointer(rebasing: runs[y * Self.most..<y * Self.most + Int(counts[y])])
  }

  /// The kind of some neighbouring pixels.
  private enum Kind { case clear, mixed, opaque }

  private static func kind(_ pixels: UnsafePointer<UInt32>, _ count: Int) -> Kind {
    var (some, all) = (UInt32(0), UInt32.max)
    for i in 0..<count {
      some |= pixels[i]
      all &= pixels[i]
    }
    return some == 0 ? .clear : all >> 24 == 255 ? .opaque : .mixed
  }

  private func read(_ pixels: UnsafePointer<UInt32>, width: Int, row: Int) {
    counts[row] = 0
    var x = 0
    var steps = 0
    var kind = Kind.clear
    var first = 0
    while x < width {
      let end = min(x + Self.step, width)
      let next = Self.kind(pixels + x, end - x)
      if next != kind {
        append(kind, first, x, steps, row)
        (kind, first, steps) = (next, x, 0)
      }
      steps += 1
      x = end
    }
    append(kind, first, width, steps, row)
  }

  private func append(_ kind: Kind, _ first: Int, _ end: Int, _ steps: Int, _ row: Int) {
    guard kind != .clear else { return }
    let isOpaque = kind == .opaque && steps >= Self.leastOpaque
    var run = Run(first: Int32(first), end: Int32(end), isOpaque: isOpaque)
    let count = Int(counts[row])
    let start = row * Self.most
    if count > 0 {
      let last = runs[start + count - 1]
      let isNear = Int(run.first - last.end) < Self.leastGap * Self.step
      if count == Self.most || isNear && !run.isOpaque && !last.isOpaque {
        run = Run(first: last.first, end: run.end, isOpaque: false)
        runs[start + count - 1] = run
        return
      }
    }
    runs[start + count] = run
    counts[row] += 1
  }
}
