internal import Scrollwork

extension Program {
  /// A box in the parent that a layer, with all that it contains, never leaves, however it is animated;
  /// nil when that is not known.
  ///
  /// The numbers and motions are those of the program, or of the deck in whose card it lies.
  func extent(
    of index: Int,
    _ base: [Double],
    _ motions: [Motion],
    isTight: Bool = false
  ) -> Rect? {
    let layout = layouts[index]
    guard let box = contents(of: index, base, motions, isTight: isTight) else { return nil }
    var ranges: [ClosedRange<Double>] = []
    for channel in Channel.x...Channel.rotation {
      guard let range = range(of: channel, layout, base, motions) else { return nil }
      ranges.append(range)
    }
    let anchor = layout.anchorAtRest
    var across = Program.reach(box.minX - anchor.x...box.maxX - anchor.x)
    var down = Program.reach(box.minY - anchor.y...box.maxY - anchor.y)
    across *= Program.reach(ranges[Channel.scaleX])
    down *= Program.reach(ranges[Channel.scaleY])
    var x = Program.reach(ranges[Channel.x])
    var y = Program.reach(ranges[Channel.y])
    let turns = ranges[Channel.rotation] != 0...0
    if turns || layout.transform != .translateRotateScale {
      // However it is turned, it stays in a circle; a displacement may be turned and stretched too.
      let scale =
        1 + Program.reach(ranges[Channel.scaleX]) + Program.reach(ranges[Channel.scaleY])
      across += down
      down = across
      x = (x + y) * scale
      y = x
    }
    guard across.isFinite, down.isFinite, x.isFinite, y.isFinite else { return nil }
    let centre = Point(x: layout.origin.x + anchor.x, y: layout.origin.y + anchor.y)
    return Rect(
      x: centre.x - across - x,
      y: centre.y - down - y,
      width: 2 * (across + x),
      height: 2 * (down + y)
    )
  }

  /// The box that holds what a layer shows, in its own points; nil when none is known to.
  ///
  /// When `isTight`, texts are taken to fit their boxes.
  func contents(
    of index: Int,
    _ base: [Double],
    _ motions: [Motion],
    isTight: Bool = false
  ) -> Rect? {
    let layout = layouts[index]
    let own = layout.box(layout.size, isTight ? layout.overhang : layout.outset)
    switch layout.kind {
    case .deck: return nil
    case .leaf: return layout.animatesPaint ? nil : own
    case .clip: return own
    case .group:
      var child = index + 1
      var union: Rect?
      while child < Int(layout.end) {
        guard let inner = extent(of: child, base, motions, isTight: isTight) else { return nil }
        union = union?.union(inner) ?? inner
        child = Int(layouts[child].end)
      }
      return union ?? own
    }
  }

  /// The numbers between which a channel of a layer stays; nil when they are not known.
  func range(
    of channel: Int,
    _ layout: Layout,
    _ base: [Double],
    _ motions: [Motion]
  ) -> ClosedRange<Double>? {
    let rest = base[Int(layout.block) + channel]
    var low = rest
    var high = rest
    for index in layout.motions where Int(motions[Int(index)].channel) == channel {
      let motion = motions[Int(index)]
      guard let values = range(of: motion) else { return nil }
      switch motion.operation {
      case .add:
        low += values.lowerBound < 0 ? values.lowerBound : 0
        high += values.upperBound > 0 ? values.upperBound : 0
      case .multiply:
        let reach = Program.reach(low...high) * (1 + Program.reach(values))
        guard reach < .infinity else { return nil }
        low = -reach
        high = reach
      case .replace:
        if values.lowerBound < low { low = values.lowerBound }
        if values.upperBound > high { high = values.upperBound }
      }
    }
    return low...high
  }

  /// The values between which a motion stays; nil when they are not known.
  func range(of motion: Motion) -> ClosedRange<Double>? {
    if motion.source == .spring {
      let play = springs[Int(motion.timing)].motion
      guard play.initialVelocity == 0 else { return nil }
      // A spring that starts at rest never goes past its target by more than it came.
      let away = (play.to - play.from).magnitude
      return play.to - away...play.to + away
    }
    let isUnbounded = motion.before == .linear || motion.after == .linear
    guard motion.source == .clock || !isUnbounded else { return nil }
    var low = Double.infinity
    var high = -Double.infinity
    var strays = 0.0
    for index in motion.keys {
      let value = keys.values[Int(index)]
      if value < low { low = value }
      if value > high { high = value }
      let easing = Int(keys.easings[Int(index)])
      guard easing >= 0 else { continue }
      guard let stray = keys.table[easing].stray else { return nil }
      if stray > strays { strays = stray }
    }
    guard low <= high else { return nil }
    let beyond = (high - low) * strays
    return low - beyond...high + beyond
  }

  /// The largest distance from 0.
  static func reach(_ range: ClosedRange<Double>) -> Double {
    let low = range.lowerBound.magnitude
    let high = range.upperBound.magnitude
    return low > high ? low : high
  }
}

extension Easing {
  /// How far it leaves 0 … 1 at most, between its ends; nil when that is not known.
  fileprivate var stray: Double? {
    switch self {
    case .linear, .steps: return 0
    case .cubicBezier(let curve):
      // A curve stays among its control points.
      var stray = 0.0
      for y in [curve.y1, curve.y2] {
        if -y > stray { stray = -y }
        if y - 1 > stray { stray = y - 1 }
      }
      return stray
    case .linearStops: return nil
    }
  }
}
