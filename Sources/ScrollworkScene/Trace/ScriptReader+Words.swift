internal import Scrollwork

extension ScriptReader {
  mutating func fail(
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
  mutating func claim(_ time: Double, _ duration: Double) {
    if time < state.busyUntil { return fail(.overlappingGestures, words[0]) }
    state.busyUntil = time + duration
    state.lastStart = time
    state.lastGesture = words[0]
  }

  mutating func require(_ time: Double?) -> Double? {
    if time == nil { fail(.missingTime, words[0]) }
    return time
  }

  func takes(_ word: Range<Int>, _ name: StaticString) -> Bool {
    word.count == name.utf8CodeUnitCount && ends(word, name)
  }

  func ends(_ word: Range<Int>, _ name: StaticString) -> Bool {
    let count = name.utf8CodeUnitCount
    guard word.count >= count else { return false }
    for index in 0..<count where bytes[word.upperBound - count + index] != name.utf8Start[index] {
      return false
    }
    return true
  }

  func peek(_ name: StaticString) -> Bool { next < words.count && takes(words[next], name) }

  mutating func accept(_ name: StaticString) -> Bool {
    guard peek(name) else { return false }
    next += 1
    return true
  }

  /// Accepts a word that comes once in an instruction.
  mutating func accept(_ name: StaticString, isNew: Bool) -> Bool {
    guard peek(name) else { return false }
    if expectNew(isNew) { next += 1 }
    return true
  }

  /// Refuses the next word unless what it says is new.
  mutating func expectNew(_ isNew: Bool) -> Bool {
    if !isNew { fail(.unexpectedWord, words[next], [.word("said already")]) }
    return isNew
  }

  mutating func expect(_ name: StaticString) -> Bool {
    if accept(name) { return true }
    fail(.unexpectedWord, next < words.count ? words[next] : words[0])
    return false
  }

  mutating func clause(_ name: StaticString, _ unit: Unit) -> Double? {
    guard !failed else { return nil }
    guard accept(name) else {
      fail(.missingTime, words[0])
      return nil
    }
    return number(unit)
  }

  mutating func direction() -> Point? {
    if accept("left") { return Point(x: -1, y: 0) }
    if accept("right") { return Point(x: 1, y: 0) }
    if accept("up") { return Point(x: 0, y: -1) }
    if accept("down") { return Point(x: 0, y: 1) }
    fail(
      .unknownDirection,
      next < words.count ? words[next] : words[0],
      [.words(WordList("left right up down"))]
        + (next < words.count ? [] : [.word("no direction")])
    )
    return nil
  }

  /// The longest gesture in seconds: its samples are held one by one.
  static let longestGesture = 3600.0

  /// A number above 0 with its unit.
  mutating func positive(_ unit: Unit) -> Double? {
    guard let value = number(unit) else { return nil }
    if value > 0 { return value }
    fail(.outOfRange, words[next - 1], [.word(StaticWord("above 0"))])
    return nil
  }

  /// How long a gesture takes.
  mutating func duration(above low: Double = -1) -> Double? {
    guard let value = low < 0 ? number(.seconds) : positive(.seconds) else { return nil }
    if value <= Self.longestGesture { return value }
    fail(.outOfRange, words[next - 1], [.word(StaticWord("a gesture takes at most an hour"))])
    return nil
  }

  /// A number at least 0 with its unit: a time of a day at most, otherwise up to a million.
  mutating func number(_ unit: Unit) -> Double? {
    if failed { return nil }
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
    let number = unit == .seconds && ends(word, "ms") ? value / 1000 : value
    guard number <= (unit == .seconds ? 86400 : 1e6) else {
      fail(
        .outOfRange,
        word,
        [.word(unit == .seconds ? "at most 86400s, a day" : "at most 1000000")]
      )
      return nil
    }
    next += 1
    return number
  }

  /// Two numbers with a comma between them.
  mutating func point() -> Point? {
    if failed { return nil }
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
    guard x.magnitude <= 1e6, y.magnitude <= 1e6 else {
      fail(.outOfRange, word, [.word("at most 1000000")])
      return nil
    }
    next += 1
    return Point(x: x, y: y)
  }

  func decimal(_ range: Range<Int>) -> Double? {
    guard !range.isEmpty else { return nil }
    let number = DecimalNumber(bytes, from: range.lowerBound, to: range.upperBound)
    return number.spelling == .strict && number.value.isFinite ? number.value : nil
  }

  func example(of unit: Unit) -> StaticString {
    switch unit {
    case .seconds: "1.2s"
    case .points: "300pt"
    case .speed: "1500pt/s"
    case .none: "2"
    }
  }
}
