internal import Scrollwork
package import ScrollworkScene

/// Stops that Cairo mixes as the document means them.
///
/// Colours mix premultiplied, as in CSS; Cairo mixes them as they are, so that a fade into
/// `transparent` would turn grey on its way. Between stops of different opacity more of them stand.
package enum ColorStops {
  /// How many parts a segment between two different opacities gets.
  private static let parts = 16

  /// Returns the stops to hand to Cairo, in the order of their offsets.
  package static func spread(_ stops: [GradientStop]) -> [GradientStop] {
    guard let first = stops.first else { return [] }
    var result = [first]
    for (from, to) in zip(stops, stops.dropFirst()) {
      if from.color.alpha != to.color.alpha && to.offset > from.offset {
        result += between(from, to)
      }
      result.append(to)
    }
    return result
  }

  private static func between(_ from: GradientStop, _ to: GradientStop) -> [GradientStop] {
    // What fades from or to nothing keeps its hue: that is exact with one more stop.
    if from.color.alpha <= 0 { return [GradientStop(from.offset, hue(to.color))] }
    if to.color.alpha <= 0 { return [GradientStop(to.offset, hue(from.color))] }
    return (1..<parts).map { part in
      let share = Double(part) / Double(parts)
      return GradientStop(
        from.offset + (to.offset - from.offset) * share,
        .interpolate(from: from.color, to: to.color, at: share)
      )
    }
  }

  private static func hue(_ color: RGBA) -> RGBA {
    RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 0)
  }
}
