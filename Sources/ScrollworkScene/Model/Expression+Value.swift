internal import Scrollwork

extension Expression {
  /// What a field measures: it decides which units are at home there and what the bare number means.
  public enum Dimension: UInt8, Sendable {
    case number, length, time, angle

    /// Whether a number with this unit may stand here.
    public func accepts(_ unit: Unit) -> Bool {
      switch unit {
      case .none: true
      case .percent: self == .number || self == .length
      case .pt, .vw, .vh: self == .length
      case .s, .ms: self == .time
      case .deg, .rad, .turn: self == .angle
      }
    }
  }

  /// Evaluates to points, seconds, radians or a plain number; nil when the result is not finite
  /// or a parameter is missing.
  func value(_ dimension: Dimension, _ scope: Scope) -> Double? {
    let result: Double
    switch self {
    case .constant(let value): result = value
    case .formula(let tokens):
      guard let value = Self.run(tokens, dimension, scope) else { return nil }
      result = value
    }
    guard result.isFinite else { return nil }
    return dimension == .angle ? result * (Double.pi / 180) : result
  }

  private static func run(_ tokens: [Token], _ dimension: Dimension, _ scope: Scope) -> Double? {
    var stack: [Double] = []
    for token in tokens {
      switch token {
      case .number(let value, let unit):
        stack.append(value * factor(unit, scope, dimension))
      case .parameter(let name):
        guard let index = scope.names.firstIndex(where: { $0.name.bytes == name.bytes })
        else { return nil }
        stack.append(scope.values[index])
      case .operation(.negate):
        guard let a = stack.popLast() else { return nil }
        stack.append(-a)
      case .operation(let operation):
        guard let b = stack.popLast(), let a = stack.popLast() else { return nil }
        stack.append(apply(operation, a, b))
      }
    }
    return stack.count == 1 ? stack[0] : nil
  }

  private static func apply(_ operation: Operation, _ a: Double, _ b: Double) -> Double {
    switch operation {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .minimum: a < b ? a : b
    case .maximum: a > b ? a : b
    case .negate: -a
    }
  }

  /// How much one of a unit is in the dimension's bare unit (degrees for angles).
  private static func factor(_ unit: Unit, _ scope: Scope, _ dimension: Dimension) -> Double {
    switch unit {
    case .none, .pt, .s, .deg: 1
    case .vw: scope.viewport.width / 100
    case .vh: scope.viewport.height / 100
    case .percent: (dimension == .number ? 1 : scope.whole) / 100
    case .ms: 0.001
    case .rad: 180 / Double.pi
    case .turn: 360
    }
  }
}
