internal import Dispatch
internal import Glibc
internal import ScrollworkExport

/// Takes down half-written files when the program is told to stop, and ends it as shells expect:
/// with 128 and the signal's number.
final class Interruption {
  let scaffold = Scaffold()
  private var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [scaffold] in
        scaffold.tearDown {
          if Terminal.isInteractive { Terminal.write("\r\u{1B}[K") }
          _exit(128 + number)
        }
      }
      source.resume()
      sources.append(source)
    }
  }
}
