public import ScrollworkScene

/// A picture of a page.
public struct WebPicture: Hashable, Sendable {
  /// The file as the scene names it.
  public let name: UTF8String
  /// The file's content: PNG, JPEG or SVG.
  public let bytes: [UInt8]

  /// Creates a picture from the content of its file.
  public init(_ name: UTF8String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Whether it is a drawing, which keeps its proportions unless it is told to be stretched.
  package var isDrawing: Bool { type == "image/svg+xml" }

  private var type: String {
    if bytes.starts(with: [0x89, 0x50]) { return "image/png" }
    return bytes.starts(with: [0xFF, 0xD8]) ? "image/jpeg" : "image/svg+xml"
  }

  /// The picture as an address that holds it.
  ///
  /// A drawing stays readable, so that the page compresses well.
  package var address: [UInt8] {
    if !isDrawing {
      return Array("data:\(type);base64,".utf8) + Base64.encode(bytes)
    }
    var text = Array("data:\(type),".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in bytes {
      switch byte {
      case 0x20, 0x21, 0x24, 0x26...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E:
        text.append(byte)
      default: text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return text
  }

  /// The names under which pictures lie beside a page: short, and each its own.
  static func fileNames(of pictures: [WebPicture]) -> [String] {
    var taken: Set<String> = []
    return pictures.map { picture in
      let path = "\(picture.name)"
      let last = path.split(separator: "/").last.map(String.init) ?? path
      let safe = String(
        last.map {
          $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))
            ? $0 : "-"
        }
      )
      var name = safe
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(number)-\(safe)"
        number += 1
      }
      return "images/\(name)"
    }
  }
}
