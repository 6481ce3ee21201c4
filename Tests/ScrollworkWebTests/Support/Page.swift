import Foundation
import Synchronization

/// One page of the browser, with a context of its own.
final class Page: Sendable {
  private struct Waiter {
    let event: String
    let answer: CheckedContinuation<JSON, any Error>
  }

  private struct State {
    var problems: [String] = []
    var waiters: [Int: Waiter] = [:]
    var lastWaiter = 0
    var unclaimed: [String: [JSON]] = [:]
  }

  let tools: DevTools
  let context: String
  let target: String
  let session: String
  private let state = Mutex(State())

  /// Opens an empty page.
  init(in browser: Browser, _ screen: Screen) async throws {
    tools = browser.tools
    let context = try await tools.send("Target.createBrowserContext")["browserContextId"]
    let target = try await tools.send(
      "Target.createTarget",
      [
        "url": "about:blank", "browserContextId": context ?? .null, "newWindow": true,
        "width": .number(screen.width), "height": .number(screen.height),
      ]
    )["targetId"]
    let session = try await tools.send(
      "Target.attachToTarget",
      ["targetId": target ?? .null, "flatten": true]
    )["sessionId"]
    guard let context = context?.string, let target = target?.string, let session = session?.string
    else { throw BrowserProblem.unexpected("Chromium gave the page no name") }
    (self.context, self.target, self.session) = (context, target, session)
    tools.listen(to: session) { [weak self] in self?.hear($0) }
    for domain in ["Page", "Runtime", "Log", "Performance"] { try await send("\(domain).enable") }
    try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await show(on: screen)
  }

  /// What the page threw and wrote to its console as an error, in order.
  var problems: [String] { state.withLock { $0.problems } }

  /// Returns what went wrong so far and forgets it.
  func takeProblems() -> [String] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }

  @discardableResult func send(
    _ method: String,
    _ parameters: JSON = [:],
    timeout: Double = 60
  ) async throws -> JSON {
    try await tools.send(method, parameters, session: session, timeout: timeout)
  }

  /// Does something and waits for what the browser then says.
  @discardableResult func event(
    _ name: String,
    timeout: Double = 60,
    during work: () async throws -> Void
  ) async throws -> JSON {
    state.withLock { $0.unclaimed[name] = [] }
    try await work()
    return try await withCheckedThrowingContinuation { answer in
      let id = state.withLock { state -> Int? in
        let said = state.unclaimed.removeValue(forKey: name) ?? []
        if let first = said.first {
          answer.resume(returning: first)
          return nil
        }
        state.lastWaiter += 1
        state.waiters[state.lastWaiter] = Waiter(event: name, answer: answer)
        return state.lastWaiter
      }
      guard let id else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + timeout) { [weak self] in
        let waiter = self?.state.withLock { $0.waiters.removeValue(forKey: id) }
        waiter?.answer.resume(throwing: BrowserProblem.timedOut(name, seconds: timeout))
      }
    }
  }

  /// Lets the page's pending work run, so that late errors are heard and changes of its screen and of
  /// preferences have arrived: two frames, or some time where the page's clock stands.
  func settle() async throws {
    let frames = "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))"
    let time = "new Promise(r => setTimeout(r, 3000))"
    try await send(
      "Runtime.evaluate",
      [
        "expression": .string("Promise.race([\(frames), \(time)]).then(() => 0)"),
        "awaitPromise": true,
      ]
    )
  }

  /// Closes the page and forgets its context.
  func close() async throws {
    tools.ignore(session)
    try await tools.send("Target.closeTarget", ["targetId": .string(target)])
    try await tools.send("Target.disposeBrowserContext", ["browserContextId": .string(context)])
  }

  private func hear(_ event: DevTools.Event) {
    let problem = PageProblem.words(for: event)
    let waiters = state.withLock { state -> [Waiter] in
      if let problem { state.problems.append(problem) }
      state.unclaimed[event.method]?.append(event.parameters)
      let ids = state.waiters.filter { $0.value.event == event.method }.map(\.key)
      return ids.compactMap { state.waiters.removeValue(forKey: $0) }
    }
    for waiter in waiters { waiter.answer.resume(returning: event.parameters) }
  }
}

/// What counts as a mistake of the page.
enum PageProblem {
  static func words(for event: DevTools.Event) -> String? {
    let facts = event.parameters
    switch event.method {
    case "Runtime.exceptionThrown":
      let details = facts["exceptionDetails"]
      return details?["exception"]?["description"]?.string ?? details?["text"]?.string
        ?? "an exception"
    case "Runtime.consoleAPICalled" where facts["type"]?.string == "error":
      let words = facts["args"]?.array?.map { argument in
        argument["value"]?.string ?? argument["description"]?.string ?? "?"
      }
      return "console: " + (words ?? []).joined(separator: " ")
    case "Log.entryAdded" where facts["entry"]?["level"]?.string == "error":
      return "log: " + (facts["entry"]?["text"]?.string ?? "?")
    default: return nil
    }
  }
}
