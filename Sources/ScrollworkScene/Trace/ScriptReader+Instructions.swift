internal import Scrollwork

extension ScriptReader {
  enum Unit { case seconds, points, speed, none }

  mutating func readSwipe() {
    guard let direction = direction() else { return }
    var time: Double?
    var wantedSpeed: Double?
    var distance: Double?
    var start: Point?
    var slowest = words[0]
    while !failed, next < words.count {
      if accept("at", isNew: time == nil) {
        time = number(.seconds)
      } else if accept("from", isNew: start == nil) {
        start = point()
      } else if ends(words[next], "pt/s") {
        slowest = words[next]
        if expectNew(wantedSpeed == nil) { wantedSpeed = positive(.speed) }
      } else if expectNew(distance == nil) {
        distance = positive(.points)
      }
    }
    guard let time = require(time), !failed else { return }
    let speed = wantedSpeed ?? 1500
    let axis = direction.x != 0 ? viewport.width : viewport.height
    let length = distance ?? axis * 0.4
    let vector = Point(x: direction.x * length, y: direction.y * length)
    guard length / (0.7 * speed) <= Self.longestGesture else {
      return fail(.outOfRange, slowest, [.word(StaticWord("a gesture takes at most an hour"))])
    }
    claim(time, length / (0.7 * speed))
    trace.addSwipe(from: start ?? middle(vector), by: vector, speed: speed, at: time)
  }

  mutating func readDrag() {
    var legs: [Trace.Leg] = []
    var time: Double?
    var start: Point?
    var lifts = false
    repeat {
      // Between its ways a finger may rest: "then left 0pt over 0.4s".
      guard let direction = direction(),
        let length = legs.isEmpty ? positive(.points) : number(.points)
      else { return }
      var duration: Double?
      while !failed, next < words.count, !peek("then") {
        if accept("at", isNew: time == nil) {
          time = number(.seconds)
        } else if accept("over", isNew: duration == nil) {
          duration = self.duration(above: 0)
        } else if accept("from", isNew: start == nil) {
          start = point()
        } else if accept("release", isNew: !lifts) {
          lifts = true
        } else {
          fail(.unexpectedWord, words[next])
        }
      }
      if failed { return }
      legs.append(
        Trace.Leg(
          distance: Point(x: direction.x * length, y: direction.y * length),
          duration: duration ?? 0.6
        )
      )
    } while accept("then")
    guard let time = require(time) else { return }
    var total = 0.0
    for leg in legs { total += leg.duration }
    claim(time, total + (lifts ? 0 : 0.1))
    trace.addDrag(from: start ?? middle(legs[0].distance), legs, at: time, lifts: lifts)
  }

  mutating func readHold() {
    var time: Double?
    var duration: Double?
    var place: Point?
    while !failed, next < words.count {
      if accept("at") {
        if next < words.count, words[next].contains(where: { bytes[$0] == UInt8(ascii: ",") }) {
          if expectNew(place == nil) { place = point() }
        } else if expectNew(time == nil) {
          time = number(.seconds)
        }
      } else if accept("for", isNew: duration == nil) {
        duration = self.duration()
      } else if accept("from", isNew: place == nil) {
        place = point()
      } else {
        fail(.unexpectedWord, words[next])
      }
    }
    guard let time = require(time), !failed else { return }
    let end = time + (duration ?? 0.5)
    claim(time, end - time)
    trace.add(time, .down(id: 1, place ?? center))
    trace.add(end, .up(id: 1))
  }

  mutating func readTap() {
    guard let place = point(), let time = clause("at", .seconds) else { return }
    claim(time, 0.06)
    trace.add(time, .down(id: 1, place))
    trace.add(time + 0.06, .up(id: 1))
  }

  mutating func readScroll() {
    guard expect("to"), expect("page"), let page = number(.none) else { return }
    let time = clause("at", .seconds)
    var animated = true
    if !failed, accept("at-once") { animated = false }
    guard let time else { return }
    claim(time, 0)
    trace.add(time, .scroll(page: page, animated: animated))
  }

  mutating func readKey() {
    let names: [(StaticString, Trace.Key)] = [
      ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("home", .home),
      ("end", .end), ("page-up", .pageUp), ("page-down", .pageDown),
    ]
    for (name, key) in names where accept(name) {
      guard let time = clause("at", .seconds) else { return }
      claim(time, 0)
      trace.add(time, .key(key))
      return
    }
    fail(
      .unknownDirection,
      next < words.count ? words[next] : words[0],
      [.words(WordList("left right up down home end page-up page-down"))]
        + (next < words.count ? [] : [.word("no key")])
    )
  }

  mutating func readWheel() {
    guard let direction = direction(), let length = positive(.points) else { return }
    var time: Double?
    var duration: Double?
    var place: Point?
    while !failed, next < words.count {
      if accept("at", isNew: time == nil) {
        time = number(.seconds)
      } else if accept("over", isNew: duration == nil) {
        duration = self.duration()
      } else if accept("from", isNew: place == nil) {
        place = point()
      } else {
        fail(.unexpectedWord, words[next])
      }
    }
    guard let time = require(time), !failed else { return }
    // A finger that goes left shows what lies to the right; so does a wheel that is said to turn left.
    let by = Point(x: -direction.x * length, y: -direction.y * length)
    claim(time, duration ?? 0.2)
    trace.addWheel(by: by, at: place ?? center, from: time, over: duration ?? 0.2)
  }

  /// The end comes last, and no gesture begins after it; one that has begun may be cut off.
  mutating func readEnd() {
    state.end = words[0]
    guard let time = clause("at", .seconds) else { return }
    trace.end = time
    guard time < state.lastStart else { return }
    let last = state.lastGesture
    fail(
      .overlappingGestures,
      words[0],
      [.place(SourceRange(start: last.lowerBound, end: last.upperBound)), .word("the end")]
    )
  }

  /// The middle of the viewport.
  private var center: Point { Point(x: viewport.width / 2, y: viewport.height / 2) }

  /// Where a gesture begins when nothing is said: so that its middle is the viewport's.
  func middle(_ distance: Point) -> Point {
    Point(
      x: viewport.width / 2 - distance.x / 2,
      y: viewport.height / 2 - distance.y / 2
    )
  }
}
