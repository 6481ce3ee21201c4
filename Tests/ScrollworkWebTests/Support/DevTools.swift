import Foundation
import Synchronization

/// The conversation with a browser: commands with their answers, and what it says by itself.
final class DevTools: Sendable {
  /// What the browser said by itself.
  struct Event: Sendable {
    let session: String?
    let method: String
    let parameters: JSON
  }

  private struct Call {
    let work: String
    let answer: CheckedContinuation<JSON, any Error>
  }

  private struct State {
    var lastID = 0
    var calls: [Int: Call] = [:]
    var listeners: [String: @Sendable (Event) -> Void] = [:]
    var hasEnded = false
  }

  private let process: BrowserProcess
  private let state = Mutex(State())

  init(_ process: BrowserProcess) {
    self.process = process
    let thread = Thread { self.read() }
    thread.name = "DevTools"
    thread.start()
  }

  /// Sends a command and waits for its answer.
  ///
  /// - Throws: `BrowserProblem`, after `timeout` seconds at the latest.
  @discardableResult func send(
    _ method: String,
    _ parameters: JSON = [:],
    session: String? = nil,
    timeout: Double = 60
  ) async throws -> JSON {
    try await withCheckedThrowingContinuation { answer in
      let id = state.withLock { state -> Int? in
        if state.hasEnded { return nil }
        state.lastID += 1
        state.calls[state.lastID] = Call(work: method, answer: answer)
        return state.lastID
      }
      guard let id else { return answer.resume(throwing: BrowserProblem.ended(during: method)) }
      DispatchQueue.global().asyncAfter(deadline: .now() + timeout) {
        self.settle(id, .failure(.timedOut(method, seconds: timeout)))
      }
      var message: [String: JSON] = [
        "id": .number(Double(id)), "method": .string(method), "params": parameters,
      ]
      if let session { message["sessionId"] = .string(session) }
      write(.object(message), for: id, method)
    }
  }

  /// Hears what a session says, until `ignore`; called on a thread of the conversation.
  func listen(to session: String, _ listener: @escaping @Sendable (Event) -> Void) {
    state.withLock { $0.listeners[session] = listener }
  }

  func ignore(_ session: String) {
    state.withLock { _ = $0.listeners.removeValue(forKey: session) }
  }

  private func write(_ message: JSON, for id: Int, _ method: String) {
    guard var bytes = try? message.bytes else {
      return settle(id, .failure(.refused(method, reason: "it is not JSON")))
    }
    bytes.append(0)
    let isWritten = state.withLock { _ in
      var done = 0
      while done < bytes.count {
        let count = bytes[done...].withUnsafeBytes {
          Glibc.write(process.input, $0.baseAddress, $0.count)
        }
        if count < 0 && errno != EINTR { return false }
        done += max(count, 0)
      }
      return true
    }
    if !isWritten { settle(id, .failure(.ended(during: method))) }
  }

  private func settle(_ id: Int, _ result: Result<JSON, BrowserProblem>) {
    let call = state.withLock { $0.calls.removeValue(forKey: id) }
    call?.answer.resume(with: result.mapError { $0 })
  }

  private func read() {
    var waiting: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(process.output, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      var rest = chunk[..<count]
      while let end = rest.firstIndex(of: 0) {
        receive(waiting + rest[..<end])
        waiting.removeAll(keepingCapacity: true)
        rest = rest[(end + 1)...]
      }
      waiting += rest
    }
    let calls = state.withLock { state in
      state.hasEnded = true
      defer { state.calls = [:] }
      return state.calls.values.map { $0 }
    }
    for call in calls { call.answer.resume(throwing: BrowserProblem.ended(during: call.work)) }
  }

  private func receive(_ bytes: [UInt8]) {
    guard let message = try? JSON(bytes) else { return }
    if let id = message["id"]?.number {
      let error = message["error"]?["message"]?.string
      let work = state.withLock { $0.calls[Int(id)]?.work } ?? ""
      return settle(
        Int(id),
        error.map { .failure(.refused(work, reason: $0)) } ?? .success(message["result"] ?? .null)
      )
    }
    guard let method = message["method"]?.string else { return }
    let session = message["sessionId"]?.string
    let event = Event(session: session, method: method, parameters: message["params"] ?? [:])
    let listener = state.withLock { $0.listeners[session ?? ""] }
    listener?(event)
  }
}
