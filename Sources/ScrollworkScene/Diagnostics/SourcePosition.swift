/// A place in a document as editors count it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  ///
  /// A line feed, a carriage return, or both together end one.
  public let line: Int

  /// The column, from 1, in bytes of UTF-8.
  public let column: Int

  /// The offset of the line's first byte, from 0.
  let lineStart: Int

  /// Finds the place of a byte.
  ///
  /// - Parameters:
  ///   - offset: The byte's offset from 0; beyond the end it counts as the end.
  ///   - source: The document.
  /// - Complexity: O(offset).
  public init(of offset: Int, in source: [UInt8]) {
    let offset = min(offset, source.count)
    var line = 1
    var start = 0
    for i in 0..<offset {
      // The two bytes of a CR LF end one line, after the second.
      let isEnd =
        source[i] == 0x0A || source[i] == 0x0D && (i + 1 == source.count || source[i + 1] != 0x0A)
      if isEnd {
        line += 1
        start = i + 1
      }
    }
    self.line = line
    column = offset - start + 1
    lineStart = start
  }

  /// The offset from `start` in the line where it ends, without what ends it, or `limit`, whichever comes
  /// first.
  func lineEnd(in source: [UInt8], from start: Int, atMost limit: Int) -> Int {
    var end = start
    let limit = min(source.count, limit)
    while end < limit, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    return end
  }
}
