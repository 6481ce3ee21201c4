extension PlainSVG {
  /// The elements that can do no harm.
  enum Element {
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
  struct Facts {
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
