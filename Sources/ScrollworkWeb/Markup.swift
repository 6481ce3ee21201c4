/// Text and addresses inside a page.
package enum Markup {
  /// The text with the characters that mean something in HTML written as references.
  package static func escaped(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): result += Array("&amp;".utf8)
      case UInt8(ascii: "<"): result += Array("&lt;".utf8)
      case UInt8(ascii: ">"): result += Array("&gt;".utf8)
      case UInt8(ascii: "\""): result += Array("&quot;".utf8)
      default: result.append(byte)
      }
    }
    return result
  }

  /// A file's name as an address has it, relative to the page; slashes stay between its parts.
  package static func address(ofFile name: String) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var address: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "/"):
        address.append(byte)
      default: address += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return address
  }
}
