internal import Scrollwork
internal import ScrollworkScore

extension ScoreWriter {
  /// Whether a layer plays its animations itself, rather than its layers in turn.
  func ownsAnimations(_ layer: Layer) -> Bool {
    if case .group(let group) = layer.content { return group.stagger == nil }
    return true
  }

  /// The animations that move a layer itself.
  func ownAnimations(_ layer: Layer) -> [Layer.Animation] {
    ownsAnimations(layer) ? layer.animations : []
  }

  /// What a layer is, given all that animates it.
  func flags(of layer: Layer, _ animations: [Layer.Animation]) -> ScoreLayerFlags {
    var flags: ScoreLayerFlags = []
    if layer.frame != nil { flags.insert(.hasFrame) }
    if layer.isPinned { flags.insert(.isPinned) }
    if layer.pages != nil { flags.insert(.hasPages) }
    for animation in animations {
      for values in animation.properties where values.property.isPaint {
        flags.insert(.animatesPaint)
        guard animation.mixesInOklab && values.property.isColor else { continue }
        let bit = Int(ProgramBuilder.oklabBit(values.property))
        flags.formUnion(ScoreLayerFlags(rawValue: ScoreLayerFlags.keepsOklab.rawValue * bit))
      }
    }
    switch layer.content {
    case .text: flags.insert(.isText)
    case .group(let group):
      if group.stagger != nil { flags.insert(.staggers) }
      if sorts(group.layers, group.stagger == nil ? [] : layer.animations) {
        flags.insert(.sortsChildren)
      }
    case .deck(let row):
      if sorts([row.card.layer], []) { flags.insert(.sortsChildren) }
    case .shape(let shape):
      flags.insert(.isShape)
      if case .ellipse = shape.outline { flags.insert(.isEllipse) }
      if case .path = shape.outline { flags.insert(.isPath) }
      if shape.stroke != nil { flags.insert(.hasStroke) }
    default: break
    }
    return flags
  }

  /// Whether layers that lie side by side may have depths.
  func sorts(_ layers: [Layer], _ group: [Layer.Animation]) -> Bool {
    for layer in layers {
      for base in layer.base where base.property == .depth { return true }
      for animation in group + ownAnimations(layer) {
        for values in animation.properties where values.property == .depth { return true }
      }
    }
    return false
  }

  /// Makes room for what an animation of one layer becomes.
  mutating func count(_ animation: Layer.Animation) {
    rules += 1
    for values in animation.properties {
      let channels = values.property.isColor ? 4 : values.property == .scale ? 2 : 1
      motions += channels
      keys += channels * (values.count + 1)
      if animation.spring != nil { springs += channels }
    }
    // What fades in for it, and what keeps it in the screen.
    motions += 1 + animation.properties.count
    keys += 2 + 2 * animation.properties.count
  }
}
