internal import Scrollwork

/// A step of a formula in a score: an operation and its number.
///
/// Formulas stand in postfix order, every step as two numbers.
enum FormulaStep: Int {
  /// A number.
  case number
  /// So many of the viewport's width, height, and of what 100 % is.
  case width, height, whole
  /// The value of a parameter.
  case parameter
  case add, subtract, multiply, divide, minimum, maximum, negate
  /// The number, if what there is so far is none.
  case otherwise
}

extension ScoreWriter {
  /// A formula as its steps, or 0 and the value of what nothing changes.
  mutating func put(
    _ expression: Expression,
    _ dimension: Expression.Dimension,
    _ bound: Bound? = nil,
    or missing: Double = 0
  ) {
    if isConstant(expression, dimension) {
      let scope = Scope(viewport: Size(width: 1, height: 1), names: [], values: [])
      let value = expression.value(dimension, scope) ?? missing
      put(0)
      return put(bound?.nearest(value, dimension) ?? value)
    }
    var steps: [(FormulaStep, Double)] = []
    let range = bound?.range(dimension)
    if let range {
      steps.append((.number, range.upperBound))
      steps.append((.number, range.lowerBound))
    }
    for token in expression.tokens { steps.append(step(token, dimension)) }
    steps.append((.otherwise, missing))
    if dimension == .angle {
      steps.append((.number, Double.pi / 180))
      steps.append((.multiply, 0))
    }
    if range != nil {
      steps.append((.maximum, 0))
      steps.append((.minimum, 0))
    }
    put(steps.count)
    for (step, number) in steps {
      put(step.rawValue)
      put(number)
    }
    if steps.count > self.steps { self.steps = steps.count }
  }

  /// Whether an expression has the same value in every place.
  private func isConstant(_ expression: Expression, _ dimension: Expression.Dimension) -> Bool {
    guard case .formula(let tokens) = expression else { return true }
    // A parameter that is not there is no number, nor is what is made of it.
    for case .parameter(let name) in tokens where index(of: name) == nil { return true }
    for token in tokens {
      switch token {
      case .number(_, .vw), .number(_, .vh), .parameter: return false
      case .number(_, .percent) where dimension != .number: return false
      default: break
      }
    }
    return true
  }

  private func index(of parameter: UTF8String) -> Int? {
    scene.parameters.firstIndex { $0.name.bytes == parameter.bytes }
  }

  private func step(
    _ token: Expression.Token,
    _ dimension: Expression.Dimension
  ) -> (FormulaStep, Double) {
    switch token {
    case .number(let value, .vw): return (.width, value)
    case .number(let value, .vh): return (.height, value)
    case .number(let value, .percent) where dimension != .number: return (.whole, value)
    case .number(let value, let unit): return (.number, value * factor(unit))
    case .parameter(let name):
      return (.parameter, Double(index(of: name) ?? 0))
    case .operation(let operation):
      switch operation {
      case .add: return (.add, 0)
      case .subtract: return (.subtract, 0)
      case .multiply: return (.multiply, 0)
      case .divide: return (.divide, 0)
      case .negate: return (.negate, 0)
      case .minimum: return (.minimum, 0)
      case .maximum: return (.maximum, 0)
      }
    }
  }

  /// As `Expression.value` has it.
  private func factor(_ unit: Expression.Unit) -> Double {
    switch unit {
    case .percent: 1 / 100
    case .ms: 0.001
    case .rad: 180 / Double.pi
    case .turn: 360
    default: 1
    }
  }
}
