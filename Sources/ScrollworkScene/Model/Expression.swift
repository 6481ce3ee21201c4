/// A number of the document: a constant, or arithmetic over units and parameters.
///
///     let slot: Expression = .vw(100) / 5
///     slot.value(in: Environment(viewport: Size(width: 390, height: 844)))  // 78
///
/// Stored in postfix order, which needs no tree and is evaluated with a small stack.
public enum Expression: Hashable, Sendable {
  /// A plain number in the unit that its place in the document implies.
  case constant(Double)
  /// Postfix tokens; well formed by construction.
  case formula([Token])

  /// One step of a formula.
  public enum Token: Hashable, Sendable {
    /// A number with its unit.
    case number(Double, Unit)
    /// The value of a parameter.
    case parameter(UTF8String)
    /// An operation on the values before it.
    case operation(Operation)
  }

  /// An operation; `negate` takes one value, the others two.
  public enum Operation: UInt8, Hashable, Sendable {
    case add, subtract, multiply, divide, negate, minimum, maximum
  }

  /// A unit as written in a document.
  public enum Unit: UInt8, Hashable, Sendable, CaseIterable {
    /// No unit: points, seconds, degrees or a plain number, as the place implies.
    case none
    /// Points.
    case pt
    /// Hundredths of the viewport's width.
    case vw
    /// Hundredths of the viewport's height.
    case vh
    /// Hundredths of the parent's or the layer's own size; of 1 where a plain number stands.
    case percent
    /// Seconds.
    case s
    /// Thousandths of a second.
    case ms
    /// Degrees.
    case deg
    /// Radians.
    case rad
    /// Whole turns.
    case turn
  }

  /// A length in hundredths of the viewport's width.
  public static func vw(_ value: Double) -> Expression { .formula([.number(value, .vw)]) }

  /// A length in hundredths of the viewport's height.
  public static func vh(_ value: Double) -> Expression { .formula([.number(value, .vh)]) }

  /// A length in hundredths of the parent's or the layer's own size.
  public static func percent(_ value: Double) -> Expression { .formula([.number(value, .percent)]) }

  /// The value of the parameter of this name.
  public static func parameter(_ name: UTF8String) -> Expression { .formula([.parameter(name)]) }

  /// The smaller of two.
  public static func min(_ a: Expression, _ b: Expression) -> Expression {
    a.joined(with: b, by: .minimum)
  }

  /// The larger of two.
  public static func max(_ a: Expression, _ b: Expression) -> Expression {
    a.joined(with: b, by: .maximum)
  }

  /// The postfix tokens, also of a constant.
  public var tokens: [Token] {
    switch self {
    case .constant(let value): [.number(value, .none)]
    case .formula(let tokens): tokens
    }
  }

  func joined(with other: Expression, by operation: Operation) -> Expression {
    var all = tokens
    all.append(contentsOf: other.tokens)
    all.append(.operation(operation))
    return .formula(all)
  }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a constant.
  public init(floatLiteral value: Double) { self = .constant(value) }

  /// Creates a constant.
  public init(integerLiteral value: Int) { self = .constant(Double(value)) }

  /// The sum.
  public static func + (a: Expression, b: Expression) -> Expression { a.joined(with: b, by: .add) }

  /// The difference.
  public static func - (a: Expression, b: Expression) -> Expression {
    a.joined(with: b, by: .subtract)
  }

  /// The product.
  public static func * (a: Expression, b: Expression) -> Expression {
    a.joined(with: b, by: .multiply)
  }

  /// The quotient.
  public static func / (a: Expression, b: Expression) -> Expression {
    a.joined(with: b, by: .divide)
  }

  /// The negated value.
  ///
  /// A single number takes the sign itself, as it does in documents.
  public static prefix func - (a: Expression) -> Expression {
    switch a {
    case .constant(let value): return .constant(-value)
    case .formula(let tokens):
      if tokens.count == 1, case .number(let value, let unit) = tokens[0] {
        return .formula([.number(-value, unit)])
      }
      return .formula(tokens + [.operation(.negate)])
    }
  }
}
