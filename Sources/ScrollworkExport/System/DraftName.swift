internal import Glibc
internal import Scrollwork

/// The temporary names under which a target is written, and what is left over under them.
///
/// A draft is locked as long as somebody writes it, so that one whose process was killed is known by its
/// lock, which no longer holds. The next run that writes the same target takes it away.
struct DraftName {
  private let folder: String
  private let prefix: String

  /// Names the drafts of a target that lie in a folder.
  init(of target: String, in folder: String) {
    self.folder = folder
    var name = target[...]
    while name.hasSuffix("/") { name.removeLast() }
    if let slash = name.lastIndex(of: "/") { name = name[name.index(after: slash)...] }
    // A target's name may be as long as names can be, so that nothing could be added to it.
    prefix = ".scrollwork-\(String(Fingerprint(of: name.utf8).value, radix: 16))-"
  }

  /// Makes a draft under a free name, and locks it.
  ///
  /// - Parameters:
  ///   - target: What is written, for the words of an error.
  ///   - make: Makes it; returns its descriptor, or -1 with `errno` set.
  /// - Returns: The name, and the descriptor that keeps the lock until it is closed.
  /// - Throws: That nothing can be made in the folder.
  func claim(
    for target: String,
    _ make: (String) -> Int32
  ) throws(ExportError) -> (path: String, descriptor: Int32) {
    removeLeftovers()
    var attempt = 0
    while true {
      attempt += 1
      let path = "\(folder)/\(prefix)\(attempt).part"
      let descriptor = make(path)
      if descriptor < 0 {
        guard errno == EEXIST else { throw systemError(.create, path: target) }
        continue
      }
      // Where a disk has no locks, nothing is ever taken away.
      flock(descriptor, LOCK_EX | LOCK_NB)
      if Self.isNamed(descriptor, path) { return (path, descriptor) }
      // Somebody took it for a leftover before it was locked.
      close(descriptor)
    }
  }

  /// Takes away the drafts of this target that nobody writes any more.
  private func removeLeftovers() {
    for name in fileNames(in: folder) where name.hasPrefix(prefix) && name.hasSuffix(".part") {
      let path = "\(folder)/\(name)"
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, Self.isNamed(descriptor, path) else {
        continue
      }
      if unlink(path) != 0 { removeFolder(path) }
    }
  }

  /// Whether a name still leads to an open file.
  private static func isNamed(_ descriptor: Int32, _ path: String) -> Bool {
    var (own, named) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && lstat(path, &named) == 0
      && own.st_ino == named.st_ino && own.st_dev == named.st_dev
  }
}

/// Removes a folder of plain files; another thread may still be adding the last one.
func removeFolder(_ path: String) {
  for _ in 0..<100 {
    for name in fileNames(in: path) { unlink("\(path)/\(name)") }
    if rmdir(path) == 0 || errno != ENOTEMPTY { return }
  }
}
