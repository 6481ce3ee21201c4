internal import Scrollwork
internal import ScrollworkScore

extension ScoreWriter {
  /// A formula as its steps, or 0 and the value of what nothing changes.
  mutating func put(
    _ expression: Expression,
    _ dimension: Expression.Dimension,
    _ bound: Bound? = nil,
    or missing: Double = 0
  ) {
    if isConstant(expression, dimension) {
      let scope = Scope([], given: [], viewport: Size(width: 1, height: 1))
      let value = expression.value(dimension, scope) ?? missing
      put(0)
      return put(bound?.nearest(value, dimension) ?? value)
    }
    var steps: [(Int, Double)] = []
    let range = bound?.range(dimension)
    if let range {
      steps.append((ScoreStep.number, range.upperBound))
      steps.append((ScoreStep.number, range.lowerBound))
    }
    for token in expression.tokens { steps.append(step(token, dimension)) }
    steps.append((ScoreStep.otherwise, missing))
    if dimension == .angle {
      steps.append((ScoreStep.number, Double.pi / 180))
      steps.append((ScoreStep.multiply, 0))
    }
    if range != nil {
      steps.append((ScoreStep.maximum, 0))
      steps.append((ScoreStep.minimum, 0))
    }
    put(steps.count)
    for (step, number) in steps {
      put(step)
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
  ) -> (Int, Double) {
    switch token {
    case .number(let value, .vw): return (ScoreStep.width, value)
    case .number(let value, .vh): return (ScoreStep.height, value)
    case .number(let value, .percent) where dimension != .number: return (ScoreStep.whole, value)
    case .number(let value, let unit): return (ScoreStep.number, value * factor(unit))
    case .parameter(let name):
      return (ScoreStep.parameter, Double(index(of: name) ?? 0))
    case .operation(let operation):
      switch operation {
      case .add: return (ScoreStep.add, 0)
      case .subtract: return (ScoreStep.subtract, 0)
      case .multiply: return (ScoreStep.multiply, 0)
      case .divide: return (ScoreStep.divide, 0)
      case .negate: return (ScoreStep.negate, 0)
      case .minimum: return (ScoreStep.minimum, 0)
      case .maximum: return (ScoreStep.maximum, 0)
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
