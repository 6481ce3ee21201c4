/// Text kept as its UTF-8 bytes.
///
/// Names, file names and texts of a scene are compared byte by byte, so that the player needs no
/// Unicode tables and gives the same answer everywhere.
///
///     let name: UTF8String = "stutter"
///     name.bytes.count  // 7
public struct UTF8String: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The bytes, valid UTF-8.
  public let bytes: [UInt8]

  /// Creates a text from its bytes, which must be valid UTF-8.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Creates a text from a string.
  public init(_ string: String) { bytes = Array(string.utf8) }

  /// Creates a text from a literal.
  public init(stringLiteral value: String) { bytes = Array(value.utf8) }

  /// The text as a string.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether there is no byte.
  public var isEmpty: Bool { bytes.isEmpty }
}
