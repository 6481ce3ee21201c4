internal import Glibc

/// A hidden folder of finished files that move to their names together.
///
/// A folder that is not published vanishes with all that is in it.
struct DraftFolder: ~Copyable {
  private let target: String
  private let path: String
  /// Keeps the folder locked.
  private let lock: Int32
  /// Whether the target does not exist yet, so that the hidden folder can become it.
  private let isNew: Bool
  private let scaffold: Scaffold
  private let id: Int
  private var isPublished = false

  /// Creates the hidden folder inside `target`, or beside it where `target` does not exist.
  init(for target: String, mayCreate: Bool, scaffold: Scaffold) throws(ExportError) {
    var status = stat()
    let isNew = stat(target, &status) != 0 && errno == ENOENT
    let home = isNew ? folder(of: target) : target
    if isNew && (!mayCreate || stat(home, &status) != 0) {
      throw .missingFolder(path: mayCreate ? home : target)
    }
    var path = ""
    var lock: Int32 = -1
    let name = DraftName(of: target, in: home)
    let id = try scaffold.put { () throws(ExportError) in
      (path, lock) = try name.claim(for: "\(home)/") { path in
        guard mkdir(path, 0o777) == 0 else { return -1 }
        return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      }
      return .folder(path)
    }
    self.lock = lock
    self.target = target
    self.path = path
    self.isNew = isNew
    self.scaffold = scaffold
    self.id = id
  }

  /// The way into the hidden folder, for any thread.
  struct Place: Sendable {
    fileprivate let path: String
    fileprivate let target: String

    /// Writes one whole file into the hidden folder.
    func add(_ bytes: [UInt8], name: String) throws(ExportError) {
      let final = "\(target)/\(name)"
      let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      if descriptor < 0 { throw systemError(.create, path: final) }
      defer { close(descriptor) }
      try writeAll(bytes, to: descriptor, path: final)
    }
  }

  /// Where files are added.
  var place: Place { Place(path: path, target: target) }

  /// Moves every file to its place.
  mutating func publish() throws(ExportError) {
    try scaffold.keep(id) { () throws(ExportError) in
      if isNew && rename(path, target) == 0 { return }
      for name in fileNames(in: path) {
        let final = "\(target)/\(name)"
        if rename("\(path)/\(name)", final) != 0 { throw systemError(.rename, path: final) }
      }
      rmdir(path)
    }
    isPublished = true
  }

  deinit {
    if !isPublished { scaffold.remove(id) }
    close(lock)
  }
}
