/// File names that count: `out-%04d.png`, or a folder with a slash after it.
///
///     try NumberedName("film/%04d.png").fileName(of: 7)  // "0007.png"
///     try NumberedName("film/").fileName(of: 7)          // "0007.png"
public struct NumberedName: Hashable, Sendable {
  /// The folder of all the files, without a slash at the end; `.` for the current one.
  public let folder: String
  /// Whether only the folder was named.
  public let isFolder: Bool
  let prefix: String
  let suffix: String
  private let digits: Int

  /// Reads a name with exactly one `%d` or `%04d` in its last part.
  public init(_ path: String) throws(ExportError) {
    isFolder = path.hasSuffix("/")
    let full = isFolder ? path + "%04d.png" : path
    folder = ScrollworkExport.folder(of: full)
    let name = full.split(separator: "/").last ?? ""
    let parts = name.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count == 2, let letter = parts[1].firstIndex(of: "d") else {
      throw .wrongPattern(path: path)
    }
    let count = parts[1][..<letter]
    guard count.isEmpty || (count.count <= 2 && count.first == "0" && Int(count) != nil) else {
      throw .wrongPattern(path: path)
    }
    digits = Int(count) ?? 1
    prefix = String(parts[0])
    suffix = String(parts[1][parts[1].index(after: letter)...])
  }

  /// Whether a path asks for several files.
  public static func isNumbered(_ path: String) -> Bool {
    path.hasSuffix("/") || path.contains("%")
  }

  /// The last part of the name of a frame's file.
  public func fileName(of frame: Int) -> String {
    let number = String(frame)
    return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number + suffix
  }
}
