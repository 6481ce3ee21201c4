#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The two things that drawing needs from the disk: a whole file, and the files under a folder.
enum FileSystem {
  /// Returns all bytes of a plain file of at most `limit` bytes.
  static func read(_ path: String, limit: Int) throws(RenderProblem.Reason) -> [UInt8] {
    // Without waiting: opening a pipe that nobody writes to would block for ever.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .missingFile : .unreadable }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    let size = Int(status.st_size)
    guard size > 0 else { throw .emptyFile }
    guard size <= limit else { throw .tooManyBytes(limit: limit) }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      while count < size {
        let rest = UnsafeMutableRawBufferPointer(buffer)[count...]
        let got = Self.readSome(file, UnsafeMutableRawBufferPointer(rebasing: rest))
        guard got > 0 else { break }
        count += got
      }
      initialized = count
    }
    guard count == size else { throw .unreadable }
    return bytes
  }

  /// Reads what there is, at most as much as fits; again when a signal came in between.
  private static func readSome(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Darwin)
      let got = Darwin.read(file, buffer.baseAddress, buffer.count)
      #else
      let got = Glibc.read(file, buffer.baseAddress, buffer.count)
      #endif
      if got >= 0 || errno != EINTR { return got }
    }
  }

  /// Finds the plain files under a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - depth: How deep it is gone into.
  ///   - isWanted: Whether files of some name are.
  /// - Returns: Their paths, sorted; none when the folder cannot be listed.
  static func files(
    under folder: String,
    depth: Int = 6,
    named isWanted: (String) -> Bool = { _ in true }
  ) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [(name: String, kind: UInt8)] = []
    while let entry = readdir(directory) {
      let kind = entry.pointee.d_type
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      // Most names are not wanted, and need no more than this.
      guard name != "." && name != ".." && (kind != UInt8(DT_REG) || isWanted(name)) else {
        continue
      }
      names.append((name, kind))
    }
    var found: [String] = []
    for (name, kind) in names.sorted(by: { $0.name < $1.name }) {
      let path = folder + "/" + name
      var mode = kind == UInt8(DT_DIR) ? S_IFDIR : kind == UInt8(DT_REG) ? S_IFREG : 0
      if mode == 0 {
        // A link, or a disk that does not say.
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        mode = status.st_mode & S_IFMT
      }
      if mode == S_IFDIR {
        if depth > 0 { found += files(under: path, depth: depth - 1, named: isWanted) }
      } else if mode == S_IFREG && isWanted(name) {
        found.append(path)
      }
    }
    return found
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[bytes.index(after: slash)...])
  }

  /// The value of an environment variable.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
