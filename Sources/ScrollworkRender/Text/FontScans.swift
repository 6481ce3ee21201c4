internal import CPangoFT

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// What fontconfig has already found out about the files of fonts.
///
/// To know what letters a font has, all of it must be read: tens of milliseconds for Chinese ones.
/// Systems do that once, when a font is installed, and keep what they found beside the time of the folder.
/// Only the findings about the files that are asked for are taken over, and they say what reading the
/// file says.
struct FontScans {
  private let configuration: OpaquePointer
  /// The fonts of each folder that was looked up; nil where nothing is known.
  private var folders: [String: UnsafeMutablePointer<FcFontSet>?] = [:]

  /// The element of a configuration that names the folders of findings.
  static let folderRules = """
    <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
    """

  /// Creates the findings in the folders that a configuration names.
  init(_ configuration: OpaquePointer) { self.configuration = configuration }

  /// Frees what was looked up; fonts that were added stay.
  func close() {
    for case let fonts? in folders.values { FcFontSetDestroy(fonts) }
  }

  /// Has the configuration know the fonts of a file, by what is known of it or else by reading it.
  mutating func add(_ path: String) {
    let known = fonts(of: path)
    // The first file makes the set that others are added to.
    guard !known.isEmpty, let set = FcConfigGetFonts(configuration, FcSetApplication) else {
      Self.withName(path) { _ = FcConfigAppFontAddFile(configuration, $0) }
      return
    }
    for font in known {
      FcPatternReference(font)
      FcFontSetAdd(set, font)
    }
  }

  /// The known fonts of a file, in its order.
  private mutating func fonts(of path: String) -> [OpaquePointer] {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    guard let set = fonts(in: String(path[..<slash])) else { return [] }
    let all = UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont))
    return all.compactMap { font in
      var file: UnsafeMutablePointer<FcChar8>?
      guard let font, FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file
      else { return nil }
      return strcmp(UnsafeRawPointer(file).assumingMemoryBound(to: CChar.self), path) == 0
        ? font : nil
    }
  }

  /// The known fonts in a folder; nil where there are none, or where they are older than the folder.
  private mutating func fonts(in folder: String) -> UnsafeMutablePointer<FcFontSet>? {
    if let known = folders[folder] { return known }
    var set: UnsafeMutablePointer<FcFontSet>?
    Self.withName(folder) { name in
      guard let findings = FcDirCacheLoad(name, configuration, nil) else { return }
      set = FcCacheCopySet(findings)
      FcDirCacheUnload(findings)
    }
    folders[folder] = .some(set)
    return set
  }

  private static func withName(_ path: String, _ body: (UnsafePointer<FcChar8>) -> Void) {
    path.withCString { name in
      name.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1, body)
    }
  }
}
