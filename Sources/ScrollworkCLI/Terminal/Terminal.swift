internal import Glibc

/// What standard error is connected to.
enum Terminal {
  /// Whether a person watches standard error.
  static let isInteractive = isatty(2) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"

  /// Whether text there may carry colours.
  ///
  /// Source: no-color.org.
  static let isColoured = isInteractive && getenv("NO_COLOR") == nil

  /// Writes text there at once.
  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// How many columns it has.
  static var columns: Int {
    var size = winsize()
    return ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}
