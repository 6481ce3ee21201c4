// The C library's list of the environment is a variable, which nobody here writes to.
@preconcurrency internal import Glibc

/// A program that runs beside us and reads what we feed it.
///
/// It has a process group of its own, so that Ctrl-C reaches us alone; a child that is dropped
/// before it has finished is killed. Its input is a socket and not a pipe: a write to one whose
/// reader is gone can be told to give an error instead of a signal.
struct ChildProcess: ~Copyable {
  private let tool: String
  private let pid: pid_t
  private let input: Int32
  private let errors: Int32
  private var words: [UInt8] = []
  private let scaffold: Scaffold
  private let id: Int
  private var hasEnded = false
  /// Whether the program has closed its standard error.
  private var isSilent = false

  /// Starts a program, looked up on the path.
  init(
    _ tool: String,
    _ arguments: [String],
    scaffold: Scaffold
  ) throws(ExportError) {
    guard let (input, childInput) = Self.socketPair() else {
      throw systemError(.start, path: tool)
    }
    guard let (errors, childErrors) = Self.socketPair() else {
      Self.closeAll(input, childInput)
      throw systemError(.start, path: tool)
    }
    var pid: pid_t = 0
    var code: Int32 = 0
    defer { Self.closeAll(childInput, childErrors) }
    do throws(ExportError) {
      id = try scaffold.put { () throws(ExportError) in
        code = Self.spawn(tool, arguments, input: childInput, errors: childErrors, &pid)
        if code == 0 { return .child(pid) }
        throw code == ENOENT ? .missingTool(name: tool) : .system(.start, path: tool, code: code)
      }
    } catch {
      Self.closeAll(input, errors)
      throw error
    }
    self.tool = tool
    self.pid = pid
    self.input = input
    self.errors = errors
    self.scaffold = scaffold
  }

  /// Ends the program from any thread; after that it counts as dead.
  struct Stopper: Sendable {
    fileprivate let scaffold: Scaffold
    fileprivate let id: Int

    func stop() { scaffold.remove(id) }
  }

  /// What ends the program.
  var stopper: Stopper { Stopper(scaffold: scaffold, id: id) }

  deinit {
    if !hasEnded { Self.closeAll(input) }
    Self.closeAll(errors)
    scaffold.remove(id)
  }

  /// Hands bytes to the program's standard input, and listens to its complaints meanwhile.
  mutating func feed(_ bytes: UnsafeRawBufferPointer) throws(ExportError) {
    var done = 0
    while done < bytes.count {
      let count = send(
        input,
        bytes.baseAddress.map { $0 + done },
        bytes.count - done,
        Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
      )
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        var places = [
          pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
          pollfd(fd: isSilent ? -1 : errors, events: Int16(POLLIN), revents: 0),
        ]
        poll(&places, 2, -1)
        if places[1].revents & Int16(POLLIN) != 0 { isSilent = !listen() }
      } else if errno != EINTR {
        // The reader is gone; why, it has said on its way out.
        try finish()
        throw .failedTool(name: tool, status: 0, lastWords: "it closed its input early")
      }
    }
  }

  /// Closes the program's input and waits for its end.
  mutating func finish() throws(ExportError) {
    close(input)
    hasEnded = true
    while listen() {}
    var status: Int32 = -1
    scaffold.keep(id) { while waitpid(pid, &status, 0) < 0 && errno == EINTR {} }
    if status == 0 { return }
    let signal = status & 0x7F
    throw .failedTool(
      name: tool,
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      lastWords: lastWords
    )
  }

  /// The last line that the program wrote to its standard error.
  private var lastWords: String {
    let lines = words.split(whereSeparator: { $0 == 10 || $0 == 13 })
    return lines.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Takes what the program says, and keeps the end of it; `false` when it says no more.
  @discardableResult private mutating func listen() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(errors, &buffer, buffer.count, 0)
    if count > 0 { words = Array((words + buffer[..<count]).suffix(16_384)) }
    return count > 0 || (count < 0 && errno == EINTR)
  }
}
