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
    let reach = self.reach(ofDeck: program.nodes[index].deck)
    let points = Self.filled(curve.points, -reach...reach)
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

  private mutating func springAnimation(
    _ curve: CSSCurve,
    _ play: SpringPlay,
    _ trigger: Int,
    of index: Int,
    _ write: ([Double]) -> String
  ) -> CSSAnimation {
    let distance = play.motion.to - play.motion.from
    let node = program.nodes[index]
    let size = max(node.size.width, node.size.height, 1)
    let weight: Double
    let unit: ExportReport.Unit
    switch curve.channel {
    case Channel.x, Channel.y: (weight, unit) = (1, .points)
    case Channel.rotation: (weight, unit) = (size, .degrees)
    case Channel.scaleX, Channel.scaleY: (weight, unit) = (size, .unitless)
    case Channel.opacity, Channel.trimStart, Channel.trimEnd: (weight, unit) = (25, .unitless)
    default: (weight, unit) = (1, .points)
    }
    let tolerance = Self.tolerance / max(abs(distance) * weight, 1e-9)
    let stops = CurveStops(tolerance: min(max(tolerance, 2e-5), 0.05)) { part in
      (play.motion.position(at: part * play.rest) - play.motion.from) / distance
    }
    let error = (stops.error + 5e-6) * abs(distance) * (unit == .degrees ? 180 / .pi : 1)
    note(
      .approximated,
      "spring on \(Self.name(curve.channel))",
      index,
      by: .init(error, unit),
      because: "\(stops.points.count) straight lines"
    )
    var timing = "\(CSSText.seconds(play.rest)) \(stops.css)"
    if play.delay != 0 { timing += " " + CSSText.seconds(play.delay) }
    timing +=
      play.showsBefore
      ? (play.showsAfter ? " both" : " backwards") : (play.showsAfter ? " forwards" : "")
    var animation = CSSAnimation(
      keyframes: keyframes(curve.points.map { ($0.x, $0) }, write),
      timing: timing
    )
    animation.trigger = name(ofTrigger: trigger, index)
    return animation
  }

  private mutating func name(ofTrigger trigger: Int, _ index: Int) -> String {
    guard scrolls, program.triggers[trigger].offsets != nil else { return "none" }
    note(
      .approximated,
      "start at a page",
      index,
      because: "browsers without animation triggers play it when the document opens"
    )
    return "--t\(trigger) play-once"
  }

  /// The rule of a clock as the shorthand has it.
  private static func shorthand(_ timing: Timing) -> String {
    var text = CSSText.seconds(timing.duration) + " linear"
    if timing.delay != 0 { text += " " + CSSText.seconds(timing.delay) }
    if timing.iterations == .infinity {
      text += " infinite"
    } else if timing.iterations != 1 {
      text += " " + CSSText.number(timing.iterations)
    }
    switch timing.direction {
    case .normal: break
    case .reverse: text += " reverse"
    case .alternate: text += " alternate"
    case .alternateReverse: text += " alternate-reverse"
    }
    switch timing.fill {
    case .none: break
    case .forwards: text += " forwards"
    case .backwards: text += " backwards"
    case .both: text += " both"
    }
    return text
  }

  /// The points with those that hold the first and last value to the ends of a span.
  private static func filled(
    _ points: [CSSCurve.Point],
    _ span: ClosedRange<Double>
  ) -> [CSSCurve.Point] {
    var points = points
    if let first = points.first, first.x > span.lowerBound {
      points.insert(.init(x: span.lowerBound, values: first.values), at: 0)
    }
    if let last = points.last, last.x < span.upperBound {
      points.append(.init(x: span.upperBound, values: last.values))
    }
    return points
  }

  /// Keyframes at parts of the whole; where two stand at one place, the value jumps.
  private func keyframes(
    _ frames: [(part: Double, point: CSSCurve.Point)],
    _ write: ([Double]) -> String
  ) -> String {
    var text = ""
    for (place, frame) in frames.enumerated() {
      var part = frame.part
      if place + 1 < frames.count, frames[place + 1].part - part < 1e-8 {
        // Of several at one place the first and the last count.
        if place > 0, part - frames[place - 1].part < 1e-8 { continue }
        part -= 1e-8
        if part < 0 { continue }
      }
      let easing = frame.point.easing.map { ";animation-timing-function:\($0.css)" } ?? ""
      text += "\(CSSText.percent(part)){\(write(frame.point.values))\(easing)}"
    }
    return text
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

  /// What people call the number of a channel.
  static func name(_ channel: Int) -> String {
    switch channel {
    case Channel.x, Channel.y: "translation"
    case Channel.scaleX, Channel.scaleY: "scale"
    case Channel.rotation: "rotation"
    case Channel.opacity: "opacity"
    case Channel.depth: "depth"
    case Channel.width: "width"
    case Channel.height: "height"
    case Channel.radius: "radius"
    case Channel.strokeWidth: "stroke width"
    case Channel.trimStart, Channel.trimEnd: "trim"
    case Channel.color: "colour"
    case Channel.fill: "fill"
    default: "stroke colour"
    }
  }
}
