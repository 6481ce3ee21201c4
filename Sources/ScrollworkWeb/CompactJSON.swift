/// JSON without what only people need, safe inside a `<script>` element.
enum CompactJSON {
  /// Leaves out white space between tokens and writes `<` in strings as its escape.
  ///
  /// `document` is sound JSON; numbers keep their spelling.
  static func text(_ document: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(document.count)
    var isInString = false
    var isEscaped = false
    for byte in document {
      if isInString {
        if byte == UInt8(ascii: "<") {
          text += Array("\\u003c".utf8)
        } else {
          text.append(byte)
        }
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte > 0x20 {
        isInString = byte == UInt8(ascii: "\"")
        text.append(byte)
      }
    }
    return text
  }

  /// A string as a JSON literal, safe inside a `<script>` element.
  static func literal(_ string: [UInt8]) -> [UInt8] {
    var text = [UInt8(ascii: "\"")]
    let digits = Array("0123456789abcdef".utf8)
    for byte in string {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, UInt8(ascii: "<"):
        text += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: text.append(byte)
      }
    }
    return text + [UInt8(ascii: "\"")]
  }
}
