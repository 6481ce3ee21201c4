internal import Scrollwork

extension ScriptReader {
  enum Unit { case seconds, points, speed, none }

  mutating func readSwipe() {
    guard let direction = direction() else { return }
    var time: Double?
    var speed = 1500.0
    var distance: Double?
    var start: Point?
    while !failed, next < words.count {
      if accept("at") {
        time = number(.seconds)
      } else if accept("from") {
        start = point()
      } else if ends(words[next], "pt/s") {
        speed = number(.speed) ?? speed
      } else {
        distance = number(.points)
      }
    }
    guard let time = require(time), !failed else { return }
    guard speed > 0 else {
      return fail(.outOfRange, words[words.count - 1], [.word(StaticWord("above 0"))])
    }
    let axis = direction.x != 0 ? viewport.width : viewport.height
    let length = distance ?? axis * 0.4
    let vector = Point(x: direction.x * length, y: direction.y * length)
    claim(time, length / (0.7 * speed))
    trace.addSwipe(from: start ?? middle(vector), by: vector, speed: speed, at: time)
  }

  mutating func readDrag() {
    var legs: [Trace.Leg] = []
    var time: Double?
    var start: Point?
    var lifts = false
    repeat {
      guard let direction = direction(), let length = number(.points) else { return }
      var duration = 0.6
      while !failed, next < words.count, !peek("then") {
        if accept("at") {
          time = number(.seconds)
        } else if accept("over") {
          duration = number(.seconds) ?? duration
        } else if accept("from") {
          start = point()
        } else if accept("release") {
          lifts = true
        } else {
          fail(.unexpectedWord, words[next])
        }
      }
      if failed { return }
      guard duration > 0 else {
        return fail(.outOfRange, words[next - 1], [.word(StaticWord("above 0"))])
      }
      legs.append(
        Trace.Leg(
          distance: Point(x: direction.x * length, y: direction.y * length),
          duration: duration
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
    var duration = 0.5
    var place = Point(x: viewport.width / 2, y: viewport.height / 2)
    while !failed, next < words.count {
      if accept("at") {
        if next < words.count, words[next].contains(where: { bytes[$0] == UInt8(ascii: ",") }) {
          place = point() ?? place
        } else {
          time = number(.seconds)
        }
      } else if accept("for") {
        duration = number(.seconds) ?? duration
      } else if accept("from") {
        place = point() ?? place
      } else {
        fail(.unexpectedWord, words[next])
      }
    }
    guard let time = require(time), !failed else { return }
    claim(time, duration)
    trace.add(time, .down(id: 1, place))
    trace.add(time + duration, .up(id: 1))
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
    guard let direction = direction(), let length = number(.points) else { return }
    var time: Double?
    var duration = 0.2
    var place = Point(x: viewport.width / 2, y: viewport.height / 2)
    while !failed, next < words.count {
      if accept("at") {
        time = number(.seconds)
      } else if accept("over") {
        duration = number(.seconds) ?? duration
      } else if accept("from") {
        place = point() ?? place
      } else {
        fail(.unexpectedWord, words[next])
      }
    }
    guard let time = require(time), !failed else { return }
    // A finger that goes left shows what lies to the right; so does a wheel that is said to turn left.
    let by = Point(x: -direction.x * length, y: -direction.y * length)
    claim(time, duration)
    trace.addWheel(by: by, at: place, from: time, over: duration)
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

  /// Where a gesture begins when nothing is said: so that its middle is the viewport's.
  func middle(_ distance: Point) -> Point {
    Point(
      x: viewport.width / 2 - distance.x / 2,
      y: viewport.height / 2 - distance.y / 2
    )
  }
}
