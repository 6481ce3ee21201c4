/// What a picture's file holds, told by its first bytes and never by its name.
enum PictureKind: String {
  case png = "PNG"
  case jpeg = "JPEG"
  case svg = "SVG"

  /// Recognises a file; nil when it is none of the three.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if Self.looksLikeMarkup(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the first thing after a byte-order mark and white space is `<`.
  private static func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    return rest.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == 0x3C
  }
}
