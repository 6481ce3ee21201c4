internal import Scrollwork

/// Reads arithmetic into postfix order by precedence climbing.
struct ExpressionParser {
  private let bytes: [UInt8]
  private let offset: Int
  private let dimension: Expression.Dimension
  private let parameters: [Parameter]
  private let whole: SourceRange
  private var at = 0
  private var depth = 0
  private var tokens: [Expression.Token] = []
  private(set) var problem: Diagnostic?

  static let units = WordList("pt vw vh % s ms deg rad turn")

  init(
    _ document: JSONDocument,
    _ node: JSONNode,
    _ dimension: Expression.Dimension,
    _ parameters: [Parameter]
  ) {
    bytes = document.utf8(of: node)
    whole = document.mark(of: node)
    // Without escapes the text lies in the document as it is, so its parts can be underlined.
    offset = bytes.count == whole.end - whole.start - 2 ? whole.start + 1 : -1
    self.dimension = dimension
    self.parameters = parameters
  }

  mutating func parse() -> Expression? {
    skipSpace()
    guard at < bytes.count else {
      fail(.badExpression, 0, bytes.count)
      return nil
    }
    sum()
    if problem == nil, at < bytes.count { fail(.badExpression, at, at + 1) }
    guard problem == nil else { return nil }
    if tokens.count == 1, case .number(let value, .none) = tokens[0] { return .constant(value) }
    return .formula(tokens)
  }

  @inline(__always)
  private mutating func fail(
    _ id: DiagnosticID,
    _ start: Int,
    _ end: Int,
    _ arguments: @autoclosure () -> [DiagnosticArgument] = []
  ) {
    guard problem == nil else { return }
    #if hasFeature(Embedded)
    note(id, start, end, [])
    #else
    note(id, start, end, arguments())
    #endif
  }

  @inline(never)
  private mutating func note(
    _ id: DiagnosticID,
    _ start: Int,
    _ end: Int,
    _ arguments: [DiagnosticArgument]
  ) {
    var end = end > bytes.count ? bytes.count : end
    // The mark never ends within a character.
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let range = offset < 0 ? whole : SourceRange(start: offset + start, end: offset + end)
    problem = Diagnostic(id, at: range, arguments)
  }

  private mutating func sum() {
    product()
    while problem == nil {
      if take("+") {
        product()
        tokens.append(.operation(.add))
      } else if take("-") {
        product()
        tokens.append(.operation(.subtract))
      } else {
        return
      }
    }
  }

  private mutating func product() {
    factor()
    while problem == nil {
      if take("*") {
        factor()
        tokens.append(.operation(.multiply))
      } else if take("/") {
        factor()
        tokens.append(.operation(.divide))
      } else {
        return
      }
    }
  }

  private mutating func factor() {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { return fail(.badExpression, at, at + 1, [.word("deep")]) }
    if take("-") {
      // A minus sign in front of a number belongs to it, so that "-5" is what -5 is.
      let isNumber = at < bytes.count && (isDigit(bytes[at]) || bytes[at] == UInt8(ascii: "."))
      factor()
      if isNumber, case .number(let value, let unit)? = tokens.last {
        tokens[tokens.count - 1] = .number(-value, unit)
      } else {
        tokens.append(.operation(.negate))
      }
    } else if take("(") {
      sum()
      close()
    } else if take("$") {
      parameter()
    } else if at < bytes.count, isLetter(bytes[at]) {
      function()
    } else {
      number()
    }
  }

  private mutating func close() {
    if problem == nil, !take(")") { fail(.badExpression, at, at + 1) }
  }

  private mutating func function() {
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

  private mutating func parameter() {
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

  private mutating func number() {
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

  @inline(never)
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    if character != "$" { skipSpace() }
    return true
  }

  @inline(never)
  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
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
