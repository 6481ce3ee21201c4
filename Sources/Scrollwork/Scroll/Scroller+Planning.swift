extension Scroller {
  /// Puts the content at rest.
  mutating func rest(at offset: Double, time: Double) {
    begin(.rest(offset), time: time)
    target = offset
    settlingTime = time
  }

  /// Starts a motion, and forgets what came before.
  mutating func begin(_ motion: Motion, time: Double) {
    first = Segment(start: time, motion: motion)
    second = .never
    third = .never
    lastEventTime = time
    isTracking = false
    isAimed = false
    wheelEnd = -.infinity
  }

  /// Adds a motion after those that there are.
  private mutating func append(_ motion: Motion, time: Double) {
    let segment = Segment(start: time, motion: motion)
    if second.start == .infinity { second = segment } else { third = segment }
  }

  /// Lets the content go on by itself from `offset`, to where its snapping lets it rest.
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
  mutating func aim(_ motion: CriticalMotion, time: Double) {
    begin(.critical(motion), time: time)
    target = motion.target
    settlingTime = time + motion.duration
    isAimed = true
  }

  /// Decelerates to anywhere in the range; from outside it comes back to the edge first, and goes on
  /// with the speed that is left there.
  private mutating func glide(_ offset: Double, _ velocity: Double, _ time: Double) {
    let edge = clamped(offset)
    begin(.rest(edge), time: time)
    if offset == edge || !configuration.bounces {
      fly(from: edge, velocity, time)
      return
    }
    let bounce = Bounce(edge: edge, position: offset, velocity: velocity)
    first.motion = .critical(bounce.motion)
    target = edge
    settlingTime = time + bounce.duration
    guard let crossing = bounce.crossingTime else { return }
    let speed = bounce.velocity(at: crossing)
    if speed.magnitude > 10 {
      append(.rest(edge), time: time + crossing)
      fly(from: edge, speed, time + crossing)
    }
  }

  /// Decelerates from inside the range, and bounces off its ends, in the last segment.
  private mutating func fly(from offset: Double, _ velocity: Double, _ time: Double) {
    let flick = Deceleration(
      position: offset,
      velocity: velocity,
      rate: configuration.rate
    )
    if second.start == .infinity {
      first.motion = .deceleration(flick)
    } else {
      second.motion = .deceleration(flick)
    }
    target = clamped(flick.target)
    settlingTime = time + flick.duration
    if target == flick.target {
      if let pixel = configuration.pixel {
        target = clamped((target / pixel).rounded(.toNearestOrEven) * pixel)
      }
    } else if let crossing = flick.time(at: target) {
      settlingTime = time + crossing
      guard configuration.bounces else { return }
      let bounce = Bounce(
        edge: target,
        position: target,
        velocity: flick.velocity(at: crossing)
      )
      append(.critical(bounce.motion), time: settlingTime)
      settlingTime += bounce.duration
    }
  }
}
