internal import Scrollwork
internal import ScrollworkScene

extension CSSStyler {
  /// The animation that plays a curve; `write` gives the declarations of one keyframe.
  mutating func animation(
    _ curve: CSSCurve,
    of index: Int,
    _ write: ([Double]) -> String
  ) -> CSSAnimation {
    switch curve.source {
    case .scroll: return scrollAnimation(curve, of: index, write)
    case .view: return viewAnimation(curve, of: index, write)
    case .clock(let timing, let trigger):
      let rule = program.timings[timing]
      note(.carried, "clock on \(Self.name(curve.channel))", index)
      var animation = CSSAnimation(
        keyframes: keyframes(Self.filled(curve.points, 0...1).map { ($0.x, $0) }, write),
        timing: Self.shorthand(rule)
      )
      animation.trigger = name(ofTrigger: trigger, index)
      return animation
    case .spring(let spring, let trigger):
      return springAnimation(curve, program.springs[spring], trigger, of: index, write)
    }
  }

  private mutating func scrollAnimation(
    _ curve: CSSCurve,
    of index: Int,
    _ write: ([Double]) -> String
  ) -> CSSAnimation {
    var points = curve.points
    // A jump at the very beginning needs a moment before it.
    if points.count > 1, points[0].x == points[1].x {
      points.insert(.init(x: points[0].x - 0.001, values: points[0].values), at: 0)
    }
    let low = points[0].x
    let high = points[points.count - 1].x
    let length = high - low
    note(.carried, "scroll track on \(Self.name(curve.channel))", index)
    var animation = CSSAnimation(
      keyframes: keyframes(points.map { ((($0.x - low) / length), $0) }, write),
      timing: "linear both",
      timeline: "--s"
    )
    if low != 0 || high != span {
      animation.range = CSSText.percent(low / span) + " " + CSSText.percent(high / span)
    }
    return animation
  }

  private mutating func viewAnimation(
    _ curve: CSSCurve,
    of index: Int,
    _ write: ([Double]) -> String
  ) -> CSSAnimation {
    let span = viewSpan(of: index)
    let reach = span.upperBound
    let points = Self.filled(curve.points, span)
    var reversed: [(Double, CSSCurve.Point)] = []
    for place in points.indices.reversed() {
      var point = points[place]
      // Cards go from the far end to the near one: every segment runs backwards.
      point.easing = place > 0 ? points[place - 1].easing.map { backwards($0, index) } : nil
      reversed.append(((reach - point.x) / (2 * reach), point))
    }
    note(.carried, "view track on \(Self.name(curve.channel))", index)
    var animation = CSSAnimation(
      keyframes: keyframes(reversed, write),
      timing: "linear both",
      timeline: "--c"
    )
    let plan = program.decks[program.nodes[index].deck]
    if program.isMirrored && plan.axis == .horizontal {
      // Chromium takes the views of mirrored rows from the wrong end; their scrolling is right.
      let ends = [-reach, reach].map {
        "calc((var(--i) + (\(CSSText.number($0))))*\(CSSText.px(plan.deck.pitch)))"
      }
      animation.range = ends.joined(separator: " ")
    }
    return animation
  }

  /// The pace of a segment that is run through backwards.
  private mutating func backwards(_ easing: Easing, _ index: Int) -> Easing {
    if case .cubicBezier(let curve) = easing {
      return .cubicBezier(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1)
    }
    let stops = CurveStops(tolerance: 0.001) { 1 - easing.value(at: 1 - $0) }
    note(.approximated, "easing", index, by: .init(stops.error, .unitless))
    return .linearStops(
      LinearStops(stops.points.map { LinearStops.Point($0.output, at: $0.input) })
    )
  }

  /// The trigger that starts an animation, as its rule names it; `none` where the document does.
  mutating func name(ofTrigger trigger: Int, _ index: Int) -> String {
    guard scrolls, program.triggers[trigger].offsets != nil else { return "none" }
    note(
      .approximated,
      "start at a page",
      index,
      because: "browsers without animation triggers play it when the document opens"
    )
    return "--t\(trigger) play-once"
  }
}
