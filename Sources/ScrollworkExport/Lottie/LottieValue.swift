/// A JSON value whose members keep their order, so that equal animations give equal bytes.
indirect enum LottieValue: Equatable {
  /// A number, written with three decimals at most.
  case number(Double)
  /// A number, written with four decimals at most.
  case fine(Double)
  /// A text.
  case text(String)
  /// A truth.
  case flag(Bool)
  /// Values in a row.
  case list([LottieValue])
  /// Named values.
  case object([Member])

  /// A named value.
  struct Member: Equatable {
    let name: String
    let value: LottieValue
  }

  /// A whole number.
  static func whole(_ number: Int) -> LottieValue { .number(Double(number)) }

  /// Numbers in a row.
  static func numbers(_ numbers: [Double]) -> LottieValue { .list(numbers.map { .number($0) }) }
}

extension LottieValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: LottieValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, LottieValue)...) {
    self = .object(elements.map { Member(name: $0, value: $1) })
  }

  /// The object with another member after its own.
  func with(_ name: String, _ value: LottieValue) -> LottieValue {
    guard case .object(let members) = self else {
      preconditionFailure("Only an object can have a member")
    }
    return .object(members + [Member(name: name, value: value)])
  }

  /// The object with another member, when there is one.
  func with(_ name: String, ifAny value: LottieValue?) -> LottieValue {
    value.map { with(name, $0) } ?? self
  }
}
