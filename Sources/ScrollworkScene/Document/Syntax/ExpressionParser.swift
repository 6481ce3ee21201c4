internal import Scrollwork

/// Reads arithmetic into postfix order by precedence climbing.
struct ExpressionParser {
  let bytes: [UInt8]
  /// Where the text begins in the document; -1 where it is written otherwise.
  private let offset: Int
  let dimension: Expression.Dimension
  let parameters: [Parameter]
  private let whole: SourceRange
  var at = 0
  private var depth = 0
  var tokens: [Expression.Token] = []
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

  /// Reads it all; nil when there is a `problem`.
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

  /// Notes the first mistake, by the bytes where it stands.
  @inline(__always)
  mutating func fail(
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

  mutating func sum() {
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

  mutating func close() {
    if problem == nil, !take(")") { fail(.badExpression, at, at + 1) }
  }
}
