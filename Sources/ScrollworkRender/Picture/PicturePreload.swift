/// Pictures that are read on a thread of their own while something else is done.
///
/// It takes those that need no fonts and with which nothing is wrong; all others are left to whoever asks
/// for them.
final class PicturePreload {
  private let work: Work
  private let worker: Worker?

  /// Starts to read files under a folder.
  init(_ names: [String], folder: String) {
    let work = Work(names, folder: folder)
    self.work = work
    worker = names.isEmpty ? nil : Worker()
    worker?.start { work.run() }
  }

  /// Waits until all is read, and returns the pictures by name.
  func pictures() -> [String: Picture] {
    worker?.wait()
    return work.pictures
  }

  /// What the thread does.
  ///
  /// `Sendable` because only the thread touches it until its job is done.
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
