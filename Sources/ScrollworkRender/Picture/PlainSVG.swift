/// An SVG of which a glance tells that librsvg can draw it, and how large it is.
///
/// Parsing a document and trying whether it can be drawn takes librsvg longer than all else that a picture
/// needs before it is seen. What holds nothing but common figures, in plain markup, with numbers of common
/// size, need not be tried. Of everything else, right or wrong, nothing is said.
struct PlainSVG {
  /// The width in points: `width`, else that of `viewBox`.
  let width: Double
  /// The height in points: `height`, else that of `viewBox`.
  let height: Double

  /// More than this is not looked at, since it takes longer than a glance.
  private static let limit = 131_072
  private static let depth = 24
  /// How many scales there may be, one within the other: Cairo gives up on what is far larger or flatter.
  private static let scales = 1

  /// Looks at a document; nil when librsvg must be asked.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.limit else { return nil }
    let size = bytes.withUnsafeBufferPointer { bytes -> (width: Int, height: Int)? in
      var reader = PlainMarkup(bytes)
      var open: [(element: Range<Int>, id: Range<Int>?, scales: Int)] = []
      var size: (width: Int, height: Int)?
      // What is shown again elsewhere, and what shows other things again: nothing may be both.
      var shown: [Range<Int>] = []
      var showing: [Range<Int>] = []
      while let part = reader.next() {
        switch part {
        case .end(let name):
          guard let last = open.popLast(), reader.isSame(last.element, name) else { return nil }
        case .start(let name, let attributes, let isEmpty):
          guard let element = Element(name, reader) else { return nil }
          let facts = Facts(attributes, of: element, reader)
          guard let facts, (element == .root) == (open.isEmpty && size == nil) else { return nil }
          if element == .root { size = facts.size }
          let scales = facts.scales + (open.last?.scales ?? 0)
          guard size != nil, open.count < Self.depth, scales <= Self.scales else { return nil }
          if element == .use && facts.target == nil { return nil }
          if let target = facts.target {
            shown.append(target)
            showing += open.compactMap(\.id) + (facts.id.map { [$0] } ?? [])
          }
          if !isEmpty { open.append((name, facts.id, scales)) }
        }
      }
      let isChained = shown.contains { a in showing.contains { reader.isSame(a, $0) } }
      return reader.isAtEnd && open.isEmpty && !isChained ? size : nil
    }
    guard let size else { return nil }
    width = Double(size.width)
    height = Double(size.height)
  }
}
