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

  /// Returns the paths of all plain files under a folder, sorted; none when it cannot be listed.
  static func files(under folder: String, depth: Int = 6) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee))
        {
          String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    var found: [String] = []
    for name in names.sorted() {
      let path = folder + "/" + name
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if depth > 0 { found += files(under: path, depth: depth - 1) }
      } else if status.st_mode & S_IFMT == S_IFREG {
        found.append(path)
      }
    }
    return found
  }

  /// The value of an environment variable.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
