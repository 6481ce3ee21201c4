package import Scrollwork

extension Player {
  /// How a layer stands in its parent: what its map is made of, for formats that keep the parts.
  package struct Pose: Hashable, Sendable {
    /// Where the anchor lies in the parent, in points.
    package let place: Point
    /// The anchor in the layer's own points.
    package let anchor: Point
    /// The factor along the layer's x.
    package let scaleX: Double
    /// The factor along the layer's y.
    package let scaleY: Double
    /// Radians, clockwise; more than a turn where the layer turns more often.
    package let rotation: Double
    /// Whether the layer is scaled unevenly after it was turned, which leans it.
    package let leans: Bool
  }

  /// How a slot that is visible in the frame at hand stands in its parent.
  package func pose(ofSlot slot: Int) -> Pose {
    let layout = program.layouts[program.nodeIndex(ofSlot: slot)]
    let block = Int(program.blockOfSlot[slot])
    let values = frame.values
    let size = layout.size(values, block)
    let anchor =
      layout.animatesPaint
      ? Point(x: layout.anchor.x * size.width, y: layout.anchor.y * size.height)
      : layout.anchorAtRest
    let (scaleX, scaleY) = (values[block + Channel.scaleX], values[block + Channel.scaleY])
    let rotation = values[block + Channel.rotation]
    let turnsLast: Bool
    switch layout.transform {
    case .translateRotateScale, .rotateTranslateScale, .rotateScaleTranslate: turnsLast = true
    default: turnsLast = false
    }
    return Pose(
      place: frame.local[slot].applying(to: anchor),
      anchor: anchor,
      scaleX: scaleX,
      scaleY: scaleY,
      rotation: rotation,
      leans: !turnsLast && scaleX != scaleY && rotation != 0
    )
  }

  /// The place in its deck's row of the card that a slot belongs to, counted endlessly; nil outside
  /// of decks.
  package func cardPlace(ofSlot slot: Int) -> Int64? {
    let deck = program.nodes[program.nodeIndex(ofSlot: slot)].deck
    guard deck >= 0 else { return nil }
    let plan = program.decks[deck]
    return scene.pooled[plan.firstPlace + (slot - plan.firstSlot) / plan.slotsPerCard]
  }
}
