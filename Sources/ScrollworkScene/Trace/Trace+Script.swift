public import Scrollwork

extension Trace {
  /// Reads the short form: one instruction a line, `#` begins a comment.
  ///
  ///     swipe left at 1.2s 1500pt/s
  ///     drag left 300pt at 3s over 0.8s then right 120pt over 0.3s release
  ///     scroll to page 2 at 5s
  ///     end at 8s
  ///
  /// - Parameters:
  ///   - script: UTF-8 text.
  ///   - viewport: Where gestures take place: they begin in its middle unless `from x,y` says otherwise.
  /// - Throws: The first thing on each line that cannot be read.
  public init(script: [UInt8], viewport: Size) throws(Diagnostics) {
    self.init()
    var reader = ScriptReader(bytes: script, viewport: viewport)
    reader.readAll()
    if !reader.problems.isEmpty { throw reader.problems }
    self = reader.trace
  }
}

/// Reads the short form of a trace.
struct ScriptReader {
  let bytes: [UInt8]
  let viewport: Size
  var trace = Trace()
  var problems = Diagnostics()
  /// The words of the line being read.
  private var words: [Range<Int>] = []
  private var next = 0
  private var failed = false
  /// When the last gesture ends, so that no two overlap.
  private var busyUntil = -Double.infinity

  init(bytes: [UInt8], viewport: Size) {
    self.bytes = bytes
    self.viewport = viewport
  }

  mutating func readAll() {
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: "\n") {
      split(start..<index)
      if !words.isEmpty {
        next = 0
        failed = false
        readLine()
      }
      start = index + 1
    }
  }

  /// Finds the words of a line, up to a comment.
  private mutating func split(_ line: Range<Int>) {
    words = []
    var start = line.lowerBound
    for index in line.lowerBound...line.upperBound {
      let ends = index == line.upperBound || bytes[index] == UInt8(ascii: "#")
      if ends || bytes[index] == 32 || bytes[index] == 9 || bytes[index] == 13 {
        if index > start { words.append(start..<index) }
        start = index + 1
      }
      if ends { return }
    }
  }

  private mutating func readLine() {
    let verb = words[0]
    next = 1
    if takes(verb, "swipe") {
      readSwipe()
    } else if takes(verb, "drag") {
      readDrag()
    } else if takes(verb, "hold") {
      readHold()
    } else if takes(verb, "tap") {
      readTap()
    } else if takes(verb, "scroll") {
      readScroll()
    } else if takes(verb, "key") {
      readKey()
    } else if takes(verb, "wheel") {
      readWheel()
    } else if takes(verb, "end") {
      trace.end = clause("at", .seconds)
    } else {
      fail(
        .unknownInstruction,
        verb,
        [.words(WordList("swipe drag hold tap scroll key wheel end"))]
      )
    }
    if !failed && next < words.count { fail(.unexpectedWord, words[next]) }
  }
}

extension ScriptReader {
  enum Unit { case seconds, points, speed, none }

  private mutating func readSwipe() {
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

  private mutating func readDrag() {
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

  private mutating func readHold() {
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

  private mutating func readTap() {
    guard let place = point(), let time = clause("at", .seconds) else { return }
    claim(time, 0.06)
    trace.add(time, .down(id: 1, place))
    trace.add(time + 0.06, .up(id: 1))
  }

  private mutating func readScroll() {
    guard expect("to"), expect("page"), let page = number(.none) else { return }
    let time = clause("at", .seconds)
    var animated = true
    if !failed, accept("at-once") { animated = false }
    guard let time else { return }
    claim(time, 0)
    trace.add(time, .scroll(page: page, animated: animated))
  }

  private mutating func readKey() {
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
    )
  }

  private mutating func readWheel() {
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

  /// Where a gesture begins when nothing is said: so that its middle is the viewport's.
  private func middle(_ distance: Point) -> Point {
    Point(
      x: viewport.width / 2 - distance.x / 2,
      y: viewport.height / 2 - distance.y / 2
    )
  }
}

// MARK: - Words

extension ScriptReader {
  private mutating func fail(
    _ id: DiagnosticID,
    _ range: Range<Int>,
    _ arguments: [DiagnosticArgument] = []
  ) {
    guard !failed else { return }
    failed = true
    problems.add(
      Diagnostic(id, at: SourceRange(start: range.lowerBound, end: range.upperBound), arguments)
    )
  }

  /// Notes that a finger is busy; two gestures at once are a mistake.
  private mutating func claim(_ time: Double, _ duration: Double) {
    if time < busyUntil { return fail(.overlappingGestures, words[0]) }
    busyUntil = time + duration
  }

  private mutating func require(_ time: Double?) -> Double? {
    if time == nil { fail(.missingTime, words[0]) }
    return time
  }

  private func takes(_ word: Range<Int>, _ name: StaticString) -> Bool {
    word.count == name.utf8CodeUnitCount && ends(word, name)
  }

  private func ends(_ word: Range<Int>, _ name: StaticString) -> Bool {
    let count = name.utf8CodeUnitCount
    guard word.count >= count else { return false }
    for index in 0..<count where bytes[word.upperBound - count + index] != name.utf8Start[index] {
      return false
    }
    return true
  }

  private func peek(_ name: StaticString) -> Bool { next < words.count && takes(words[next], name) }

  private mutating func accept(_ name: StaticString) -> Bool {
    guard peek(name) else { return false }
    next += 1
    return true
  }

  private mutating func expect(_ name: StaticString) -> Bool {
    if accept(name) { return true }
    fail(.unexpectedWord, next < words.count ? words[next] : words[0])
    return false
  }

  private mutating func clause(_ name: StaticString, _ unit: Unit) -> Double? {
    guard !failed else { return nil }
    guard accept(name) else {
      fail(.missingTime, words[0])
      return nil
    }
    return number(unit)
  }

  private mutating func direction() -> Point? {
    if accept("left") { return Point(x: -1, y: 0) }
    if accept("right") { return Point(x: 1, y: 0) }
    if accept("up") { return Point(x: 0, y: -1) }
    if accept("down") { return Point(x: 0, y: 1) }
    fail(
      .unknownDirection,
      next < words.count ? words[next] : words[0],
      [.words(WordList("left right up down"))]
    )
    return nil
  }

  /// A number at least 0 with its unit.
  private mutating func number(_ unit: Unit) -> Double? {
    guard next < words.count else {
      fail(.missingNumber, words[words.count - 1])
      return nil
    }
    let word = words[next]
    let suffix: StaticString
    switch unit {
    case .seconds: suffix = ends(word, "ms") ? "ms" : "s"
    case .points: suffix = "pt"
    case .speed: suffix = "pt/s"
    case .none: suffix = ""
    }
    guard ends(word, suffix),
      let value = decimal(word.lowerBound..<word.upperBound - suffix.utf8CodeUnitCount), value >= 0
    else {
      fail(.badQuantity, word, [.word(StaticWord(example(of: unit)))])
      return nil
    }
    next += 1
    return unit == .seconds && ends(word, "ms") ? value / 1000 : value
  }

  /// Two numbers with a comma between them.
  private mutating func point() -> Point? {
    guard next < words.count else {
      fail(.missingNumber, words[words.count - 1])
      return nil
    }
    let word = words[next]
    guard let comma = word.first(where: { bytes[$0] == UInt8(ascii: ",") }),
      let x = decimal(word.lowerBound..<comma), let y = decimal(comma + 1..<word.upperBound)
    else {
      fail(.badQuantity, word, [.word(StaticWord("160,500"))])
      return nil
    }
    next += 1
    return Point(x: x, y: y)
  }

  private func decimal(_ range: Range<Int>) -> Double? {
    guard !range.isEmpty else { return nil }
    let number = DecimalNumber(bytes, from: range.lowerBound, to: range.upperBound)
    return number.spelling == .strict && number.value.isFinite ? number.value : nil
  }

  private func example(of unit: Unit) -> StaticString {
    switch unit {
    case .seconds: "1.2s"
    case .points: "300pt"
    case .speed: "1500pt/s"
    case .none: "2"
    }
  }
}
