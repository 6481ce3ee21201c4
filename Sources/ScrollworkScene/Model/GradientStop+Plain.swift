internal import Scrollwork

extension [GradientStop] {
  /// Stops with which a host that mixes colours as they are, not premultiplied, comes to the same
  /// gradient: where two differ in opacity, up to eight steps stand between them.
  ///
  /// Between stops less than a hundredth of full brightness is off.
  package var plain: [GradientStop] {
    var all: [GradientStop] = []
    for (index, stop) in enumerated() {
      let before = index > 0 ? self[index - 1] : stop
      let (from, to) = (before.color, stop.color)
      let isOneColor = (from.red, from.green, from.blue) == (to.red, to.green, to.blue)
      guard from.alpha != to.alpha, !isOneColor || from.alpha == 0 else {
        all.append(stop)
        continue
      }
      // From or to nothing the colour stays, and only the opacity moves.
      let steps = from.alpha > 0 && to.alpha > 0 ? 8 : 1
      for step in (from.alpha > 0 ? 1 : 0)...steps {
        let part = Double(step) / Double(steps)
        let offset = before.offset + (stop.offset - before.offset) * part
        all.append(GradientStop(offset, Self.mix(from, to, part)))
      }
    }
    return all
  }

  /// A premultiplied mixture; without opacity it has the colour of the other end.
  private static func mix(_ from: RGBA, _ to: RGBA, _ part: Double) -> RGBA {
    let alpha = from.alpha + (to.alpha - from.alpha) * part
    guard alpha > 0 else {
      let color = part > 0 ? from : to
      return RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 0)
    }
    let share = to.alpha * part / alpha
    return RGBA(
      red: from.red + (to.red - from.red) * share,
      green: from.green + (to.green - from.green) * share,
      blue: from.blue + (to.blue - from.blue) * share,
      alpha: alpha
    )
  }
}
