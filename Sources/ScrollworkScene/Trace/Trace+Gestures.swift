internal import Scrollwork

extension Trace {
  /// How many samples a second a written gesture has: those of a phone's touch panel.
  static let sampleRate: Double = 120

  /// One stretch of a drag.
  struct Leg {
    /// How far the finger moves, in points.
    var distance: Point
    /// How long that takes, in seconds.
    var duration: Double
  }

  /// Adds a flick that lifts at `speed` points a second after moving by `distance`.
  ///
  /// The finger gains speed over the first 60 % of the time and keeps it for the rest, so that it lifts
  /// at exactly the speed that was asked for.
  mutating func addSwipe(from start: Point, by distance: Point, speed: Double, at time: Double) {
    let length = (distance.x * distance.x + distance.y * distance.y).squareRoot()
    let duration = length / (0.7 * speed)
    add(time, .down(id: 1, start))
    addLeg(from: start, Leg(distance: distance, duration: duration), at: time, lifts: true)
    add(Self.sampled(time + duration), .up(id: 1))
  }

  /// Adds a drag of one or more legs.
  ///
  /// With `lifts` the finger lifts while it moves; otherwise it rests for 0.1 s first, so that nothing
  /// is flung.
  mutating func addDrag(from start: Point, _ legs: [Leg], at time: Double, lifts: Bool) {
    add(time, .down(id: 1, start))
    var here = start
    var now = time
    for index in legs.indices {
      let leg = legs[index]
      addLeg(from: here, leg, at: now, lifts: lifts && index == legs.count - 1)
      here = Point(x: here.x + leg.distance.x, y: here.y + leg.distance.y)
      now = Self.sampled(now + leg.duration)
    }
    // No move in between: it would hide the rest from whoever asks how fast the finger was.
    add(lifts ? now : Self.sampled(now + 0.1), .up(id: 1))
  }

  /// Adds the moves of one leg: wherever the touch panel reads the finger on the way, and at the end.
  ///
  /// The panel reads at whole multiples of its period, which are moments of films at 24, 30, 60 and 120
  /// frames a second to the bit; a sample that came a rounding error after its frame would judder.
  private mutating func addLeg(from start: Point, _ leg: Leg, at time: Double, lifts: Bool) {
    func move(to u: Double, at moment: Double) {
      let s = lifts ? Self.gaining(u) : Self.smooth(u)
      let point = Point(x: start.x + leg.distance.x * s, y: start.y + leg.distance.y * s)
      add(moment, .move(id: 1, point))
    }
    let end = Self.sampled(time + leg.duration)
    var index = (time * Self.sampleRate).rounded(.down) + 1
    while index / Self.sampleRate < end {
      let moment = index / Self.sampleRate
      if moment - time > 1e-9 { move(to: (moment - time) / (end - time), at: moment) }
      index += 1
    }
    move(to: 1, at: end)
  }

  /// The moment at which the touch panel reads, where that is meant: not a billionth of a second beside.
  private static func sampled(_ time: Double) -> Double {
    let whole = (time * sampleRate).rounded(.toNearestOrEven) / sampleRate
    return (time - whole).magnitude < 1e-9 ? whole : time
  }

  /// Adds a turn of the wheel, spread over a time.
  mutating func addWheel(
    by distance: Point,
    at point: Point,
    from time: Double,
    over duration: Double
  ) {
    let count = Int((duration * 60).rounded(.up))
    let steps = count > 1 ? count : 1
    for index in 0..<steps {
      let share = Point(x: distance.x / Double(steps), y: distance.y / Double(steps))
      let moment = Self.sampled(time + duration * Double(index) / Double(steps))
      add(moment, .wheel(by: share, at: point))
    }
  }

  mutating func add(_ time: Double, _ kind: Kind) { events.append(Event(time: time, kind)) }

  /// From rest to an even speed: constant after 60 % of the time.
  private static func gaining(_ u: Double) -> Double {
    u < 0.6 ? u * u / 0.84 : (u - 0.3) / 0.7
  }

  /// From rest to rest: the polynomial of minimum jerk.
  private static func smooth(_ u: Double) -> Double { u * u * u * (10 - u * (15 - 6 * u)) }
}
