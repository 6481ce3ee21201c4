internal import Scrollwork
internal import ScrollworkScene

extension LottieMaker {
  /// Says what an animation file has no words for, whatever it shows.
  ///
  /// `isScroll` says that time is the scroll position.
  mutating func noteLosses(isScroll: Bool) {
    if scene.scroll != nil {
      report.note(
        isScroll ? .carried : .lost,
        "scrolling",
        at: "",
        because: isScroll
          ? "time is the scroll position, one page a second"
          : "the touches are played as they were, and no finger changes them"
      )
    }
    var node = 0
    for layer in scene.layers { note(layer, &node, isScroll) }
  }

  /// Notes what is lost of a layer and of those in it, which are the next nodes.
  private mutating func note(_ layer: Layer, _ node: inout Int, _ isScroll: Bool) {
    let pointer = pointers[node]
    node += 1
    if layer.tap != nil {
      report.note(.lost, "tap", at: pointer, because: "an animation file has no buttons")
    }
    if layer.label != nil {
      report.note(.lost, "label", at: pointer, because: "screen readers see one picture")
    }
    if isScroll, layer.animations.contains(where: { $0.timeline == .clock }) {
      report.note(
        .lost,
        "clock",
        at: pointer,
        because: "time is the scroll position; the layer shows what its clocks end with"
      )
    }
    switch layer.content {
    case .group(let group): for inner in group.layers { note(inner, &node, isScroll) }
    case .deck(let row):
      report.note(
        .lost,
        "scrolling of the deck",
        at: pointer,
        because: isScroll
          ? "it rests at its start"
          : "the cards that the touches bring into sight are layers; no finger moves them"
      )
      note(row.card.layer, &node, isScroll)
    default: break
    }
  }
}
