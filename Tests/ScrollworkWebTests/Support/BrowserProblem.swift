/// Why a browser did not do what a test asked for.
enum BrowserProblem: Error, CustomStringConvertible {
  case cannotStart(code: Int32)
  case ended(during: String)
  case timedOut(String, seconds: Double)
  case refused(String, reason: String)
  case threw(String)
  case unexpected(String)

  var description: String {
    switch self {
    case .cannotStart(let code): "Chromium could not be started: error \(code)"
    case .ended(let work): "Chromium ended during \(work)"
    case .timedOut(let work, let seconds): "nothing came of \(work) within \(seconds) s"
    case .refused(let work, let reason): "Chromium refused \(work): \(reason)"
    case .threw(let text): "the page threw: \(text)"
    case .unexpected(let text): text
    }
  }
}
