/// One value, or one key, of a `JSONDocument`: a handle that means something only beside it.
package struct JSONNode: Hashable, Sendable {
  /// Its place on the document's tape.
  let index: Int
}

/// One member of an object.
package struct JSONMember: Sendable {
  /// The key: a string.
  package let key: JSONNode

  /// The value.
  package let value: JSONNode
}

/// A place of the tape: a value or a key.
///
/// The parts of a container follow it, depth first.
struct JSONEntry: Sendable {
  /// How a string is written.
  enum Spelling: UInt8 {
    /// In quotes, with no escape: the text is the bytes between them.
    case plain
    /// In quotes, with escapes.
    case escaped
    /// Without quotes, or in others: no JSON, but text all the same.
    case bare
  }

  var kind: JSONKind
  var spelling = Spelling.plain
  /// The bytes of the value, brackets and quotes included.
  var start: Int
  var end: Int
  /// The place after the value and all its parts.
  ///
  /// While a container is open: its parent's place, or −1.
  var next: Int
  /// Members of an object, elements of an array.
  var count = 0
  /// The value of a number; 1 for `true`.
  var number = 0.0
}
