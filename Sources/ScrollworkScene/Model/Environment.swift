public import Scrollwork

/// What a host knows and a scene asks for: the viewport, parameter values, and the reader's wishes.
public struct Environment: Sendable {
  /// The viewport in points.
  public var viewport: Size
  /// Points a pixel: scroll targets are rounded to it.
  ///
  /// 1 on a plain screen, ⅓ on many phones.
  public var pixel: Double
  /// Whether the person asked for less motion.
  public var prefersReducedMotion: Bool
  /// Values of parameters, in the order of the scene's list; missing ones keep the scene's value.
  public var parameters: [Double]

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - viewport: The viewport in points; both sides above 0.
  ///   - pixel: Points a pixel, above 0.
  ///   - prefersReducedMotion: Whether to play the scene's reduced form.
  ///   - parameters: Values in the order of the scene's parameters.
  public init(
    viewport: Size,
    pixel: Double = 1,
    prefersReducedMotion: Bool = false,
    parameters: [Double] = []
  ) {
    precondition(
      viewport.width > 0 && viewport.height > 0 && viewport.width.isFinite
        && viewport.height.isFinite,
      "A viewport's sides must be finite and above 0 points"
    )
    precondition(pixel > 0 && pixel.isFinite, "A pixel must be finite and above 0 points")
    self.viewport = viewport
    self.pixel = pixel
    self.prefersReducedMotion = prefersReducedMotion
    self.parameters = parameters
  }
}

/// What an expression is evaluated against.
struct Scope {
  let viewport: Size
  let names: [Parameter]
  let values: [Double]
  /// What 100 % means here.
  var whole: Double = 1

  /// Returns the same scope with another meaning of 100 %.
  func of(_ whole: Double) -> Scope {
    var copy = self
    copy.whole = whole
    return copy
  }
}

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
