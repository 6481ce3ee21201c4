internal import Foundation

/// A bar on the terminal with what is done, how fast, and what is left; nothing in a pipe.
struct Progress {
  private let total: Int
  private let name: String
  private let start = Date()
  private var lastDrawn = Date.distantPast

  init(_ total: Int, name: String) {
    self.total = total
    self.name = name
  }

  /// Shows that `done` frames are finished.
  mutating func show(_ done: Int) {
    guard Terminal.isInteractive else { return }
    let now = Date()
    guard done == total || now.timeIntervalSince(lastDrawn) > 0.1 else { return }
    lastDrawn = now
    let seconds = now.timeIntervalSince(start)
    let rate = seconds > 0 ? Double(done) / seconds : 0
    let left = rate > 0 ? Double(total - done) / rate : 0
    let width = 24
    let filled = width * done / max(total, 1)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let line = "\(name) \(bar) \(done)/\(total)  \(Int(rate)) fps  \(Self.clock(left)) left"
    Terminal.write("\r\u{1B}[K" + String(line.prefix(Terminal.columns - 1)))
  }

  /// Takes the bar away.
  func clear() {
    if Terminal.isInteractive { Terminal.write("\r\u{1B}[K") }
  }

  private static func clock(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    return String(format: "%d:%02d", whole / 60, whole % 60)
  }
}
