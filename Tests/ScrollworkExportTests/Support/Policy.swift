import Glibc

/// What the command does once at its start.
enum Policy {
  /// Makes closed pipes and limits on file sizes errors instead of ends.
  static func ignoreSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
