/// Writes JSON: for people, packed into lines of limited width, or compact, for machines.
///
/// A value that fits on its line stays there. An object that does not starts its members below each
/// other, and plain ones share a line; an array that does not puts each element on a line of its
/// own. Closing brackets end the last line. The same value gives the same text, always.
package struct JSONWriter: Sendable {
  /// The width of a line in bytes, or `nil` for compact text without white space.
  let columns: Int?

  /// Whether `<` is written as an escape, so that the text may stand in a `<script>` element.
  let isForHTML: Bool

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - columns: The width of a line in bytes; `nil` for compact text without white space.
  ///   - isForHTML: Whether `<` is written as an escape, so that no `</script>` can end the
  ///     element in which the text stands.
  package init(columns: Int? = 100, isForHTML: Bool = false) {
    self.columns = columns
    self.isForHTML = isForHTML
  }

  /// Returns the text of a value; a line break ends it unless it is compact.
  ///
  /// - Precondition: Every number is finite.
  package func text(of value: JSONValue) -> String {
    String(decoding: bytes(of: value), as: UTF8.self)
  }

  /// Returns the text of a value in UTF-8; a line break ends it unless it is compact.
  ///
  /// - Precondition: Every number is finite.
  package func bytes(of value: JSONValue) -> [UInt8] {
    var text: [UInt8] = []
    if columns == nil {
      writeFlat(value, to: &text)
    } else {
      write(value, indent: 0, tail: 0, to: &text)
      text.append(0x0A)
    }
    return text
  }

  /// Writes a value on one line.
  func writeFlat(_ value: JSONValue, to text: inout [UInt8]) {
    switch value {
    case .null: text += "null".utf8
    case .boolean(let truth): text += (truth ? "true" : "false").utf8
    case .number(let number): text += JSONWriter.text(of: number).utf8
    case .string(let string): writeString(string, to: &text)
    case .array(let elements):
      let isSpaced = columns != nil && elements.contains { $0.isObject }
      text.append(UInt8(ascii: "["))
      if isSpaced { text.append(0x20) }
      for (place, element) in elements.enumerated() {
        if place > 0 { writeComma(to: &text) }
        writeFlat(element, to: &text)
      }
      if isSpaced { text.append(0x20) }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      let isSpaced = columns != nil && !members.isEmpty
      text.append(UInt8(ascii: "{"))
      if isSpaced { text.append(0x20) }
      for (place, member) in members.enumerated() {
        if place > 0 { writeComma(to: &text) }
        writeKey(member.key, to: &text)
        writeFlat(member.value, to: &text)
      }
      if isSpaced { text.append(0x20) }
      text.append(UInt8(ascii: "}"))
    }
  }

  func writeKey(_ key: String, to text: inout [UInt8]) {
    writeString(key, to: &text)
    text.append(UInt8(ascii: ":"))
    if columns != nil { text.append(0x20) }
  }

  private func writeComma(to text: inout [UInt8]) {
    text.append(UInt8(ascii: ","))
    if columns != nil { text.append(0x20) }
  }

  private func writeString(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case 0x0A: text += "\\n".utf8
      case 0x0D: text += "\\r".utf8
      case 0x09: text += "\\t".utf8
      case 0..<0x20,
        UInt8(ascii: "<") where isForHTML || byte < 0x20:
        let digits = Array("0123456789abcdef".utf8)
        text += "\\u00".utf8
        text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}
