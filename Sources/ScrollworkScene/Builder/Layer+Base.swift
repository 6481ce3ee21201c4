extension Layer {
  /// Returns the layer moved, in points; nil leaves as it is.
  public func offset(x: Expression? = nil, y: Expression? = nil) -> Layer {
    resting(.x, x).resting(.y, y)
  }

  /// Returns the layer scaled in both directions.
  public func scale(_ factor: Expression) -> Layer { resting(.scale, factor) }

  /// Returns the layer scaled across, down, or both; nil leaves as it is.
  public func scale(x: Expression? = nil, y: Expression? = nil) -> Layer {
    resting(.scaleX, x).resting(.scaleY, y)
  }

  /// Returns the layer turned clockwise, in degrees.
  public func rotation(_ angle: Expression) -> Layer { resting(.rotation, angle) }

  /// Returns the layer with an opacity, 0 … 1.
  public func opacity(_ opacity: Expression) -> Layer { resting(.opacity, opacity) }

  /// Returns the layer at a place among its siblings: higher is nearer.
  public func depth(_ depth: Expression) -> Layer { resting(.depth, depth) }

  /// Resting values stand in the order of `Property`, each once.
  private func resting(_ property: Property, _ value: Expression?) -> Layer {
    guard let value else { return self }
    var layer = self
    var index = 0
    while index < base.count, base[index].property.rawValue < property.rawValue { index += 1 }
    if index < base.count, base[index].property == property {
      layer.base[index].value = value
    } else {
      layer.base.insert(BaseValue(property, value), at: index)
    }
    return layer
  }
}
