extension JSONDocument {
  /// The JSON pointer (RFC 6901) of the innermost value or member in which a byte lies.
  ///
  /// It is empty for the root.
  ///
  /// - Complexity: O(depth × siblings).
  package func pointer(at offset: Int) -> [UInt8] {
    var pointer: [UInt8] = []
    var node: JSONNode? = root
    while let parent = node {
      node = nil
      var place = 0
      for element in elements(of: parent) {
        let range = range(of: element)
        if range.start <= offset, offset < range.end {
          pointer.append(UInt8(ascii: "/"))
          append(place, to: &pointer)
          node = element
          break
        }
        place += 1
      }
      for member in members(of: parent) {
        let start = range(of: member.key).start
        if start <= offset, offset < max(range(of: member.value).end, start + 1) {
          pointer.append(UInt8(ascii: "/"))
          append(utf8(of: member.key), to: &pointer)
          node = member.value
          break
        }
      }
    }
    return pointer
  }

  private func append(_ place: Int, to pointer: inout [UInt8]) {
    if place > 9 { append(place / 10, to: &pointer) }
    pointer.append(UInt8(truncatingIfNeeded: 0x30 + place % 10))
  }

  private func append(_ key: [UInt8], to pointer: inout [UInt8]) {
    for byte in key {
      switch byte {
      case UInt8(ascii: "~"): pointer += [byte, UInt8(ascii: "0")]
      case UInt8(ascii: "/"): pointer += [UInt8(ascii: "~"), UInt8(ascii: "1")]
      default: pointer.append(byte)
      }
    }
  }
}
