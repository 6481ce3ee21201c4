internal import Scrollwork

extension ScorePlan {
  @inline(never)
  mutating func next() -> Double {
    at += 1
    return numbers[at - 1]
  }

  @inline(never)
  mutating func whole() -> Int { Int(next()) }

  mutating func answer() -> Bool { next() != 0 }

  mutating func long() -> Int64 {
    let high = Int64(next())
    return high << 32 + Int64(next())
  }

  /// A formula; `whole` is what 100 % of it are.
  @inline(never)
  mutating func number(_ whole: Double = 1) -> Double {
    let count = self.whole()
    if count == 0 { return next() }
    var top = -1
    for _ in 0..<count {
      let step = self.whole()
      let value = next()
      if step <= ScoreStep.parameter {
        top += 1
        stack[top] = operand(step, value, whole)
        continue
      }
      let b = stack[top]
      if step == ScoreStep.negate {
        stack[top] = -b
        continue
      }
      if step == ScoreStep.otherwise {
        if !b.isFinite { stack[top] = value }
        continue
      }
      top -= 1
      let a = stack[top]
      switch step {
      case ScoreStep.add: stack[top] = a + b
      case ScoreStep.subtract: stack[top] = a - b
      case ScoreStep.multiply: stack[top] = a * b
      case ScoreStep.divide: stack[top] = a / b
      case ScoreStep.minimum: stack[top] = a < b ? a : b
      default: stack[top] = a > b ? a : b
      }
    }
    return stack[0]
  }

  private func operand(_ step: Int, _ value: Double, _ whole: Double) -> Double {
    switch step {
    case ScoreStep.width: value * (viewport.width / 100)
    case ScoreStep.height: value * (viewport.height / 100)
    case ScoreStep.whole: value * (whole / 100)
    case ScoreStep.parameter: parameters[Int(value)]
    default: value
    }
  }

  mutating func readScroll() {
    givenAxis = whole()
    guard axis >= 0 else { return }
    let length = number()
    pages = length > 1 ? length : 1
    maxPages = whole()
    bounces = answer()
    deceleratesFast = answer()
  }

  mutating func readCurves() {
    curveCount = whole()
    curves = arena.room(curveCount, ScoreCurve.self)
    for index in 0..<curveCount {
      let kind = whole()
      let curve = curves + index
      curve.pointee.kind = kind
      if kind == ScoreCurveKind.bezier {
        let x1 = next()
        let y1 = next()
        let x2 = next()
        curve.pointee.bezier = CubicBezier(x1, y1, x2, next())
      } else {
        curve.pointee.count = whole()
        curve.pointee.points = UnsafeRawPointer(numbers + at)
        at = at &+ (kind == ScoreCurveKind.steps ? 1 : 2 &* curve.pointee.count)
      }
    }
  }
}
