/// A progress bar on standard error, when that is a terminal; nothing otherwise.
struct ProgressBar: ~Copyable {
  private let total: Int
  private let isShown: Bool
  private let isColoured = Console.isColoured
  private let isUnicode = Console.isUnicode
  private let watch = Stopwatch()
  private var shownAt = 0.0

  /// Prepares a bar for so many frames.
  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = !isQuiet && total > 1 && Console.isTerminal
  }

  /// Seconds since the bar was made.
  var elapsed: Double { watch.elapsed }

  /// Shows that so many frames are done, at most ten times a second.
  mutating func update(_ done: Int) {
    guard isShown else { return }
    let elapsed = watch.elapsed
    guard elapsed - shownAt >= 0.1 else { return }
    shownAt = elapsed
    let line = ProgressLine(
      done: done,
      total: total,
      elapsed: elapsed,
      isUnicode: isUnicode,
      isColoured: isColoured
    )
    Console.complain("\r" + line.text(columns: Console.columns) + "\u{1B}[K")
  }

  deinit { if isShown && shownAt > 0 { Console.complain("\r\u{1B}[K") } }
}
