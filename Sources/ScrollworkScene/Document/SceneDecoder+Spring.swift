internal import Scrollwork

extension SceneDecoder {
  /// A preset's name, or an object in one of the five spellings.
  mutating func spring(_ node: JSONNode) -> Layer.SpringRule? {
    if document.kind(of: node) == .string {
      switch word(node, WordList("smooth snappy bouncy")) {
      case 0: return .init(.smooth)
      case 1: return .init(.snappy)
      case 2: return .init(.bouncy)
      default: return nil
      }
    }
    let list = WordList(
      """
      duration dampingRatio mass stiffness damping response bounce bounciness speed velocity clamp
      """
    )
    guard let fields = fields(node, list) else { return nil }
    guard let spelling = spelling(fields, node) else { return nil }
    var rule = Layer.SpringRule(spelling)
    rule.velocity = expression(fields[9], .number)
    rule.clamps = boolean(fields[10], or: false)
    return rule
  }

  private mutating func spelling(
    _ fields: Fields,
    _ node: JSONNode
  )
    -> Layer.SpringRule.Spelling?
  {
    /// Reports the keys that are no part of the spelling, and says whether all that it needs is there.
    func check(_ allowed: [Int], _ needed: [(Int, StaticWord)], _ name: StaticWord) -> Bool {
      for key in 0..<9 where !allowed.contains(key) { reportConflict(fields, key, name) }
      var isWhole = true
      for (key, word) in needed where fields[key] == nil {
        reportMissing(word, in: node)
        isWhole = false
      }
      return isWhole
    }
    if fields[3] != nil || fields[4] != nil || fields[2] != nil {
      guard check([2, 3, 4], [(3, "stiffness"), (4, "damping")], "stiffness") else { return nil }
      return .physical(
        mass: expression(fields[2], .number, .physical, or: 1),
        stiffness: expression(fields[3], .number, .physical),
        damping: expression(fields[4], .number, .damping)
      )
    }
    if fields[5] != nil {
      guard check([5, 1], [(1, "dampingRatio")], "response") else { return nil }
      return .response(
        expression(fields[5], .time, .springTime),
        dampingRatio: expression(fields[1], .number, .notNegative)
      )
    }
    if fields[7] != nil || fields[8] != nil {
      guard check([7, 8], [(7, "bounciness"), (8, "speed")], "bounciness") else { return nil }
      return .pop(
        bounciness: expression(fields[7], .number, .bounciness),
        speed: expression(fields[8], .number, .bounciness)
      )
    }
    if fields[6] != nil {
      guard check([0, 6], [(0, "duration")], "bounce") else { return nil }
      let bounce = expression(fields[6], .number, .bounce)
      return .perceptual(duration: expression(fields[0], .time, .springTime), bounce: bounce)
    }
    guard check([0, 1], [(0, "duration"), (1, "dampingRatio")], "dampingRatio") else { return nil }
    let ratio = expression(fields[1], .number, .ratioOfUIKit)
    return .uikit(duration: expression(fields[0], .time, .springTime), dampingRatio: ratio)
  }

  /// A CSS easing.
  mutating func easing(_ node: JSONNode) -> Easing? {
    guard document.kind(of: node) == .string else {
      reportType(node, needs: "an easing in quotes")
      return nil
    }
    var parser = EasingParser(document.utf8(of: node))
    if let easing = parser.parse() { return easing }
    let names = WordList(
      """
      linear ease ease-in ease-out ease-in-out step-start step-end cubic-bezier() steps() linear()
      """
    )
    report(parser.isKnown ? .badEasing : .unknownEasing, at: node, [.words(names)])
    return nil
  }
}

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
