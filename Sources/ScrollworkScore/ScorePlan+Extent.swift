internal import Scrollwork

/// Two numbers between which something stays; not finite where that is not known.
struct ScoreSpan {
  var low: Double
  var high: Double

  /// The largest distance from 0.
  var reach: Double { low.magnitude > high.magnitude ? low.magnitude : high.magnitude }
}

extension ScorePlan {
  /// A box in the parent that a layer, with all that it contains, never leaves, however it is animated;
  /// nil when that is not known.
  ///
  /// Texts are taken to fit their boxes.
  @inline(never)
  func extent(of index: Int) -> Rect? {
    let node = nodes + index
    guard let box = contents(of: index) else { return nil }
    guard let x = range(of: ScoreChannel.x, index), let y = range(of: ScoreChannel.y, index),
      let scaleX = range(of: ScoreChannel.scaleX, index),
      let scaleY = range(of: ScoreChannel.scaleY, index),
      let rotation = range(of: ScoreChannel.rotation, index)
    else { return nil }
    let anchor = node.pointee.anchorAtRest
    var across = ScoreSpan(low: box.minX - anchor.x, high: box.maxX - anchor.x).reach
    var down = ScoreSpan(low: box.minY - anchor.y, high: box.maxY - anchor.y).reach
    across *= scaleX.reach
    down *= scaleY.reach
    var right = x.reach
    var below = y.reach
    if rotation.low != 0 || rotation.high != 0 || node.pointee.transform != .translateRotateScale {
      // However it is turned, it stays in a circle; a displacement may be turned and stretched too.
      let scale = 1 + scaleX.reach + scaleY.reach
      across += down
      down = across
      right = (right + below) * scale
      below = right
    }
    guard across.isFinite, down.isFinite, right.isFinite, below.isFinite else { return nil }
    return Rect(
      x: node.pointee.origin.x + anchor.x - across - right,
      y: node.pointee.origin.y + anchor.y - down - below,
      width: 2 * (across + right),
      height: 2 * (down + below)
    )
  }

  /// The box that holds what a layer shows, in its own points; nil when none is known to.
  @inline(never)
  func contents(of index: Int) -> Rect? {
    let node = nodes + index
    let own = box(node.pointee.size, node.pointee.outset - node.pointee.slack)
    let kind = node.pointee.kind
    if node.pointee.isDeck || kind == ScoreKind.leaf && node.pointee.animatesPaint { return nil }
    if kind != ScoreKind.group || index + 1 == node.pointee.end { return own }
    var union: Rect?
    var child = index + 1
    while child < node.pointee.end {
      guard let inner = extent(of: child) else { return nil }
      union = union?.union(inner) ?? inner
      child = nodes[child].end
    }
    return union
  }

  /// The numbers between which a channel of a layer stays; nil when they are not known.
  @inline(never)
  func range(of channel: Int, _ index: Int) -> ScoreSpan? {
    let rest = rest[nodes[index].block + channel]
    var span = ScoreSpan(low: rest, high: rest)
    for place in 0..<motionCount where motions[place].node == index {
      let motion = motions + place
      guard motion.pointee.channel == channel else { continue }
      guard let values = range(of: motion) else { return nil }
      switch motion.pointee.operation {
      case .add:
        span.low += values.low < 0 ? values.low : 0
        span.high += values.high > 0 ? values.high : 0
      case .multiply:
        let reach = span.reach * (1 + values.reach)
        guard reach < .infinity else { return nil }
        span = ScoreSpan(low: -reach, high: reach)
      case .replace:
        if values.low < span.low { span.low = values.low }
        if values.high > span.high { span.high = values.high }
      }
    }
    return span
  }

  /// The values between which a motion stays; nil when they are not known.
  func range(of motion: UnsafePointer<ScoreMotion>) -> ScoreSpan? {
    if motion.pointee.source == ScoreSource.spring {
      let play = springs[motion.pointee.timing].motion
      guard play.initialVelocity == 0 else { return nil }
      // A spring that starts at rest never goes past its target by more than it came.
      let away = (play.to - play.from).magnitude
      return ScoreSpan(low: play.to - away, high: play.to + away)
    }
    guard
      motion.pointee.source == ScoreSource.clock
        || !motion.pointee.goesOnBefore && !motion.pointee.goesOnAfter
    else { return nil }
    var span = ScoreSpan(low: .infinity, high: -.infinity)
    var strays = 0.0
    for key in motion.pointee.firstKey..<motion.pointee.lastKey + 1 {
      let value = values[key]
      if value < span.low { span.low = value }
      if value > span.high { span.high = value }
      if easings[key] < 0 { continue }
      let curve = curves + Int(easings[key])
      if curve.pointee.kind == ScoreCurveKind.stops { return nil }
      if curve.pointee.kind == ScoreCurveKind.steps { continue }
      // A curve stays among its control points.
      for place in 0..<2 {
        let y = place == 0 ? curve.pointee.bezier.y1 : curve.pointee.bezier.y2
        if -y > strays { strays = -y }
        if y - 1 > strays { strays = y - 1 }
      }
    }
    guard span.low <= span.high else { return nil }
    let beyond = (span.high - span.low) * strays
    return ScoreSpan(low: span.low - beyond, high: span.high + beyond)
  }
}
