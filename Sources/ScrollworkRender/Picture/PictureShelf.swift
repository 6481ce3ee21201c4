/// The pictures of a scene, each read and decoded once.
final class PictureShelf {
  private let folder: String
  private let fonts: FontBook
  private var pictures: [String: Picture] = [:]
  private var pixelCount = 0
  /// What was wrong, each file once, in the order in which they were asked for.
  private(set) var problems: [RenderProblem] = []
  private var failed: Set<String> = []
  /// What is read on another thread meanwhile.
  private var preload: PicturePreload?
  private var preloaded: [String: Picture] = [:]

  /// Creates an empty shelf for the pictures of a document in `folder`.
  init(folder: String, fonts: FontBook) {
    self.folder = folder
    self.fonts = fonts
  }

  /// Starts to read files that will be asked for.
  func expect(_ names: [String]) { preload = PicturePreload(names, folder: folder) }

  /// Returns the picture in a file, named as the document names it; nil, and one problem, when it
  /// cannot be had.
  func picture(_ name: String, at place: RenderProblem.Place) -> Picture? {
    if let picture = pictures[name] { return picture }
    guard !failed.contains(name) else { return nil }
    do throws(RenderProblem.Reason) {
      let picture = try load(name)
      pictures[name] = picture
      return picture
    } catch {
      failed.insert(name)
      problems.append(RenderProblem(subject: name, reason: error, at: place))
      return nil
    }
  }

  /// Reads the file that a document names.
  static func read(_ name: String, in folder: String) throws(RenderProblem.Reason) -> [UInt8] {
    guard !name.hasPrefix("/") else { throw .absolutePath }
    guard !name.isEmpty, !name.utf8.contains(0) else { throw .missingFile }
    return try FileSystem.read(folder + "/" + name, limit: PictureLimits.bytes)
  }

  private func load(_ name: String) throws(RenderProblem.Reason) -> Picture {
    if let preload {
      preloaded = preload.pictures()
      self.preload = nil
    }
    let picture: Picture
    if let known = preloaded.removeValue(forKey: name) {
      picture = known
    } else {
      picture = try Picture(Self.read(name, in: folder), fonts: fonts)
    }
    guard pixelCount + picture.pixelCount <= PictureLimits.pixels else {
      throw .tooManyPixelsInAll
    }
    pixelCount += picture.pixelCount
    return picture
  }
}
