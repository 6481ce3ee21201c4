internal import Scrollwork

extension ScorePlan {
  /// The value of a motion's keyframes at `x`, as `Track.value(at:)` has it, bit for bit.
  @inline(never)
  func value(of motion: UnsafePointer<ScoreMotion>, at x: Double) -> Double {
    let first = motion.pointee.firstKey
    let last = motion.pointee.lastKey
    if x < offsets[first] {
      return motion.pointee.goesOnBefore
        ? tangent(first, last, from: first, at: 0, x) : values[first]
    }
    if x >= offsets[last] {
      return motion.pointee.goesOnAfter && x != offsets[last]
        ? tangent(first, last, from: last - 1, at: 1, x) : values[last]
    }
    var index = first
    var end = last
    while end - index > 1 {
      let middle = (index + end) >> 1
      if offsets[middle] <= x { index = middle } else { end = middle }
    }
    let start = offsets[index]
    if x == start { return values[index] }
    var fraction = (x - start) / (offsets[index + 1] - start)
    let easing = Int(easings[index])
    if easing >= 0 { fraction = curves[easing].value(at: fraction) }
    return .interpolate(from: values[index], to: values[index + 1], at: fraction)
  }

  /// The value where the first segment, or the last, goes on straight; a step has no tangent, and holds.
  @inline(never)
  private func tangent(
    _ first: Int,
    _ last: Int,
    from index: Int,
    at end: Double,
    _ x: Double
  ) -> Double {
    let held = end == 0 ? first : last
    guard first < last, offsets[index] < offsets[index + 1] else { return values[held] }
    let easing = Int(easings[index])
    let slope = easing < 0 ? 1 : curves[easing].slope(at: end)
    if slope == 0 { return values[held] }
    let fraction = (x - offsets[held]) / (offsets[index + 1] - offsets[index])
    return .interpolate(
      from: values[index],
      to: values[index + 1],
      at: end + slope * fraction
    )
  }

  /// What a motion shows at a page, a place in its deck and a time; not-a-number when it is not in
  /// effect.
  func value(
    of motion: UnsafePointer<ScoreMotion>,
    page: Double,
    view: Double,
    time: Double
  ) -> Double {
    let source = motion.pointee.source
    if source == ScoreSource.page { return value(of: motion, at: page) }
    if source == ScoreSource.view { return value(of: motion, at: view) }
    let elapsed = time - triggers[motion.pointee.trigger].start
    if source == ScoreSource.clock {
      guard let progress = timings[motion.pointee.timing].evenProgress(at: elapsed) else {
        return .nan
      }
      return value(of: motion, at: progress)
    }
    let spring = springs + motion.pointee.timing
    let t = elapsed - spring.pointee.delay
    if !(t > 0) {
      return t == 0 || spring.pointee.showsBefore ? spring.pointee.motion.from : .nan
    }
    if t >= spring.pointee.rest {
      return spring.pointee.showsAfter ? spring.pointee.motion.to : .nan
    }
    return spring.pointee.motion.position(at: t)
  }

  /// From a layer's own points to its parent's, for the numbers that begin at `block`.
  @inline(never)
  func local(
    _ node: UnsafePointer<ScoreNode>,
    _ block: UnsafePointer<Double>,
    _ shift: Point
  ) -> Affine {
    var inside = node.pointee.anchorAtRest
    if node.pointee.animatesPaint {
      inside.x = node.pointee.anchor.x * block[ScoreChannel.width]
      inside.y = node.pointee.anchor.y * block[ScoreChannel.height]
    }
    return node.pointee.transform.affine(
      x: block[ScoreChannel.x],
      y: block[ScoreChannel.y],
      scaleX: block[ScoreChannel.scaleX],
      scaleY: block[ScoreChannel.scaleY],
      rotation: block[ScoreChannel.rotation],
      at: Point(
        x: node.pointee.origin.x + shift.x + node.pointee.anchorAtRest.x,
        y: node.pointee.origin.y + shift.y + node.pointee.anchorAtRest.y
      ),
      anchor: inside
    )
  }

  /// The box in which a layer may draw, in its own points.
  @inline(never)
  func box(_ size: Size, _ outset: Double) -> Rect {
    Rect(
      x: -outset,
      y: -outset,
      width: size.width + 2 * outset,
      height: size.height + 2 * outset
    )
  }
}
