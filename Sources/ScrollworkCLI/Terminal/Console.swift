internal import Glibc

/// The process's standard error, and what is known of the terminal behind it.
enum Console {
  /// Writes to standard error; what cannot be written there cannot be said at all.
  static func complain(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  /// Whether standard error is a terminal that can move its cursor.
  static var isTerminal: Bool {
    isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb"
  }

  /// Whether to use colours: on a terminal, unless `NO_COLOR` is set to something.
  static var isColoured: Bool { isTerminal && (variable("NO_COLOR") ?? "").isEmpty }

  /// Whether the terminal shows more than ASCII.
  static var isUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { variable($0) }.first { !$0.isEmpty } ?? ""
    return locale.lowercased().contains("utf-8") || locale.lowercased().contains("utf8")
  }

  /// The terminal's columns; 80 when it does not say.
  static var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Seconds since it was made.
struct Stopwatch {
  private let start = Self.now

  /// Seconds since the start.
  var elapsed: Double { Self.now - start }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
