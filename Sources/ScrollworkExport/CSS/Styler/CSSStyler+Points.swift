internal import Scrollwork
internal import ScrollworkScene

extension CSSStyler {
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
    case .view: return program.points(of: motion, within: viewSpan(of: index))
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

  /// What a motion is read at.
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
}
