/// The words of a progress bar: how much is done, how fast, and how long it will take.
///
///     ProgressLine(done: 148, total: 300, elapsed: 2.4).text(columns: 80)
///     // "━━━━━━━━━━━━━━━━━━━─────────────────────  148/300  61 frames/s  3 s left"
struct ProgressLine {
  /// Frames that are done.
  var done: Int
  /// Frames in all.
  var total: Int
  /// Seconds since the start.
  var elapsed: Double
  /// Whether to show more than ASCII.
  var isUnicode = true
  /// Whether to use colours.
  var isColoured = false

  /// The line, shorter than the terminal is wide.
  func text(columns: Int) -> String {
    let words = self.words
    let room = min(40, columns - words.count - 1)
    if room < 8 { return String(words.prefix(max(0, columns - 1))) }
    let full = total == 0 ? room : done * room / total
    let (bar, rest) = isUnicode ? ("━", "─") : ("#", "-")
    let left = String(repeating: bar, count: full)
    let right = String(repeating: rest, count: room - full)
    let painted = isColoured ? "\u{1B}[36m\(left)\u{1B}[2m\(right)\u{1B}[0m" : left + right
    return painted + words
  }

  private var words: String {
    var words = "  \(done)/\(total)"
    guard done > 0, elapsed > 0 else { return words }
    let rate = Double(done) / elapsed
    words += "  \(rate < 10 ? Self.tenths(rate) : "\(Int(rate))") frames/s"
    if done < total { words += "  \(Self.duration(Double(total - done) / rate)) left" }
    return words
  }

  /// A duration such as `42 s`, `3 min 20 s` or `2 h 5 min`.
  static func duration(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 1e9).rounded(.up))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded(.toNearestOrEven))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
