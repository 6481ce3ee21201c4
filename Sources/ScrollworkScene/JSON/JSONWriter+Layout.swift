extension JSONWriter {
  /// Writes a value over as many lines as it needs.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - indent: The column where its line starts.
  ///   - tail: How many bytes will follow it on its last line.
  ///   - text: Where it is written.
  func write(_ value: JSONValue, indent: Int, tail: Int, to text: inout [UInt8]) {
    let start = text.count
    writeFlat(value, to: &text)
    if column(of: text) + tail <= columns ?? .max { return }
    switch value {
    case .object(let members) where !members.isEmpty:
      text.removeSubrange(start...)
      writeObject(members, indent: indent, tail: tail, to: &text)
    case .array(let elements) where !elements.isEmpty:
      text.removeSubrange(start...)
      writeArray(elements, indent: indent, tail: tail, to: &text)
    default: break
    }
  }

  private func writeObject(
    _ members: [JSONValue.Member],
    indent: Int,
    tail: Int,
    to text: inout [UInt8]
  ) {
    text += "{ ".utf8
    var isAfterPlain = false
    for (place, member) in members.enumerated() {
      let rest = place == members.count - 1 ? tail + 2 : 1
      let isPlain = member.value.isPlain
      if place > 0 {
        text.append(UInt8(ascii: ","))
        let end = text.count
        if isPlain, isAfterPlain {
          text.append(0x20)
          writeKey(member.key, to: &text)
          writeFlat(member.value, to: &text)
          isAfterPlain = column(of: text) + rest <= columns ?? .max
          if isAfterPlain { continue }
          text.removeSubrange(end...)
        }
        startLine(at: indent + 2, in: &text)
      }
      writeKey(member.key, to: &text)
      write(member.value, indent: indent + 2, tail: rest, to: &text)
      isAfterPlain = isPlain
    }
    text += " }".utf8
  }

  private func writeArray(
    _ elements: [JSONValue],
    indent: Int,
    tail: Int,
    to text: inout [UInt8]
  ) {
    let isPlain = elements.allSatisfy { $0.isScalar }
    text.append(UInt8(ascii: "["))
    for (place, element) in elements.enumerated() {
      let rest = place == elements.count - 1 ? tail + 2 : 1
      if place > 0 { text.append(UInt8(ascii: ",")) }
      if place > 0, isPlain {
        let end = text.count
        text.append(0x20)
        writeFlat(element, to: &text)
        if column(of: text) + rest <= columns ?? .max { continue }
        text.removeSubrange(end...)
      }
      startLine(at: indent + 2, in: &text)
      write(element, indent: indent + 2, tail: rest, to: &text)
    }
    text += " ]".utf8
  }

  private func startLine(at column: Int, in text: inout [UInt8]) {
    text.append(0x0A)
    for _ in 0..<column { text.append(0x20) }
  }

  private func column(of text: [UInt8]) -> Int {
    var column = 0
    while column < text.count, text[text.count - 1 - column] != 0x0A { column += 1 }
    return column
  }
}

extension JSONValue {
  var isObject: Bool {
    if case .object = self { true } else { false }
  }

  fileprivate var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// Whether a value may share a line: a scalar, an array of scalars, or an object of those.
  var isPlain: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy { $0.isScalar }
    case .object(let members): members.allSatisfy { !$0.value.isObject && $0.value.isPlain }
    default: true
    }
  }
}
