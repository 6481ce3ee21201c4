internal import Scrollwork

/// Reads an easing as CSS writes it.
///
/// Source: CSS Easing Functions Level 2.
struct EasingParser {
  private let bytes: [UInt8]
  private var at = 0
  /// Whether the name was known, so that what follows is wrong.
  private(set) var isKnown = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() -> Easing? {
    let keywords = WordList("linear ease ease-in ease-out ease-in-out step-start step-end")
    if let index = keywords.index(of: bytes, from: 0, to: bytes.count),
      let keyword = Easing.Keyword(rawValue: UInt8(index))
    {
      return keyword.easing
    }
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    let functions = WordList("cubic-bezier steps linear")
    guard let function = functions.index(of: bytes, from: 0, to: open) else { return nil }
    isKnown = true
    at = open + 1
    let easing: Easing?
    switch function {
    case 0: easing = cubic()
    case 1: easing = steps()
    default: easing = stops()
    }
    guard let easing, take(")"), at == bytes.count else { return nil }
    return easing
  }

  private mutating func cubic() -> Easing? {
    guard let x1 = number(), take(","), let y1 = number(), take(","), let x2 = number(),
      take(","), let y2 = number(), x1 >= 0, x1 <= 1, x2 >= 0, x2 <= 1
    else { return nil }
    return .cubicBezier(x1, y1, x2, y2)
  }

  private mutating func steps() -> Easing? {
    guard let count = number(), count >= 1, count <= 1e6, count == count.rounded(.down)
    else { return nil }
    var jump = Steps.Jump.end
    if take(",") {
      let start = at
      while at < bytes.count, bytes[at] != UInt8(ascii: ")"), bytes[at] != 0x20 { at += 1 }
      let words = WordList("jump-start jump-end jump-none jump-both start end")
      switch words.index(of: bytes, from: start, to: at) {
      case 0, 4: jump = .start
      case 1, 5: jump = .end
      case 2: jump = .none
      case 3: jump = .both
      default: return nil
      }
      skipSpace()
    }
    if jump == .none, count < 2 { return nil }
    return .steps(Int(count), jump: jump)
  }

  private mutating func stops() -> Easing? {
    var stops: [LinearStops.Stop] = []
    repeat {
      var output: Double?
      var inputs: [Double] = []
      while at < bytes.count, bytes[at] != UInt8(ascii: ","), bytes[at] != UInt8(ascii: ")") {
        guard let numeral = numeral() else { return nil }
        if numeral.isPercent {
          inputs.append(numeral.value)
        } else if output == nil {
          output = numeral.value
        } else {
          return nil
        }
      }
      guard let output, inputs.count <= 2 else { return nil }
      stops.append(
        LinearStops.Stop(
          output,
          input: inputs.first,
          end: inputs.count == 2 ? inputs[1] : nil
        )
      )
    } while take(",")
    guard let filled = LinearStops(filling: stops) else { return nil }
    return .linearStops(filled)
  }

  /// A plain number.
  private mutating func number() -> Double? {
    guard let numeral = numeral(), !numeral.isPercent else { return nil }
    return numeral.value
  }

  /// A number, or a percentage as its part of 1.
  @inline(never)
  private mutating func numeral() -> (value: Double, isPercent: Bool)? {
    skipSpace()
    let start = at
    if at < bytes.count, bytes[at] == UInt8(ascii: "-") { at += 1 }
    let digits = at
    while at < bytes.count, bytes[at] >= 0x30 && bytes[at] <= 0x39 || bytes[at] == 0x2E { at += 1 }
    guard at > digits else { return nil }
    // CSS lets the zero before a point go, JSON does not.
    var text = Array(bytes[digits..<at])
    if text[0] == 0x2E { text.insert(0x30, at: 0) }
    var exponent = 0
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      guard let given = DecimalNumber.readExponent(bytes, &at, to: bytes.count) else { return nil }
      exponent = given
    }
    skipSpace()
    let isPercent = take("%")
    // Rounded once: 12.3% is what 0.123 is.
    if isPercent { exponent -= 2 }
    if exponent != 0 {
      text.append(UInt8(ascii: "e"))
      if exponent < 0 { text.append(UInt8(ascii: "-")) }
      var rest = exponent.magnitude
      let first = text.count
      while rest > 0 {
        text.insert(UInt8(0x30 + rest % 10), at: first)
        rest /= 10
      }
    }
    let value = DecimalNumber(text, from: 0, to: text.count)
    guard value.spelling == .strict, value.value.isFinite else { return nil }
    return (digits > start ? -value.value : value.value, isPercent)
  }

  @inline(never)
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    skipSpace()
    return true
  }

  @inline(never)
  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
  }
}
