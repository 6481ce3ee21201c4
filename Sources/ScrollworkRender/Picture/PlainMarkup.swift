#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Reads markup of tags, attributes and comments, and stops at anything else that XML has.
///
/// All but comments must be ASCII.
///
/// Names and values are given as places in the bytes.
struct PlainMarkup {
  let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var isSound = true
  private var isASCII = true

  /// What comes next.
  enum Part {
    case start(_ name: Range<Int>, _ attributes: [Attribute], isEmpty: Bool)
    case end(_ name: Range<Int>)
  }

  /// An attribute.
  typealias Attribute = (name: Range<Int>, value: Range<Int>)

  /// Starts to read.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // The only declaration that cannot change what the bytes mean.
    _ = skip("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
  }

  /// Whether all was read, and understood.
  var isAtEnd: Bool { isSound && at == bytes.count && (isASCII || isUnicode) }

  /// Whether the bytes are UTF-8, without the two codes that XML has no use for.
  private var isUnicode: Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return !text.unicodeScalars.contains { $0.value & 0xFFFE == 0xFFFE }
  }

  /// Reads the next tag; nil at the end, and where something is not plain.
  mutating func next() -> Part? {
    while true {
      skipSpace()
      guard at < bytes.count else { return nil }
      guard skip("<!--") else { break }
      guard skipComment() else { return stop() }
    }
    guard skip("<") else { return stop() }
    let isEnd = skip("/")
    guard let name = word() else { return stop() }
    if isEnd {
      skipSpace()
      return skip(">") ? .end(name) : stop()
    }
    var attributes: [Attribute] = []
    while true {
      let isApart = skipSpace()
      let isEmpty = skip("/>")
      if isEmpty || skip(">") { return .start(name, attributes, isEmpty: isEmpty) }
      guard isApart, let attribute = attribute(),
        !attributes.contains(where: { isSame($0.name, attribute.name) })
      else { return stop() }
      attributes.append(attribute)
    }
  }

  private mutating func attribute() -> Attribute? {
    guard let name = word(), skip("="), at < bytes.count else { return nil }
    let quote = bytes[at]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != quote {
      let byte = bytes[at]
      guard Self.isPlain(byte), byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&") else {
        return nil
      }
      at += 1
    }
    guard at < bytes.count else { return nil }
    at += 1
    return (name, start..<at - 1)
  }

  private mutating func stop() -> Part? {
    isSound = false
    return nil
  }

  /// Goes on behind the end of a comment, in which there are no two dashes.
  private mutating func skipComment() -> Bool {
    while at < bytes.count, Self.isPlain(bytes[at]) || bytes[at] >= 0x80 {
      if skip("--") { return skip(">") }
      if bytes[at] >= 0x80 { isASCII = false }
      at += 1
    }
    return false
  }

  /// Letters, digits and dashes; not a dash or a digit first.
  private mutating func word() -> Range<Int>? {
    let start = at
    while at < bytes.count, Self.isLetter(bytes[at]) || (at > start && Self.goesOn(bytes[at])) {
      at += 1
    }
    return start < at ? start..<at : nil
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = at
    while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
    return at > start
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard begins(at..<bytes.count, with: text) else { return false }
    at += text.utf8CodeUnitCount
    return true
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func goesOn(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: "-") }

  private static func isPlain(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F || isSpace(byte) }
}

extension PlainMarkup {
  /// Whether two places hold the same.
  func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.count == b.count && bytes[a].elementsEqual(bytes[b])
  }

  /// Whether a place holds one of some texts.
  func isOne(of texts: [StaticString], _ place: Range<Int>) -> Bool {
    texts.contains { $0.utf8CodeUnitCount == place.count && begins(place, with: $0) }
  }

  /// Whether a place begins with a text.
  func begins(_ place: Range<Int>, with text: StaticString) -> Bool {
    guard let base = bytes.baseAddress, text.utf8CodeUnitCount <= place.count else { return false }
    return memcmp(base + place.lowerBound, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}
