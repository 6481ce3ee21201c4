extension Double {
  /// Hundredths of the viewport's width.
  public var vw: Expression { .vw(self) }

  /// Hundredths of the viewport's height.
  public var vh: Expression { .vh(self) }

  /// Hundredths of the parent's or the layer's own size; of 1 where a plain number stands.
  public var percent: Expression { .percent(self) }

  /// Milliseconds.
  public var ms: Expression { .formula([.number(self, .ms)]) }

  /// Radians; a bare number is degrees.
  public var rad: Expression { .formula([.number(self, .rad)]) }

  /// Whole turns; a bare number is degrees.
  public var turn: Expression { .formula([.number(self, .turn)]) }
}

extension Int {
  /// Hundredths of the viewport's width.
  public var vw: Expression { Double(self).vw }

  /// Hundredths of the viewport's height.
  public var vh: Expression { Double(self).vh }

  /// Hundredths of the parent's or the layer's own size; of 1 where a plain number stands.
  public var percent: Expression { Double(self).percent }

  /// Milliseconds.
  public var ms: Expression { Double(self).ms }

  /// Radians; a bare number is degrees.
  public var rad: Expression { Double(self).rad }

  /// Whole turns; a bare number is degrees.
  public var turn: Expression { Double(self).turn }
}

extension Expression {
  /// The value of a parameter of the scene.
  public static func parameter(_ parameter: Parameter) -> Expression { .parameter(parameter.name) }
}

extension Optional where Wrapped == Expression {
  /// For ever, as a number of iterations.
  public static var infinite: Expression? { nil }
}
