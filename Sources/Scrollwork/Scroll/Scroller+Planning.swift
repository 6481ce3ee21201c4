extension Scroller {
  /// Puts the content at rest.
  mutating func rest(at offset: Double, time: Double) {
    begin(Segment(restingAt: offset, from: time))
  }

  /// Starts a motion, and forgets what came before.
  @inline(never)
  mutating func begin(_ segment: Segment, isAimed: Bool = false) {
    first = segment
    second = Segment()
    third = Segment()
    lastEventTime = segment.start
    target = segment.to
    settlingTime = segment.start + segment.duration
    self.isAimed = isAimed
    isTracking = false
    wheelEnd = -.infinity
  }

  /// Lets the content go on by itself from `offset`, to where its snapping lets it rest.
  @inline(never)
  mutating func release(_ offset: Double, velocity: Double, time: Double) {
    if let place = restingPlace(offset, velocity) {
      settle(offset, velocity, on: place, time)
    } else {
      glide(offset, velocity, time)
    }
  }

  /// Goes to a page or a slot.
  mutating func settle(
    _ offset: Double,
    _ velocity: Double,
    on place: Double,
    _ time: Double
  ) {
    if configuration.bounces, place == clamped(offset), isLeaving(offset, velocity) {
      aim(Bounce(edge: place, position: offset, velocity: velocity).motion, time: time)
    } else if offset == place {
      rest(at: place, time: time)
    } else {
      let snap = Snap(
        position: offset,
        velocity: velocity,
        target: place,
        frequency: snapFrequency(velocity)
      )
      aim(snap.motion, time: time)
    }
  }

  /// Whether the content is at an end of its range and on its way out, or out and without speed.
  private func isLeaving(_ offset: Double, _ velocity: Double) -> Bool {
    guard let range = configuration.range else { return false }
    if velocity > 0 { return offset >= range.upperBound }
    if velocity < 0 { return offset <= range.lowerBound }
    return !range.contains(offset)
  }

  /// Takes up a motion to a place of its own.
  @inline(never)
  mutating func aim(_ motion: CriticalMotion, time: Double) {
    begin(Segment(motion, from: time), isAimed: true)
  }

  /// Decelerates to anywhere in the range; from outside it comes back to the edge first, and goes on
  /// with the speed that is left there.
  private mutating func glide(_ offset: Double, _ velocity: Double, _ time: Double) {
    let edge = clamped(offset)
    var flick = Deceleration(position: edge, velocity: velocity, rate: configuration.rate)
    if offset == edge || !configuration.bounces {
      begin(Segment(flick, from: time))
      land(flick, time)
      return
    }
    let bounce = Bounce(edge: edge, position: offset, velocity: velocity)
    begin(Segment(bounce.motion, from: time))
    guard let crossing = bounce.crossingTime else { return }
    flick = Deceleration(
      position: edge,
      velocity: bounce.velocity(at: crossing),
      rate: configuration.rate
    )
    if flick.duration == 0 { return }
    append(Segment(flick, from: time + crossing))
    land(flick, time + crossing)
  }

  /// Ends a flick that begins at `time`: on a pixel, or at an end of the range, where it bounces.
  private mutating func land(_ flick: Deceleration, _ time: Double) {
    target = clamped(flick.target)
    if target == flick.target {
      if let pixel = configuration.pixel {
        target = clamped((target / pixel).rounded(.toNearestOrEven) * pixel)
      }
    } else if let crossing = flick.time(at: target) {
      settlingTime = time + crossing
      if configuration.bounces {
        let speed = flick.velocity(atPlace: target)
        let bounce = Bounce(edge: target, position: target, velocity: speed)
        append(Segment(bounce.motion, from: settlingTime))
      }
    }
  }

  /// Adds a motion after those that there are.
  private mutating func append(_ segment: Segment) {
    if second.start == .infinity { second = segment } else { third = segment }
    target = segment.to
    settlingTime = segment.start + segment.duration
  }
}
