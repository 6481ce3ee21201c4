internal import Scrollwork
internal import ScrollworkScene

extension CSSStyler {
  /// What one property of a layer is made of: a constant and curves that join it.
  struct Parts {
    var rest: [Double]
    var curves: [CSSCurve] = []
  }

  /// Whether the views of a layer's card are formulas rather than timelines.
  func isFormula(_ index: Int) -> Bool {
    let deck = program.nodes[index].deck
    return deck >= 0 && program.decks[deck].deck.loops
  }

  /// How far a card's view timeline reaches to either side, in slots.
  func reach(ofDeck deck: Int) -> Double { reaches[deck] }

  /// How far a card's view timeline reaches to either side, in slots.
  static func reach(ofDeck deck: Int, in program: Program) -> Double {
    let plan = program.decks[deck]
    var reach = max(plan.reach.upperBound, -plan.reach.lowerBound, 1)
    for motion in plan.motions where motion.source == .view {
      for key in motion.keys { reach = max(reach, abs(program.keys.offsets[Int(key)])) }
    }
    return reach.rounded(.up)
  }

  /// Gathers what moves neighbouring channels, two that keep pace in one curve.
  ///
  /// `shift` is what scrolling adds from the first page to the last, for each channel.
  mutating func parts(
    _ channels: [Int],
    of index: Int,
    isSum: Bool,
    shift: [Double]? = nil
  ) -> Parts {
    var rest = channels.map { program.rest($0, of: index) }
    var live: [[Motion]] = channels.map { _ in [] }
    for motion in program.motions(of: index) {
      guard let place = channels.firstIndex(of: Int(motion.channel)) else { continue }
      if motion.source == .view && isFormula(index) { continue }
      if motion.operation == .replace {
        rest[place] = isSum ? 0 : 1
        live[place] = []
        if !isAlwaysInEffect(motion) {
          note(
            .approximated,
            "replacing animation",
            index,
            because: "it also replaces while it rests"
          )
        }
      }
      live[place].append(motion)
    }
    var parts = Parts(rest: rest)
    if isSum {
      for source in [Motion.Source.scroll, .view] {
        let shift = source == .scroll ? shift : nil
        if let sum = self.sum(of: &live, channels, source, shift, index) {
          parts.curves.append(sum)
        }
      }
    }
    for place in channels.indices {
      while !live[place].isEmpty {
        let motion = live[place].removeFirst()
        var partner: Motion?
        for other in channels.indices where other > place && partner == nil {
          if let match = live[other].firstIndex(where: { keepsPace($0, motion) }) {
            partner = live[other].remove(at: match)
          }
        }
        parts.curves.append(
          curve(motion, partner, channels, place, isSum: isSum, index)
        )
      }
    }
    // What never moves is part of the rest.
    for curve in parts.curves where curve.isConstant {
      for place in channels.indices {
        let value = curve.points[0].values[place]
        parts.rest[place] = isSum ? parts.rest[place] + value : parts.rest[place] * value
      }
    }
    parts.curves.removeAll { $0.isConstant }
    return parts
  }

  /// One curve for all motions that are straight between keyframes of one timeline: their sum is too.
  private func sum(
    of live: inout [[Motion]],
    _ channels: [Int],
    _ source: Motion.Source,
    _ shift: [Double]?,
    _ index: Int
  ) -> CSSCurve? {
    func joins(_ motion: Motion) -> Bool {
      motion.source == source && program.isStraight(motion)
        && (source == .view || program.reduction == .full)
    }
    let joining = live.map { $0.filter(joins) }
    guard shift != nil || joining.contains(where: { !$0.isEmpty }) else { return nil }
    for place in live.indices { live[place].removeAll(where: joins) }
    let deck = program.nodes[index].deck
    let span = source == .scroll ? 0...self.span : -reach(ofDeck: deck)...reach(ofDeck: deck)
    var places = [span.lowerBound, span.upperBound]
    for motion in joining.joined() {
      places += motion.keys.map { program.keys.offsets[Int($0)] }
        .filter { $0 > span.lowerBound && $0 < span.upperBound }
    }
    places.sort()
    var points: [CSSCurve.Point] = []
    for x in places where points.last?.x != x {
      let values = channels.indices.map { place in
        joining[place].reduce((shift?[place] ?? 0) * (self.span > 0 ? x / self.span : 0)) {
          $0 + program.keys.value($1.keys, at: x, $1.before, $1.after)
        }
      }
      points.append(.init(x: x, values: values))
    }
    return CSSCurve(
      source: source == .scroll ? .scroll : .view,
      points: points,
      channel: channels[0]
    )
  }

  /// Whether two motions differ in nothing but channel and values.
  private func keepsPace(_ a: Motion, _ b: Motion) -> Bool {
    guard a.source == b.source, a.trigger == b.trigger, a.before == b.before, a.after == b.after
    else { return false }
    if a.source == .spring {
      let (p, q) = (program.springs[Int(a.timing)], program.springs[Int(b.timing)])
      return p.motion == q.motion && p.delay == q.delay && p.showsBefore == q.showsBefore
        && p.showsAfter == q.showsAfter
    }
    guard a.timing == b.timing, a.keys.count == b.keys.count else { return false }
    for (i, j) in zip(a.keys, b.keys) {
      let (i, j) = (Int(i), Int(j))
      if program.keys.offsets[i] != program.keys.offsets[j]
        || program.keys.easings[i] != program.keys.easings[j]
      {
        return false
      }
    }
    return true
  }

  private func curve(
    _ motion: Motion,
    _ partner: Motion?,
    _ channels: [Int],
    _ place: Int,
    isSum: Bool,
    _ index: Int
  ) -> CSSCurve {
    let identity = isSum ? 0.0 : 1.0
    let own = self.points(of: motion, index)
    let other = partner.map { self.points(of: $0, index) }
    let second = partner.flatMap { channels.firstIndex(of: Int($0.channel)) }
    let points = own.indices.map { key in
      var values = channels.map { _ in identity }
      values[place] = own[key].values[0]
      if let second, let other { values[second] = other[key].values[0] }
      return CSSCurve.Point(x: own[key].x, values: values, easing: own[key].easing)
    }
    return CSSCurve(source: source(of: motion), points: points, channel: channels[0])
  }

  /// The points of a motion on its timeline.
  func points(of motion: Motion, _ index: Int) -> [CSSCurve.Point] {
    switch motion.source {
    case .scroll:
      if program.reduction != .full { return steps(of: motion) }
      if !scrolls {
        let value = program.keys.value(motion.keys, at: 0, motion.before, motion.after)
        return [.init(x: 0, values: [value])]
      }
      return program.points(of: motion, within: 0...span)
    case .view:
      let reach = self.reach(ofDeck: program.nodes[index].deck)
      return program.points(of: motion, within: -reach...reach)
    case .clock: return program.points(of: motion, within: nil)
    case .spring:
      let play = program.springs[Int(motion.timing)].motion
      return [.init(x: 0, values: [play.from]), .init(x: 1, values: [play.to])]
    }
  }

  /// What people see who asked for less motion: the value of the nearest page.
  private func steps(of motion: Motion) -> [CSSCurve.Point] {
    func value(_ page: Double) -> [Double] {
      [program.keys.value(motion.keys, at: page, motion.before, motion.after)]
    }
    var points = [CSSCurve.Point(x: 0, values: value(0))]
    let last = span.rounded(.toNearestOrEven)
    var page = 1.0
    while page <= min(last, Self.mostPages) {
      points.append(.init(x: page - 0.5, values: value(page - 1)))
      points.append(.init(x: page - 0.5, values: value(page)))
      page += 1
    }
    if span > 0 { points.append(.init(x: span, values: value(last))) }
    return points
  }

  func source(of motion: Motion) -> CSSCurve.Source {
    switch motion.source {
    case .scroll: .scroll
    case .view: .view
    case .clock: .clock(timing: Int(motion.timing), trigger: Int(motion.trigger))
    case .spring: .spring(Int(motion.timing), trigger: Int(motion.trigger))
    }
  }

  /// Whether a motion shows something at each moment.
  func isAlwaysInEffect(_ motion: Motion) -> Bool { isAlwaysInEffect(source(of: motion)) }

  /// Whether a curve shows something at each moment.
  func isAlwaysInEffect(_ source: CSSCurve.Source) -> Bool {
    switch source {
    case .scroll, .view: true
    case .clock(let timing, _): program.timings[timing].fill == .both
    case .spring(let spring, _):
      program.springs[spring].showsBefore && program.springs[spring].showsAfter
    }
  }

  /// Notes something about a layer.
  mutating func note(
    _ kind: ExportReport.Kind,
    _ what: String,
    _ index: Int,
    by error: ExportReport.Deviation? = nil,
    because reason: String? = nil
  ) {
    report.note(kind, what, at: pointers[index], by: error, because: reason)
  }
}
