extension JSONDocument {
  /// The text of a string or key as UTF-8, its escapes resolved; empty for the rest.
  @inline(never)
  package func utf8(of node: JSONNode) -> [UInt8] {
    text(of: entries[node.index])
  }

  /// The text of a string, its escapes resolved.
  func text(of entry: JSONEntry) -> [UInt8] {
    guard entry.kind == .string else { return [] }
    let inset = entry.spelling == .bare ? 0 : 1
    return unescaped(from: entry.start + inset, to: entry.end - inset, entry.spelling)
  }

  /// The text of a string or key, its escapes resolved; empty for the rest.
  package func string(of node: JSONNode) -> String {
    String(validating: utf8(of: node), as: UTF8.self) ?? ""
  }

  /// Whether a string or key is a given text, byte for byte.
  package func text(of node: JSONNode, is text: StaticString) -> Bool {
    let entry = entries[node.index]
    guard entry.kind == .string else { return false }
    let count = text.utf8CodeUnitCount
    if entry.spelling == .plain {
      guard entry.end - entry.start == count + 2 else { return false }
      for i in 0..<count where bytes[entry.start + 1 + i] != text.utf8Start[i] { return false }
      return true
    }
    let own = utf8(of: node)
    guard own.count == count else { return false }
    for i in 0..<count where own[i] != text.utf8Start[i] { return false }
    return true
  }

  /// The place of a string or key in a list of words, or `nil` when it is not there.
  @inline(never)
  package func index(of node: JSONNode, in list: WordList) -> Int? {
    let entry = entries[node.index]
    guard entry.kind == .string else { return nil }
    if entry.spelling == .plain {
      return list.index(of: bytes, from: entry.start + 1, to: entry.end - 1)
    }
    let own = utf8(of: node)
    return list.index(of: own, from: 0, to: own.count)
  }

  /// Resolves the escapes of bytes that the parser has checked.
  private func unescaped(
    from start: Int,
    to end: Int,
    _ spelling: JSONEntry.Spelling
  ) -> [UInt8] {
    var text: [UInt8] = []
    var i = start
    while i < end {
      var byte = bytes[i]
      i += 1
      if byte == UInt8(ascii: "\\"), spelling == .escaped {
        byte = bytes[i]
        i += 1
        switch byte {
        case UInt8(ascii: "b"): byte = 8
        case UInt8(ascii: "t"): byte = 9
        case UInt8(ascii: "n"): byte = 10
        case UInt8(ascii: "f"): byte = 12
        case UInt8(ascii: "r"): byte = 13
        case UInt8(ascii: "u"):
          var scalar = hexadecimal(at: i)
          i += 4
          if scalar & 0xFC00 == 0xD800 {
            scalar = 0x10000 + (scalar & 0x3FF) << 10 + hexadecimal(at: i + 2) & 0x3FF
            i += 6
          }
          appendUTF8(scalar, to: &text)
          continue
        default: break
        }
      }
      text.append(byte)
    }
    return text
  }

  private func hexadecimal(at start: Int) -> UInt32 {
    var value: UInt32 = 0
    for i in start..<(start + 4) { value = value << 4 | (hexadecimalDigit(bytes[i]) ?? 0) }
    return value
  }
}
