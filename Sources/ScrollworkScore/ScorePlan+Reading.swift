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

  mutating func color() -> RGBA {
    let red = next()
    let green = next()
    let blue = next()
    return RGBA(red: red, green: green, blue: blue, alpha: next())
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
      if step < 5 {
        top += 1
        let one =
          step == 1
          ? viewport.width / 100 : step == 2 ? viewport.height / 100 : step == 3 ? whole / 100 : 1
        stack[top] = step == 4 ? parameters[Int(value)] : value * one
        continue
      }
      let b = stack[top]
      if step == 11 {
        stack[top] = -b
        continue
      }
      if step == 12 {
        if !b.isFinite { stack[top] = value }
        continue
      }
      top -= 1
      let a = stack[top]
      switch step {
      case 5: stack[top] = a + b
      case 6: stack[top] = a - b
      case 7: stack[top] = a * b
      case 8: stack[top] = a / b
      case 9: stack[top] = a < b ? a : b
      default: stack[top] = a > b ? a : b
      }
    }
    return stack[0]
  }

  mutating func readScroll() {
    axis = whole()
    guard axis >= 0 else { return }
    let length = number()
    pages = length > 1 ? length : 1
    maxPages = whole()
    bounces = answer()
    deceleratesFast = answer()
  }

  mutating func readCurves() {
    curveCount = whole()
    curves.deallocate()
    curves = .allocate(capacity: curveCount)
    for index in 0..<curveCount { curves.advanced(by: index).initialize(to: curve()) }
  }

  private mutating func curve() -> Easing {
    switch whole() {
    case 0:
      let x1 = next()
      let y1 = next()
      let x2 = next()
      return .cubicBezier(CubicBezier(x1, y1, x2, next()))
    case 1:
      let count = whole()
      return .steps(Steps(count, jump: Steps.Jump(rawValue: UInt8(next())) ?? .end))
    default:
      var points: [LinearStops.Point] = []
      for _ in 0..<whole() {
        let output = next()
        points.append(LinearStops.Point(output, at: next()))
      }
      return .linearStops(LinearStops(points))
    }
  }
}
