/// What can go wrong between a finished frame and a finished file, as facts.
///
/// `message`, `help` and `description` say it in words; `id` names the rule for
/// `scrollwork explain`.
public enum ExportError: Error, Hashable, Sendable {
  /// The ending of a file name says no known format.
  case unknownFormat(path: String)
  /// A numbered name such as `out-%04d.png` does not hold exactly one `%d`.
  case wrongPattern(path: String)
  /// The target is a folder.
  case targetIsFolder(path: String)
  /// The target is a file that the work is made from, or another result of it.
  case targetIsInUse(path: String)
  /// The folder of the target does not exist.
  case missingFolder(path: String)
  /// The format must go back in its file, and the target is a pipe or a device.
  case needsRealFile(path: String)
  /// The program that reads our output has closed it.
  case closedPipe(path: String)
  /// The file system has no room left, or the file would outgrow a limit.
  case noRoom(path: String)
  /// The operating system refused; `code` is its `errno`.
  case system(Action, path: String, code: Int32)
  /// A program that does part of the work is not installed.
  case missingTool(name: String)
  /// A program that does part of the work stopped; `lastWords` is what it said.
  case failedTool(name: String, status: Int32, lastWords: String)

  /// What the operating system was asked to do.
  public enum Action: String, Hashable, Sendable {
    /// Make a file or a folder.
    case create
    /// Put bytes into a file.
    case write
    /// Give the finished file its name.
    case rename
    /// Start a program.
    case start
  }
}
