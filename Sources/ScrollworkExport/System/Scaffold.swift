internal import Glibc
internal import Synchronization

/// What stands only while work is in progress: half-written files and running helper programs.
///
/// Each is put up by the code that needs it and taken down by that code when it is done. When the
/// work is cut short from outside, `tearDown` takes down all that still stands.
///
/// A class, because the thread that works and the thread that waits for a signal share it.
public final class Scaffold: Sendable {
  enum Piece: Sendable {
    case file(String)
    case folder(String)
    case child(pid_t)
  }

  private struct State: Sendable {
    var lastID = 0
    var pieces: [(id: Int, piece: Piece)] = []
    var inUse: Set<FileIdentity> = []
  }

  /// Which file it is, whatever its name.
  private struct FileIdentity: Hashable {
    let device: UInt64
    let number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  private let state = Mutex(State())

  /// Creates a scaffold on which nothing stands.
  public init() {}

  /// How many files, folders and programs stand at the moment.
  public var count: Int { state.withLock { $0.pieces.count } }

  /// Keeps a file from being written over: it is read, or it is a result.
  ///
  /// What is no regular file needs no protection.
  public func protect(_ path: String) {
    guard let identity = FileIdentity(path) else { return }
    state.withLock { _ = $0.inUse.insert(identity) }
  }

  /// Whether a path names a file that must stay.
  func isInUse(_ path: String) -> Bool {
    guard let identity = FileIdentity(path) else { return false }
    return state.withLock { $0.inUse.contains(identity) }
  }

  /// Stops the programs, removes the files and then calls `next`.
  ///
  /// Until `next` returns nothing can be put up, taken down or published, so that a call which
  /// ends the process leaves no time for anything else to happen.
  public func tearDown(_ next: () -> Void = {}) {
    state.withLock { state in
      // Programs first: they could still write into the files.
      for (_, piece) in state.pieces { if case .child = piece { Self.takeDown(piece) } }
      for (_, piece) in state.pieces.reversed() {
        if case .child = piece { continue }
        Self.takeDown(piece)
      }
      state.pieces = []
      next()
    }
  }

  /// Makes something and notes that it stands, without a moment between the two.
  func put<Failure: Error>(_ make: () throws(Failure) -> Piece) throws(Failure) -> Int {
    try state.withLock { state throws(Failure) in
      state.lastID += 1
      state.pieces.append((state.lastID, try make()))
      return state.lastID
    }
  }

  /// Takes one piece down.
  func remove(_ id: Int) {
    state.withLock { state in
      guard let index = state.pieces.firstIndex(where: { $0.id == id }) else { return }
      Self.takeDown(state.pieces.remove(at: index).piece)
    }
  }

  /// Lets a piece stay for good once `publish` has succeeded.
  func keep<Failure: Error>(
    _ id: Int,
    _ publish: () throws(Failure) -> Void
  ) throws(Failure) {
    try state.withLock { state throws(Failure) in
      try publish()
      state.pieces.removeAll { $0.id == id }
    }
  }

  private static func takeDown(_ piece: Piece) {
    switch piece {
    case .file(let path): unlink(path)
    case .folder(let path): removeFolder(path)
    case .child(let pid):
      kill(pid, SIGKILL)
      while waitpid(pid, nil, 0) < 0 && errno == EINTR {}
    }
  }
}

/// The names in a folder, in byte order, without `.` and `..`.
func fileNames(in folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
