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

extension PlainSVG {
  /// The elements that can do no harm.
  private enum Element {
    case root, use, figure

    init?(_ name: Range<Int>, _ reader: PlainMarkup) {
      if reader.isOne(of: ["svg"], name) {
        self = .root
      } else if reader.isOne(of: ["use"], name) {
        self = .use
      } else if reader.isOne(of: Self.figures, name) {
        self = .figure
      } else {
        return nil
      }
    }

    private static let figures: [StaticString] = [
      "path", "rect", "circle", "g", "ellipse", "defs", "stop", "linearGradient", "radialGradient",
      "line", "polyline", "polygon", "clipPath",
    ]
  }

  /// What an element's attributes say.
  private struct Facts {
    private(set) var id: Range<Int>?
    /// What a `use` shows, or what cuts the element.
    private(set) var target: Range<Int>?
    /// How often it scales.
    private(set) var scales = 0
    /// What a root gives itself.
    private(set) var size: (width: Int, height: Int)?

    private static let words: [StaticString] = [
      "stroke", "stop-color", "fill-rule", "stroke-linecap", "stroke-linejoin",
      "preserveAspectRatio", "spreadMethod",
    ]
    private static let numbers: [StaticString] = [
      "d", "x", "y", "cx", "cy", "r", "width", "height", "rx", "ry", "opacity", "offset",
      "stroke-width", "x1", "y1", "x2", "y2", "points", "fill-opacity", "stroke-opacity",
      "stop-opacity", "fx", "fy", "viewBox",
    ]

    /// Reads them; nil when one is not known to be harmless.
    init?(
      _ attributes: [PlainMarkup.Attribute],
      of element: Element,
      _ reader: PlainMarkup
    ) {
      var (hasSpace, width, height, box) = (
        false, Range<Int>?.none, Range<Int>?.none, Range<Int>?.none
      )
      for (name, value) in attributes {
        if reader.isOne(of: ["width"], name) { width = value }
        if reader.isOne(of: ["height"], name) { height = value }
        if reader.isOne(of: ["viewBox"], name) { box = value }
        if reader.isOne(of: Self.numbers, name) {
          guard reader.hasCommonNumbers(value) else { return nil }
        } else if reader.isOne(of: Self.words, name) {
          guard reader.isWord(value) else { return nil }
        } else if reader.isOne(of: ["fill"], name) {
          // A gradient fills the box that it is measured by; along a stroke it may be far outside.
          guard reader.isWord(value) || reader.fragment(value) != nil else { return nil }
        } else if reader.isOne(of: ["transform"], name) {
          guard let count = reader.scaleCount(value) else { return nil }
          scales = count
        } else if reader.isOne(of: ["id"], name) {
          id = value
        } else if element == .use, reader.isOne(of: ["href"], name) {
          guard reader.begins(value, with: "#") else { return nil }
          target = value.dropFirst()
        } else if element == .figure, reader.isOne(of: ["clip-path"], name) {
          guard let name = reader.fragment(value) else { return nil }
          target = name
        } else if element == .root, reader.isOne(of: ["xmlns"], name) {
          guard reader.isOne(of: ["http://www.w3.org/2000/svg"], value) else { return nil }
          hasSpace = true
        } else {
          return nil
        }
      }
      guard element == .root else { return }
      let frame = box.map { reader.wholeNumbers($0) }
      guard hasSpace, frame.map({ $0.count == 4 && Self.isCommon($0[2], $0[3]) }) ?? true else {
        return nil
      }
      switch (width.map { reader.wholeNumbers($0) }, height.map { reader.wholeNumbers($0) }) {
      case (let width?, let height?) where width.count == 1 && height.count == 1:
        size = (width[0], height[0])
      case (nil, nil): size = frame.map { ($0[2], $0[3]) }
      default: return nil
      }
      guard let size, Self.isCommon(size.width, size.height) else { return nil }
    }

    /// Whether sides are within the limits, and neither is far longer than the other.
    private static func isCommon(_ width: Int, _ height: Int) -> Bool {
      let (short, long) = (min(width, height), max(width, height))
      return short > 0 && long <= PictureLimits.side && long <= 100 * short
    }
  }
}
