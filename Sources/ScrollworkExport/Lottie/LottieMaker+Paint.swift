internal import Scrollwork
internal import ScrollworkRender
internal import ScrollworkScene

extension LottieMaker {
  /// One colour inside; it moves where the layer's does.
  mutating func solid(
    _ color: RGBA,
    _ seen: Actor,
    _ place: Place,
    isText: Bool = false
  ) -> LottieValue {
    let channels: [Actor.Channel] =
      isText
      ? [.red, .green, .blue, .alpha] : [.fillRed, .fillGreen, .fillBlue, .fillAlpha]
    let (paint, opacity) = tint(color, channels, seen, place)
    return ["ty": "fl", "c": paint, "o": opacity, "r": 1]
  }

  mutating func line(
    _ stroke: Stroke,
    _ shape: Node.Shape,
    _ seen: Actor,
    _ place: Place
  ) -> LottieValue {
    let trims =
      shape.trimStart > 0 || shape.trimEnd < 1
      || (seen.hasPaint && !(seen.rests(.trimStart) && seen.rests(.trimEnd)))
    let movesSize = seen.hasPaint && !(seen.rests(.width) && seen.rests(.height))
    if trims && movesSize {
      report.note(
        .approximated,
        "trim",
        at: pointer(seen),
        because: "the outline of a shape whose size moves begins elsewhere in this format"
      )
    }
    var items = outline(shape, seen, place, asPath: trims)
    if trims {
      let part = options.tolerance.opacity * 100
      let start =
        seen.hasPaint
        ? paint([.trimStart], seen, place, [part], "trimStart", .unitless, factor: 100)
        : Self.constant([shape.trimStart * 100])
      let end =
        seen.hasPaint
        ? paint([.trimEnd], seen, place, [part], "trimEnd", .unitless, factor: 100)
        : Self.constant([shape.trimEnd * 100])
      // Subpaths one after the other.
      items.append(["ty": "tm", "s": start, "e": end, "o": Self.constant([0]), "m": 2])
    }
    let channels: [Actor.Channel] = [.strokeRed, .strokeGreen, .strokeBlue, .strokeAlpha]
    let (color, opacity) = tint(stroke.color, channels, seen, place)
    let width =
      seen.hasPaint
      ? paint([.strokeWidth], seen, place, [options.tolerance.points], "strokeWidth", .points)
      : Self.constant([shape.strokeWidth])
    items.append([
      "ty": "st", "c": color, "o": opacity, "w": width, "lc": .whole(Int(stroke.cap.rawValue) + 1),
      "lj": .whole(Int(stroke.join.rawValue) + 1), "ml": 4,
    ])
    return Self.group("stroke", items)
  }

  /// A colour and its opacity.
  mutating func tint(
    _ color: RGBA,
    _ channels: [Actor.Channel],
    _ seen: Actor,
    _ place: Place
  ) -> (LottieValue, LottieValue) {
    guard seen.hasPaint else {
      return (
        ["a": 0, "k": .list([color.red, color.green, color.blue, 1].map { .fine($0) })],
        Self.constant([color.alpha * 100])
      )
    }
    // Half of a 255th.
    let level = 0.5 / 255
    let solid = Array(channels[..<3])
    return (
      paint(
        solid,
        seen,
        place,
        [level, level, level],
        "colour",
        .levels,
        per: 1.0 / 255,
        more: [1]
      ),
      paint(
        [channels[3]],
        seen,
        place,
        [level * 100],
        "colour's alpha",
        .levels,
        factor: 100,
        per: 100.0 / 255
      )
    )
  }

  /// A property that shows numbers of the paint.
  mutating func paint(
    _ channels: [Actor.Channel],
    _ seen: Actor,
    _ place: Place,
    _ tolerances: [Double],
    _ what: String,
    _ unit: ExportReport.Unit,
    factor: Double = 1,
    per: Double? = nil,
    more: [Double] = []
  ) -> LottieValue {
    let track = Track(actor: seen, window: place.window, channels: channels) { value, _ in
      value * factor
    }
    return property(track, tolerances, what, unit, per: per ?? factor, more: more)
  }
}
