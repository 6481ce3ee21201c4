extension Expression {
  /// The value as documents write it: a number, or a string of arithmetic.
  var jsonValue: JSONValue {
    if case .constant(let value) = self { return .number(value) }
    return .string(text)
  }

  /// The arithmetic as documents write it, with no parentheses but those that keep its order.
  ///
  ///     (100.vw - (20 - 5)).text  // "100vw - (20 - 5)"
  ///
  /// Reading it gives the same steps again.
  ///
  /// - Precondition: The formula is well formed.
  public var text: String {
    var stack: [Part] = []
    for token in tokens {
      switch token {
      case .number(let value, let unit):
        let isNegative = value.sign == .minus
        stack.append(
          Part(
            text: Array(JSONWriter.text(of: value).utf8) + Array(unit.suffix.utf8),
            level: .factor,
            isUnsignedNumber: !isNegative
          )
        )
      case .parameter(let name):
        stack.append(Part(text: [UInt8(ascii: "$")] + name.bytes, level: .factor))
      case .operation(.negate):
        let part = stack.popPart()
        // The sign in front of a bare number would be taken for the number's own.
        let text = part.isUnsignedNumber ? part.inParentheses : part.wrapped(below: .factor)
        stack.append(Part(text: [UInt8(ascii: "-")] + text, level: .factor))
      case .operation(let operation):
        let right = stack.popPart()
        let left = stack.popPart()
        stack.append(Part(operation, left, right))
      }
    }
    let part = stack.popPart()
    precondition(stack.isEmpty, "A formula must leave exactly one value")
    return String(decoding: part.text, as: UTF8.self)
  }

  /// A piece of arithmetic, and how tightly it binds.
  private struct Part {
    enum Level: UInt8 { case sum, product, factor }

    var text: [UInt8]
    var level: Level
    var isUnsignedNumber = false

    init(text: [UInt8], level: Level, isUnsignedNumber: Bool = false) {
      self.text = text
      self.level = level
      self.isUnsignedNumber = isUnsignedNumber
    }

    init(_ operation: Operation, _ left: Part, _ right: Part) {
      switch operation {
      case .add: self.init(.sum, left, " + ", right)
      case .subtract: self.init(.sum, left, " - ", right)
      case .multiply: self.init(.product, left, " * ", right)
      case .divide: self.init(.product, left, " / ", right)
      case .minimum: self.init("min(", left, right)
      case .maximum: self.init("max(", left, right)
      case .negate: preconditionFailure("A negation takes one value")
      }
    }

    /// Equal levels are read from the left, so that only the right side needs parentheses there.
    private init(_ level: Level, _ left: Part, _ sign: StaticString, _ right: Part) {
      text = left.wrapped(below: level) + sign.bytes
      text += right.wrapped(below: level == .sum ? .product : .factor)
      self.level = level
    }

    private init(_ name: StaticString, _ left: Part, _ right: Part) {
      text = name.bytes + left.text
      text += [UInt8(ascii: ","), 0x20]
      text += right.text
      text.append(UInt8(ascii: ")"))
      level = .factor
    }

    var inParentheses: [UInt8] { [UInt8(ascii: "(")] + text + [UInt8(ascii: ")")] }

    func wrapped(below level: Level) -> [UInt8] {
      self.level.rawValue < level.rawValue ? inParentheses : text
    }
  }
}

extension Array {
  /// Takes the last element of a formula's stack.
  fileprivate mutating func popPart() -> Element {
    guard let last = popLast() else { preconditionFailure("A formula must not lack a value") }
    return last
  }
}

extension StaticString {
  /// The text in UTF-8.
  fileprivate var bytes: [UInt8] {
    var all: [UInt8] = []
    for index in 0..<utf8CodeUnitCount { all.append(utf8Start[index]) }
    return all
  }
}

extension Expression.Unit {
  /// What follows the number.
  fileprivate var suffix: String {
    switch self {
    case .none: ""
    case .pt: "pt"
    case .vw: "vw"
    case .vh: "vh"
    case .percent: "%"
    case .s: "s"
    case .ms: "ms"
    case .deg: "deg"
    case .rad: "rad"
    case .turn: "turn"
    }
  }
}
