extension TransformOrder {
  /// One of the three things that place a layer.
  public enum Step: UInt8, Hashable, Sendable, CaseIterable {
    /// Moves it.
    case translate
    /// Turns it.
    case rotate
    /// Stretches it.
    case scale
  }

  /// The three steps, the outermost first.
  public var steps: [Step] {
    switch self {
    case .translateRotateScale: [.translate, .rotate, .scale]
    case .translateScaleRotate: [.translate, .scale, .rotate]
    case .rotateTranslateScale: [.rotate, .translate, .scale]
    case .rotateScaleTranslate: [.rotate, .scale, .translate]
    case .scaleTranslateRotate: [.scale, .translate, .rotate]
    case .scaleRotateTranslate: [.scale, .rotate, .translate]
    }
  }

  /// Creates the order that begins with the given steps; the others follow as on the web.
  ///
  ///     TransformOrder([.scale, .translate])  // scaleTranslateRotate
  ///
  /// - Parameter steps: The outermost first. Nil results when a step is named twice.
  public init?(_ steps: [Step]) {
    var all = steps
    for step in Step.allCases {
      var count = 0
      for named in steps where named == step { count += 1 }
      if count > 1 { return nil }
      if count == 0 { all.append(step) }
    }
    for order in TransformOrder.allCases where order.steps == all {
      self = order
      return
    }
    return nil
  }
}
