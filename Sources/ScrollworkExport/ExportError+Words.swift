internal import Glibc

extension ExportError: CustomStringConvertible {
  /// The rule's stable name.
  public var id: String {
    switch self {
    case .unknownFormat: "unknown-format"
    case .wrongPattern: "wrong-pattern"
    case .targetIsFolder: "target-is-folder"
    case .targetIsInUse: "target-in-use"
    case .missingFolder: "missing-folder"
    case .needsRealFile: "needs-real-file"
    case .closedPipe: "closed-pipe"
    case .noRoom: "no-room"
    case .system(let action, _, _): "cannot-\(action.rawValue)"
    case .missingTool: "missing-tool"
    case .failedTool: "failed-tool"
    }
  }

  /// Every rule's stable name, in the order of the cases.
  public static let allIDs = [
    "unknown-format", "wrong-pattern", "target-is-folder", "target-in-use", "missing-folder",
    "needs-real-file", "closed-pipe", "no-room", "cannot-create", "cannot-write", "cannot-rename",
    "cannot-start",
    "missing-tool", "failed-tool",
  ]

  /// What happened, in one line.
  public var message: String {
    switch self {
    case .unknownFormat(let path): "no format ends like \"\(path)\""
    case .wrongPattern(let path): "\"\(path)\" does not hold exactly one frame number"
    case .targetIsFolder(let path): "\"\(path)\" is a folder"
    case .targetIsInUse(let path): "\"\(path)\" is read or written already"
    case .missingFolder(let path): "the folder \"\(path)\" does not exist"
    case .needsRealFile(let path): "\"\(path)\" is no regular file, and this format needs one"
    case .closedPipe(let path): "the reader of \(Self.place(path)) has closed it"
    case .noRoom(let path): "no room left for \(Self.place(path))"
    case .system(let action, let path, let code):
      "cannot \(action.rawValue) \(Self.place(path)): \(Self.reason(code))"
    case .missingTool(let name): "\(name) is not installed"
    case .failedTool(let name, let status, let lastWords):
      "\(name) stopped with status \(status)" + (lastWords.isEmpty ? "" : ": \(lastWords)")
    }
  }

  /// What to do about it, when that can be said.
  public var help: String? {
    switch self {
    case .unknownFormat:
      "end the name in \(FilmFormat.endings), or choose with --format"
    case .wrongPattern: "write one %d or %04d, as in \"out-%04d.png\""
    case .targetIsFolder(let path):
      "name a file in it; `render` also takes \"\(path)/\", for numbered PNGs"
    case .targetIsInUse: "name another file for the result"
    case .missingFolder(let path): "make it with `mkdir -p \(path.shellWord)`"
    case .needsRealFile: "write to a file, or use gif, apng or raw, which can be piped"
    case .noRoom: "free some space; nothing was left half written"
    case .missingTool(let name):
      "install \(name), or write gif, apng, png or raw, which need no help"
    case .closedPipe, .system, .failedTool: nil
    }
  }

  /// The error as it is printed: the line, the rule, and the help if there is some.
  public var description: String {
    "error: \(message) [\(id)]" + (help.map { "\n  = help: \($0)" } ?? "")
  }

  /// A path in quotes; `-` by its name.
  private static func place(_ path: String) -> String {
    path == "-" ? "standard output" : "\"\(path)\""
  }

  private static func reason(_ code: Int32) -> String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
