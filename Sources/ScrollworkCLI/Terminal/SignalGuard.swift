internal import Glibc
internal import ScrollworkExport

/// Leaves no debris when the process is told to end.
enum SignalGuard {
  /// Makes closed pipes and limits on file sizes errors, and lets a thread of its own wait for
  /// Ctrl-C and its kin, take down the scaffold and end the process with 128 + signal.
  ///
  /// Signals that were ignored when the process began, as after `nohup`, stay ignored. Must be called
  /// before any other thread is started, since threads inherit what is blocked.
  static func install(_ scaffold: Scaffold) {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let context = Unmanaged.passRetained(Context(scaffold, signals)).toOpaque()
    var thread = pthread_t()
    pthread_create(&thread, nil, { SignalGuard.wait($0) }, context)
  }

  /// What the waiting thread needs.
  private final class Context {
    let scaffold: Scaffold
    var signals: sigset_t

    init(_ scaffold: Scaffold, _ signals: sigset_t) {
      self.scaffold = scaffold
      self.signals = signals
    }
  }

  private static func wait(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    let waiting = Unmanaged<Context>.fromOpaque(context).takeRetainedValue()
    var number: Int32 = 0
    while sigwait(&waiting.signals, &number) != 0 {}
    waiting.scaffold.tearDown {
      if Console.isTerminal { Console.complain("\r\u{1B}[K") }
      _exit(128 + number)
    }
    return nil
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
