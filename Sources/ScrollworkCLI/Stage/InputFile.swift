internal import Glibc

/// Reads the files that people name.
enum InputFile {
  /// The most bytes that a document may have.
  static let limit = 64 << 20

  /// Returns all bytes of a file; `-` is standard input.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { throw .unreadable(path, reason(errno)) }
    defer { if path != "-" { close(file) } }
    if isFolder(path) { throw .unreadable(path, "it is a folder") }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw .unreadable(path, reason(errno)) }
      bytes += chunk[..<count]
      if bytes.count > limit { throw .unreadable(path, "it has more than \(limit) bytes") }
    }
  }

  /// Whether a path names a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Refuses a folder that is not there.
  static func expectFolder(_ path: String?) throws(Failure) {
    guard let path else { return }
    if isFolder(path) { return try expectOpen(path) }
    throw .unreadable(path, exists(path) ? "it is no folder" : "there is no such folder")
  }

  /// Whether there is nothing of that name, rather than something that cannot be reached.
  static func isMissing(_ path: String) -> Bool { access(path, F_OK) != 0 && errno == ENOENT }

  /// Refuses a folder in which nothing can be found.
  static func expectOpen(_ folder: String) throws(Failure) {
    if access(folder, R_OK | X_OK) != 0 { throw .unreadable(folder, reason(errno)) }
  }

  /// Whether a path names a folder with nothing in it.
  static func isEmptyFolder(_ path: String) -> Bool {
    isFolder(path) && access(path, R_OK) == 0 && names(in: path).isEmpty
  }

  /// The names of everything in a folder; none when it cannot be listed.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether a path names anything.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The size of a file in bytes; 0 when there is none.
  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  private static func reason(_ code: Int32) -> String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
