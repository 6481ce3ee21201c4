internal import Scrollwork
internal import ScrollworkScene

extension CSSStyler {
  /// What changes how a layer is drawn, with the part of the layer's markup that it is about.
  mutating func paints(of index: Int) -> [(part: String, animation: CSSAnimation)] {
    guard program.nodes[index].animatesPaint else { return [] }
    let isDrawing = CSSMarkup.isDrawing(program.nodes[index])
    var all: [(String, CSSAnimation)] = []
    func add(_ part: String, _ animation: CSSAnimation) { all.append((part, animation)) }
    let simple = [
      (Channel.width, "width", [""]), (Channel.height, "height", [""]),
      (Channel.radius, isDrawing ? "rx" : "border-radius", isDrawing ? [" .f", " .l"] : [""]),
      (Channel.strokeWidth, "stroke-width", [" .l"]),
    ]
    for (channel, property, parts) in simple {
      for curve in curves([channel], of: index) {
        let animation = self.animation(curve, of: index) {
          property + ":" + CSSText.px(max(0, $0[0]))
        }
        for part in parts { add(part, animation) }
      }
    }
    for curve in trims(of: index) {
      let animation = self.animation(curve, of: index) { values in
        let (start, end) = (min(max(values[0], 0), 1), min(max(values[1], 0), 1))
        let length = CSSText.number(max(0, end - start))
        return "stroke-dasharray:\(length) 2;stroke-dashoffset:\(CSSText.number(-start))"
      }
      add(" .l", animation)
    }
    let colors = [
      (Channel.color, "color", "", 1), (Channel.strokeColor, "stroke", " .l", 4),
      (
        Channel.fill, isDrawing ? "fill" : "background-color", isDrawing ? " .f" : "", 2
      ),
    ]
    for (channel, property, part, bit) in colors {
      let isOklab = program.nodes[index].oklab & UInt8(bit) != 0
      for curve in curves(Array(channel..<channel + 4), of: index) {
        let animation = self.animation(curve, of: index) {
          "\(property):\(Self.color($0, isOklab))"
        }
        add(part, animation)
      }
    }
    return all
  }

  /// The curves of channels that replace each other, each over those before it.
  private mutating func curves(_ channels: [Int], of index: Int) -> [CSSCurve] {
    var curves: [CSSCurve] = []
    let motions = program.motions(of: index).filter { channels.contains(Int($0.channel)) }
    for motion in motions where Int(motion.channel) == channels[0] {
      if motion.source == .view && isFormula(index) {
        note(
          .lost,
          "view track on \(Self.name(channels[0]))",
          index,
          because: "in an endless deck only moves and fades are formulas"
        )
        continue
      }
      // The channels of a colour stand together, and keep pace.
      let all = motions.drop { $0.keys != motion.keys || $0.timing != motion.timing }
        .prefix(channels.count)
      let points = all.map { self.points(of: $0, index) }
      guard points.count == channels.count else { continue }
      let joined = points[0].indices.map { key in
        CSSCurve.Point(
          x: points[0][key].x,
          values: points.map { $0[key].values[0] },
          easing: points[0][key].easing
        )
      }
      var curve = CSSCurve(source: .scroll, points: joined, channel: channels[0])
      curve.source = source(of: motion)
      curves.append(curve)
    }
    return curves
  }

  /// The curves of both ends of a stroke; where both move they must keep pace.
  private mutating func trims(of index: Int) -> [CSSCurve] {
    let starts = curves([Channel.trimStart], of: index)
    let ends = curves([Channel.trimEnd], of: index)
    let rest = (
      program.rest(Channel.trimStart, of: index), program.rest(Channel.trimEnd, of: index)
    )
    func lone(_ curves: [CSSCurve], isStart: Bool) -> [CSSCurve] {
      curves.map { curve in
        var curve = curve
        for place in curve.points.indices {
          let value = curve.points[place].values[0]
          curve.points[place].values = isStart ? [value, rest.1] : [rest.0, value]
        }
        return curve
      }
    }
    if ends.isEmpty { return lone(starts, isStart: true) }
    guard let start = starts.first else { return lone(ends, isStart: false) }
    if starts.count == 1, ends.count == 1, start.source == ends[0].source,
      start.points.map(\.x) == ends[0].points.map(\.x)
    {
      var both = start
      for place in both.points.indices {
        both.points[place].values.append(ends[0].points[place].values[0])
      }
      return [both]
    }
    note(.lost, "start of a stroke", index, because: "its end moves at another pace")
    return lone(ends, isStart: false)
  }

  /// Premultiplied components as a colour that browsers mix in the same space.
  private static func color(_ v: [Double], _ isOklab: Bool) -> String {
    guard isOklab else {
      return CSSPaint.color(RGBA(premultiplied: (v[0], v[1], v[2], v[3]), in: .sRGB))
    }
    let alpha = v[3]
    let parts = v.prefix(3).map { CSSText.number(alpha > 0 ? $0 / alpha : 0) }
    return "oklab(\(parts.joined(separator: " ")) / \(CSSText.number(alpha)))"
  }
}
