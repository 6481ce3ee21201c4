import Scrollwork
import ScrollworkScene
import TestSupport

extension RandomScene {
  mutating func chance(_ part: Int = 3) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }

  mutating func pick<T>(_ all: [T]) -> T { all[Int.random(in: 0..<all.count, using: &random)] }

  /// A short number, a long one or a tiny one.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let number = random.double(in: range)
    if range.contains(0), chance(10) { return 1e-7 * random.double(in: 0...1) }
    let short = (number * 100).rounded(.down) / 100
    return chance() || !range.contains(short) ? number : short
  }

  mutating func name() -> UTF8String {
    pick(["sky", "row 1", "\"quoted\"", "a\\b", "十一点的末班船", "{name}", "</script>"])
  }

  mutating func point() -> Point { Point(x: number(0...1), y: number(-1...1)) }

  mutating func color() -> RGBA {
    RGBA(bytes: byte(), byte(), byte(), chance() ? 255 : byte())
  }

  private mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: random.next()) }

  mutating func fill() -> Fill {
    let stops = [GradientStop(0, color()), GradientStop(number(0...1), color())]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .linear(from: Point(x: 0, y: 0), to: Point(x: 0, y: 1), stops: stops)
    case 1: return .linear(from: point(), to: point(), stops: stops)
    case 2: return .radial(center: point(), radius: number(0.1...2), stops: stops)
    default: return .color(color())
    }
  }

  /// Any arithmetic over the units that are at home in the dimension.
  mutating func expression(_ dimension: Expression.Dimension, depth: Int = 0) -> Expression {
    if depth > 3 || chance(2) { return leaf(dimension) }
    let a = expression(dimension, depth: depth + 1)
    let b = expression(dimension, depth: depth + 1)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return a + b
    case 1: return a - b
    // A product stays within the limits of documents.
    case 2: return a * .min(9, .max(-9, b))
    // A quotient must be finite for every value of its parts.
    case 3: return a / .max(1, b)
    case 4: return .min(a, b)
    case 5: return .max(a, b)
    default:
      // Also what only a document spells: the sign of a number apart from it.
      return chance() ? .formula(a.tokens + [.operation(.negate)]) : -a
    }
  }

  private mutating func leaf(_ dimension: Expression.Dimension) -> Expression {
    if !parameters.isEmpty, chance() { return .parameter(pick(parameters).name) }
    if chance() { return .constant(number(-90...90)) }
    let unit = pick(Expression.Unit.allCases.filter { $0 != .none && dimension.accepts($0) })
    return .formula([.number(number(-90...90), unit)])
  }

  /// An expression from 0.1 to 900.
  mutating func positive(_ dimension: Expression.Dimension) -> Expression {
    chance()
      ? .max(number(0.1...1).asExpression, .min(900, expression(dimension)))
      : .constant(number(0.1...9))
  }

  /// An expression from 0 to 1.
  mutating func unit() -> Expression {
    chance() ? .max(0, .min(1, expression(.number))) : .constant(number(0...1))
  }
}

extension Double {
  fileprivate var asExpression: Expression { .constant(self) }
}
