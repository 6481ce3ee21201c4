internal import Scrollwork

extension ExpressionParser {
  /// A function of two numbers.
  mutating func function() {
    let start = at
    while at < bytes.count, isLetter(bytes[at]) { at += 1 }
    let list = WordList("min max")
    guard let index = list.index(of: bytes, from: start, to: at) else {
      let end = at
      skipSpace()
      if at < bytes.count, bytes[at] == UInt8(ascii: "(") {
        return fail(.unknownFunction, start, end, [.words(list)])
      }
      let known = parameters
      return fail(
        .unknownFunction,
        start,
        end,
        [.names(known.map { [UInt8(ascii: "$")] + $0.name.bytes }), .word("no function")]
      )
    }
    guard take("(") else { return fail(.badExpression, at, at + 1) }
    sum()
    guard problem == nil else { return }
    guard take(",") else { return fail(.badExpression, at, at + 1) }
    sum()
    close()
    tokens.append(.operation(index == 0 ? .minimum : .maximum))
  }

  /// The name of a parameter, after its dollar sign.
  mutating func parameter() {
    let start = at
    while at < bytes.count, isLetter(bytes[at]) || isDigit(bytes[at]) || bytes[at] == 0x5F {
      at += 1
    }
    let name = Array(bytes[start..<at])
    for parameter in parameters where parameter.name.bytes == name {
      tokens.append(.parameter(parameter.name))
      return skipSpace()
    }
    let known = parameters
    fail(.unknownParameter, start - 1, at, [.names(known.map { $0.name.bytes })])
  }

  /// A number with or without a unit.
  mutating func number() {
    let start = at
    while at < bytes.count, isDigit(bytes[at]) || bytes[at] == UInt8(ascii: ".") { at += 1 }
    // An exponent needs a digit, so that "1em" is a number with a unit.
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      var digit = at + 1
      if digit < bytes.count, bytes[digit] == 0x2B || bytes[digit] == 0x2D { digit += 1 }
      if digit < bytes.count, isDigit(bytes[digit]) {
        at = digit
        while at < bytes.count, isDigit(bytes[at]) { at += 1 }
      }
    }
    guard at > start else { return fail(.badExpression, at, at + 1) }
    let number = DecimalNumber(bytes, from: start, to: at)
    guard number.spelling == .strict, number.value.isFinite else {
      return fail(.badExpression, start, at)
    }
    let unitStart = at
    while at < bytes.count, isLetter(bytes[at]) || bytes[at] == UInt8(ascii: "%") { at += 1 }
    var unit = Expression.Unit.none
    let dimension = dimension
    if at > unitStart {
      guard let index = Self.units.index(of: bytes, from: unitStart, to: at),
        let known = Expression.Unit(rawValue: UInt8(index + 1)), dimension.accepts(known)
      else { return fail(.unknownUnit, unitStart, at, [.word(dimension.unitWords)]) }
      unit = known
    }
    tokens.append(.number(number.value, unit))
    skipSpace()
  }

  /// Steps over a character and the space behind it, if it stands here.
  @inline(never)
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    if character != "$" { skipSpace() }
    return true
  }

  @inline(never)
  mutating func skipSpace() {
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
  }

  func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

extension Expression.Dimension {
  /// The units that are at home there.
  var unitWords: StaticWord {
    switch self {
    case .number: "%"
    case .length: "pt, vw, vh, %"
    case .time: "s, ms"
    case .angle: "deg, rad, turn"
    }
  }
}
