internal import Scrollwork
internal import ScrollworkScene

extension LottieMaker {
  /// Says what an animation file has no words for, whatever it shows.
  ///
  /// `ride` says what time stands for where it is a scroll position.
  mutating func noteLosses(_ ride: LottieRide?) {
    report.noteParameters(of: scene)
    if scene.reducedMotion != .full {
      report.note(
        .approximated,
        "reduced motion",
        at: "",
        because: "the file moves alike for people who ask for less motion"
      )
    }
    noteAppearances()
    if scene.scroll != nil {
      report.note(
        ride == nil ? .lost : .carried,
        "scrolling",
        at: "",
        because: ride != nil
          ? "time is the scroll position, one page a second"
          : "the touches are played as they were, and no finger changes them"
      )
    }
    var node = 0
    for layer in scene.layers { note(layer, &node, ride) }
  }

  /// Notes whether a layer appears or goes between two frames.
  private mutating func noteAppearances() {
    let isExact = reel.actors.allSatisfy { actor in
      actor.spans.allSatisfy {
        $0.first % Reel.density == 0 && ($0.end % Reel.density == 0 || $0.end > lastSample)
      }
    }
    if isExact { return }
    report.note(
      .approximated,
      "moments at which layers come and go",
      at: "",
      by: .init(1 / options.rate.perSecond, .seconds),
      because: "they are whole frames"
    )
  }

  /// Notes what is lost of a layer and of those in it, which are the next nodes.
  private mutating func note(_ layer: Layer, _ node: inout Int, _ ride: LottieRide?) {
    let pointer = pointers[node]
    node += 1
    if layer.tap != nil {
      report.note(.lost, "tap", at: pointer, because: "an animation file has no buttons")
    }
    if layer.label != nil {
      report.note(.lost, "label", at: pointer, because: "screen readers see one picture")
    }
    if ride != nil, layer.animations.contains(where: { $0.timeline == .clock }) {
      report.note(
        .lost,
        "clock",
        at: pointer,
        because: "time is the scroll position; the layer shows what its clocks end with"
      )
    }
    switch layer.content {
    case .group(let group): for inner in group.layers { note(inner, &node, ride) }
    case .deck(let row):
      noteScrolling(ofDeckAt: node - 1, ride)
      note(row.card.layer, &node, ride)
    default: break
    }
  }

  /// Notes what becomes of the way from card to card.
  private mutating func noteScrolling(ofDeckAt node: Int, _ ride: LottieRide?) {
    let pointer = pointers[node]
    let what = "scrolling of the deck"
    guard let ride else {
      return report.note(
        .lost,
        what,
        at: pointer,
        because: "the cards that the touches bring into sight are layers; no finger moves them"
      )
    }
    guard let deck = ride.deck, program.decks[deck].node == node else {
      return report.note(.lost, what, at: pointer, because: "it rests at its start")
    }
    let last = ride.first + Int64(ride.length)
    report.note(
      .carried,
      what,
      at: pointer,
      because: "time is its position, one card a second, from card \(ride.first) to card \(last)"
    )
    if !ride.isWhole {
      report.note(.lost, "cards out of reach", at: pointer, because: "time ends at card \(last)")
    }
  }
}
