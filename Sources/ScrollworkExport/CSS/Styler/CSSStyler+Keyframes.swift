internal import Scrollwork
internal import ScrollworkScene

extension CSSStyler {
  /// Keyframes at parts of the whole; where two stand at one place, the value jumps.
  func keyframes(
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

  /// The points with those that hold the first and last value to the ends of a span.
  static func filled(
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

  /// The rule of a clock as the shorthand has it.
  static func shorthand(_ timing: Timing) -> String {
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
