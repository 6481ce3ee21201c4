internal import Glibc

/// A file under a temporary name beside its target, which becomes the target all at once.
///
/// A draft that is not published vanishes with its last use.
struct Draft: ~Copyable {
  /// The name that people will see.
  ///
  /// A symbolic link is followed, so that it stays a link.
  let target: String
  /// The name while the file is being written.
  let path: String
  /// The temporary file, open for writing.
  let descriptor: Int32
  private let scaffold: Scaffold
  private let id: Int
  private var isPublished = false

  /// Creates the empty temporary file.
  init(of target: String, scaffold: Scaffold) throws(ExportError) {
    let target = try checkedTarget(target)
    if scaffold.isInUse(target) { throw .targetIsInUse(path: target) }
    var path = ""
    var descriptor: Int32 = -1
    let name = DraftName(of: target, in: folder(of: target))
    let id = try scaffold.put { () throws(ExportError) in
      (path, descriptor) = try name.claim(for: target) { path in
        open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      return .file(path)
    }
    self.target = target
    self.path = path
    self.descriptor = descriptor
    self.scaffold = scaffold
    self.id = id
  }

  /// Flushes the finished file and gives it its name, in place of what bore it.
  mutating func publish() throws(ExportError) {
    if fsync(descriptor) != 0 && errno != EINVAL { throw systemError(.write, path: target) }
    var old = stat()
    if stat(target, &old) == 0 { fchmod(descriptor, old.st_mode & 0o7777) }
    try scaffold.keep(id) { () throws(ExportError) in
      if rename(path, target) != 0 { throw systemError(.rename, path: target) }
    }
    isPublished = true
    scaffold.protect(target)
  }

  deinit {
    close(descriptor)
    if !isPublished { scaffold.remove(id) }
  }
}

/// The folder part of a path: `.` when there is none.
func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Resolves links and refuses what cannot become a file, before any work is done.
func checkedTarget(_ path: String) throws(ExportError) -> String {
  var status = stat()
  if stat(path, &status) == 0 {
    if status.st_mode & S_IFMT == S_IFDIR { throw .targetIsFolder(path: trimmed(path)) }
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
  // Its name could not be given to it once it is finished.
  if errno == ENAMETOOLONG { throw .system(.create, path: path, code: errno) }
  if path.isEmpty || path.hasSuffix("/") { throw .targetIsFolder(path: trimmed(path)) }
  let folder = folder(of: path)
  if stat(folder, &status) != 0 && errno == ENOENT { throw .missingFolder(path: folder) }
  return path
}

/// Turns `errno` into the error it means.
func systemError(_ action: ExportError.Action, path: String) -> ExportError {
  switch errno {
  case ENOSPC, EDQUOT, EFBIG: .noRoom(path: path)
  case EPIPE: .closedPipe(path: path)
  default: .system(action, path: path, code: errno)
  }
}

private func trimmed(_ path: String) -> String {
  var path = path[...]
  while path.count > 1, path.hasSuffix("/") { path.removeLast() }
  return String(path)
}
