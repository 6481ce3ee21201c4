#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Pictures that are read on a thread of their own while something else is done.
///
/// It takes those that need no fonts and with which nothing is wrong; all others are left to whoever asks
/// for them.
final class PicturePreload {
  private let work: Work
  private var thread: pthread_t?

  /// Starts to read files under a folder.
  init(_ names: [String], folder: String) {
    work = Work(names, folder: folder)
    guard !names.isEmpty else { return }
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(work)
    let code = pthread_create(
      &thread,
      nil,
      { context in
        let context: UnsafeMutableRawPointer? = context
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      },
      context.toOpaque()
    )
    if code != 0 { context.release() }
    self.thread = code == 0 ? thread : nil
  }

  deinit { wait() }

  /// Waits until all is read, and returns the pictures by name.
  func pictures() -> [String: Picture] {
    wait()
    return work.pictures
  }

  private func wait() {
    if let thread { pthread_join(thread, nil) }
    thread = nil
  }

  /// What the thread does.
  ///
  /// `Sendable` because only the thread touches it until it is joined.
  private final class Work: @unchecked Sendable {
    private let names: [String]
    private let folder: String
    private(set) var pictures: [String: Picture] = [:]

    init(_ names: [String], folder: String) {
      self.names = names
      self.folder = folder
    }

    func run() {
      var pixelCount = 0
      for name in names where pictures[name] == nil && pixelCount <= PictureLimits.pixels {
        guard let bytes = try? PictureShelf.read(name, in: folder), Self.needsNoFonts(bytes),
          let picture = try? Picture(bytes, fonts: nil)
        else { continue }
        pixelCount += picture.pixelCount
        pictures[name] = picture
      }
    }

    /// Whether no letter can be in a picture: in an SVG neither as text nor in a picture within.
    private static func needsNoFonts(_ bytes: [UInt8]) -> Bool {
      guard PictureKind(bytes) == .svg else { return true }
      return !contains(bytes, "text") && !contains(bytes, "data:")
    }

    private static func contains(_ bytes: [UInt8], _ word: StaticString) -> Bool {
      let count = word.utf8CodeUnitCount
      return bytes.indices.contains { start in
        start + count <= bytes.count && bytes[start] == word.utf8Start[0]
          && (1..<count).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
      }
    }
  }
}
