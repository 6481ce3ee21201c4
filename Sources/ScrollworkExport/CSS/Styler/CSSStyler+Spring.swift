internal import Scrollwork
internal import ScrollworkScene

extension CSSStyler {
  /// The animation that plays a spring, in straight lines as near to it as anybody sees.
  mutating func springAnimation(
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
}
