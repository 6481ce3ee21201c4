internal import Glibc

/// Where the bytes of one file go: a file that appears whole or not at all, or a pipe.
///
/// A regular target is written under a temporary name in its folder, flushed to the disk and
/// renamed by `finish`. Without `finish` nothing remains. `-` is standard output, and a target
/// that is a device or a named pipe is written straight away, since it can be neither renamed
/// nor taken back.
///
/// The process must ignore `SIGPIPE` and `SIGXFSZ`, or a closed pipe ends it before the error.
public struct OutputFile: ~Copyable {
  /// The path as it was given.
  public let path: String
  private var draft: Draft?
  private let direct: Int32

  /// Opens the place for writing.
  public init(_ path: String, scaffold: Scaffold) throws(ExportError) {
    let isDirect = path == "-" || isSpecial(path)
    let draft = isDirect ? nil : try Draft(of: path, scaffold: scaffold)
    let direct =
      !isDirect ? -1 : path == "-" ? dup(STDOUT_FILENO) : open(path, O_WRONLY | O_CLOEXEC)
    if isDirect && direct < 0 { throw systemError(path == "-" ? .write : .create, path: path) }
    self.path = path
    self.draft = draft
    self.direct = direct
  }

  /// Appends bytes.
  public mutating func write(_ bytes: [UInt8]) throws(ExportError) {
    try writeAll(bytes, to: draft?.descriptor ?? direct, path: path)
  }

  /// Whether it is a file in which one can go back.
  var isRegular: Bool { draft != nil }

  /// Writes over bytes that were written before.
  mutating func correct(_ correction: FileCorrection) throws(ExportError) {
    guard let descriptor = draft?.descriptor else { throw .needsRealFile(path: path) }
    if lseek(descriptor, correction.offset, SEEK_SET) < 0 {
      throw systemError(.write, path: path)
    }
    try writeAll(correction.bytes, to: descriptor, path: path)
    if lseek(descriptor, 0, SEEK_END) < 0 { throw systemError(.write, path: path) }
  }

  /// Flushes the file and gives it its name.
  public mutating func finish() throws(ExportError) { try draft?.publish() }

  deinit { if direct >= 0 { close(direct) } }
}

/// Writes every byte, however many calls it takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(ExportError) {
  try bytes.span.bytes.withUnsafeBytes { bytes throws(ExportError) in
    var done = 0
    while done < bytes.count {
      let count = write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw systemError(.write, path: path)
      }
    }
  }
}

/// Whether a path names something that exists and is neither a file nor a folder.
func isSpecial(_ path: String) -> Bool {
  var status = stat()
  guard stat(path, &status) == 0 else { return false }
  let kind = status.st_mode & S_IFMT
  return kind != S_IFREG && kind != S_IFDIR
}
