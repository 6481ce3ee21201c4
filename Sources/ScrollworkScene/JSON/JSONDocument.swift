/// A JSON text (RFC 8259), read once into a flat tape of its values.
///
///     let document = try JSONDocument(Array(#"{ "size": [320, 568] }"#.utf8))
///     let size = document.value("size", of: document.root)
///
/// Reading is strict: UTF-8 without a byte order mark, no comment, no lone surrogate, no number
/// beyond the doubles. A key may come twice, as the standard lets it; `reportDuplicateKeys` finds
/// those. The tape is walked without recursion and without copying text.
package struct JSONDocument: Sendable {
  /// The text.
  package let bytes: [UInt8]

  let entries: [JSONEntry]

  /// How many brackets may be open at once when the caller does not say.
  package static let usualDepthLimit = 128

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - depthLimit: How many brackets may be open at once.
  ///   - explains: Whether mistakes are told apart. If not, the first one of any kind is an
  ///     unexpected character.
  /// - Throws: What breaks the rules. Mistakes that leave no doubt about the rest, such as a
  ///   trailing comma, are gathered; the first of the others ends the list.
  /// - Complexity: O(bytes).
  package init(
    _ bytes: [UInt8],
    depthLimit: Int = usualDepthLimit,
    explains: Bool = true
  ) throws(Diagnostics) {
    let (entries, problems) = JSONParser.read(bytes, depthLimit: depthLimit, explains: explains)
    guard problems.isEmpty else { throw problems }
    self.init(bytes, entries)
  }

  init(_ bytes: [UInt8], _ entries: [JSONEntry]) {
    self.bytes = bytes
    self.entries = entries
  }

  /// The outermost value.
  package var root: JSONNode { JSONNode(index: 0) }

  /// What a value is.
  @inline(never)
  package func kind(of node: JSONNode) -> JSONKind {
    entries[node.index].kind
  }

  /// The bytes of a value, brackets and quotes included.
  package func range(of node: JSONNode) -> SourceRange {
    let entry = entries[node.index]
    return SourceRange(start: entry.start, end: entry.end)
  }

  /// What to underline when a value is wrong: all of it, but of an object or array the bracket that
  /// opens it.
  @inline(never)
  package func mark(of node: JSONNode) -> SourceRange {
    let entry = entries[node.index]
    let isContainer = entry.kind == .array || entry.kind == .object
    return SourceRange(start: entry.start, end: isContainer ? entry.start + 1 : entry.end)
  }

  /// The number that a value is, or `nil` when it is none.
  @inline(never)
  package func number(of node: JSONNode) -> Double? {
    let entry = entries[node.index]
    return entry.kind == .number ? entry.number : nil
  }

  /// The truth that a value is, or `nil` when it is neither `true` nor `false`.
  package func boolean(of node: JSONNode) -> Bool? {
    let entry = entries[node.index]
    return entry.kind == .boolean ? entry.number == 1 : nil
  }
}
