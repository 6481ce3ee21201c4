/// The fonts that every scene is set in, found by the names of their files.
///
/// Only these files are used, never what else a system has, so that a text looks the same everywhere.
struct FontFiles {
  /// The paths, in the order of preference.
  let paths: [String]
  /// Whether a scene brings none of its own.
  let areHouseAlone: Bool

  /// A face of the house, and where to get it.
  private struct Face {
    /// The file names all of which it needs.
    let files: [String]
    /// The Debian package that has them.
    let package: String
  }

  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private static let faces = [
    Face(
      files: weights.flatMap { weight in
        ["Inter-\(weight).otf", "Inter-\(weight == "Regular" ? "" : weight)Italic.otf"]
      },
      package: "fonts-inter"
    ),
    Face(
      files: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"],
      package: "fonts-noto-cjk"
    ),
    Face(files: ["NotoColorEmoji.ttf"], package: "fonts-noto-color-emoji"),
  ]

  private static let names = Set(faces.flatMap(\.files))

  private static func isWanted(_ name: String) -> Bool { names.contains(name) }

  /// Where systems keep fonts.
  static var systemFolders: [String] {
    let home =
      FileSystem.variable("HOME").map { [$0 + "/.local/share/fonts", $0 + "/.fonts"] } ?? []
    return ["/usr/share/fonts", "/usr/local/share/fonts"] + home
  }

  /// Finds the house's fonts.
  ///
  /// - Parameters:
  ///   - folders: Where to look, the first find of a name counts.
  ///   - extra: A folder whose fonts all come along, when a scene brings its own.
  /// - Throws: One problem for each package of fonts that is not installed.
  init(in folders: [String] = systemFolders, extra: String? = nil) throws(RenderProblems) {
    var pathOfName: [String: String] = [:]
    for folder in folders where pathOfName.count < Self.names.count {
      for path in FileSystem.files(under: folder, named: Self.isWanted) {
        let name = FileSystem.name(of: path)
        if pathOfName[name] == nil { pathOfName[name] = path }
      }
    }
    var paths: [String] = []
    var problems: [RenderProblem] = []
    for face in Self.faces {
      for name in face.files {
        guard let path = pathOfName[name] else {
          problems.append(
            RenderProblem(subject: name, reason: .missingFont(package: face.package))
          )
          break
        }
        paths.append(path)
      }
    }
    guard problems.isEmpty else { throw RenderProblems(problems) }
    if let extra {
      paths += FileSystem.files(under: extra).filter { path in
        [".otf", ".ttf", ".ttc"].contains { path.lowercased().hasSuffix($0) }
      }
    }
    self.paths = paths
    areHouseAlone = extra == nil
  }
}
