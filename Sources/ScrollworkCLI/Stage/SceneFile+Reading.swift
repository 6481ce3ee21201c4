internal import ScrollworkExport
internal import ScrollworkScene

extension SceneFile {
  /// Reads the bytes of a document; where there is none, the words say what could have been meant.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    if path == "-" { return try InputFile.read(path) }
    if InputFile.isFolder(path) {
      try InputFile.expectOpen(path)
      throw noScene(in: path)
    }
    if InputFile.isMissing(path), !path.isEmpty { throw missing(path) }
    let bytes = try InputFile.read(path)
    if path.hasSuffix(".trace"), bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "{") {
      throw .unreadable(
        path,
        "it is a trace, not a scene",
        help: "name the scene, and play the trace with -g \(path.shellWord)"
      )
    }
    return bytes
  }

  private static let hint =
    "name a scene document, or the folder of a scene.json; `scrollwork init hello` makes one"

  private static func missing(_ path: String) -> Failure {
    let slash = path.lastIndex(of: "/")
    let inside = slash.map { path[...$0] } ?? ""
    let near = NearMiss.nearest(
      to: Array(path.dropFirst(inside.count).utf8),
      among: InputFile.names(in: inside.isEmpty ? "." : String(inside)).map { Array($0.utf8) }
    )
    let help = near.map { "replace it with \"\(inside)\(String(decoding: $0, as: UTF8.self))\"" }
    return .unreadable(path, "there is no such file or folder", help: help ?? hint)
  }

  private static func noScene(in folder: String) -> Failure {
    let inside = folder.hasSuffix("/") ? folder : folder + "/"
    let document = InputFile.names(in: folder).first {
      $0.hasSuffix(".json") && !InputFile.isFolder(inside + $0)
    }
    return .unreadable(
      folder,
      "it is a folder without a scene.json",
      help: document.map { "name the document, as in \"\(inside)\($0)\"" } ?? hint
    )
  }
}
