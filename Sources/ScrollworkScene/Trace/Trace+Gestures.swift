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
    add(time + duration, .up(id: 1))
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
      now += leg.duration
    }
    // No move in between: it would hide the rest from whoever asks how fast the finger was.
    add(lifts ? now : now + 0.1, .up(id: 1))
  }

  /// Adds the moves of one leg.
  private mutating func addLeg(from start: Point, _ leg: Leg, at time: Double, lifts: Bool) {
    let count = Int((leg.duration * Self.sampleRate).rounded(.up))
    for index in 1...(count > 1 ? count : 1) {
      let u = index >= count ? 1 : Double(index) / (leg.duration * Self.sampleRate)
      let s = lifts ? Self.gaining(u) : Self.smooth(u)
      let point = Point(x: start.x + leg.distance.x * s, y: start.y + leg.distance.y * s)
      add(time + leg.duration * u, .move(id: 1, point))
    }
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
      add(time + duration * Double(index) / Double(steps), .wheel(by: share, at: point))
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
