internal import Scrollwork
internal import ScrollworkScene

extension CSSStyler {
  /// Whether the views of a layer's card are formulas rather than timelines.
  func isFormula(_ index: Int) -> Bool {
    let deck = program.nodes[index].deck
    return deck >= 0 && program.decks[deck].deck.loops
  }

  /// What the view motions of neighbouring channels show, as arithmetic over the card's distance `--d`;
  /// nil when there are none.
  mutating func formula(_ channels: [Int], of index: Int, _ rest: [Double]) -> [String]? {
    guard isFormula(index) else { return nil }
    let motions = program.motions(of: index).filter { $0.source == .view }
    guard motions.contains(where: { channels.contains(Int($0.channel)) }) else { return nil }
    return zip(channels, rest).map { channel, rest in
      let own = motions.filter { Int($0.channel) == channel }
      let isSum = own.first?.operation != .multiply
      var terms: [String] = []
      for motion in own {
        if motion.operation == .replace { terms = [] }
        terms.append(formula(motion, index))
      }
      let replaces = own.contains { $0.operation == .replace }
      if isSum {
        if rest != 0 && !replaces || terms.isEmpty { terms.insert(CSSText.number(rest), at: 0) }
        return terms.joined(separator: " + ")
      }
      if rest != 1 && !replaces || terms.isEmpty { terms.insert(CSSText.number(rest), at: 0) }
      return terms.count == 1 ? terms[0] : terms.map { "(\($0))" }.joined(separator: "*")
    }
  }

  /// The straight segments of a motion as a sum of distances that stop at their ends.
  private mutating func formula(_ motion: Motion, _ index: Int) -> String {
    note(.carried, "view track on \(Self.name(Int(motion.channel)))", index)
    let points = straight(motion, index)
    var constant = points[0].value
    var terms: [String] = []
    for place in points.indices.dropLast() {
      let (a, b) = (points[place], points[place + 1])
      guard b.x > a.x else {
        // A jump: a segment too short to be seen.
        if b.value != a.value {
          let step = CSSText.number(b.value - a.value)
          terms.append("\(step)*clamp(0,(var(--d) - \(CSSText.number(a.x)))*1e6,1)")
        }
        continue
      }
      let slope = (b.value - a.value) / (b.x - a.x)
      guard slope != 0 else { continue }
      let isFirst = place == 0 && motion.before == .linear
      let isLast = place == points.count - 2 && motion.after == .linear
      let low = CSSText.number(a.x)
      let high = CSSText.number(b.x)
      let distance =
        isFirst && isLast
        ? "var(--d)"
        : isFirst
          ? "min(var(--d),\(high))"
          : isLast ? "max(\(low),var(--d))" : "clamp(\(low),var(--d),\(high))"
      terms.append("\(CSSText.number(slope, digits: 8))*\(distance)")
      constant -= slope * a.x
    }
    let first = CSSText.number(constant)
    return terms.isEmpty || first != "0"
      ? ([first] + terms).joined(separator: " + ") : terms.joined(separator: " + ")
  }

  /// The points of a motion with eased segments laid out in straight lines.
  private mutating func straight(_ motion: Motion, _ index: Int) -> [(x: Double, value: Double)] {
    var points: [(x: Double, value: Double)] = []
    for place in motion.keys.map(Int.init) {
      let keys = program.keys
      points.append((keys.offsets[place], keys.values[place]))
      guard keys.easings[place] >= 0, place + 1 < Int(motion.keys.upperBound) else { continue }
      let easing = keys.table[Int(keys.easings[place])]
      let (length, way) = (
        keys.offsets[place + 1] - keys.offsets[place], keys.values[place + 1] - keys.values[place]
      )
      let stops = CurveStops(tolerance: 0.002) { easing.value(at: $0) }
      note(
        .approximated,
        "easing on \(Self.name(Int(motion.channel)))",
        index,
        by: .init(
          stops.error * abs(way) * (Int(motion.channel) == Channel.rotation ? 180 / .pi : 1),
          Int(motion.channel) <= Channel.y
            ? .points : Int(motion.channel) == Channel.rotation ? .degrees : .unitless
        ),
        because: "\(stops.points.count) straight lines"
      )
      for stop in stops.points.dropFirst().dropLast() {
        points.append(
          (keys.offsets[place] + length * stop.input, keys.values[place] + way * stop.output)
        )
      }
    }
    return points
  }
}
