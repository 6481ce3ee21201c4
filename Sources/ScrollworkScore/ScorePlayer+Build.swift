public import Scrollwork

extension ScorePlayer {
  /// Lays the score out for another viewport, with other parameters or for another wish.
  ///
  /// The content keeps its page and fraction, a deck its card and fraction, a finger its hold, and a clock
  /// that has started goes on. The next frame says of every visible layer that it appeared.
  ///
  /// - Parameters:
  ///   - viewport: In points, both sides above 0.
  ///   - pixel: Points a pixel, above 0.
  ///   - reducesMotion: Whether the person asked for less motion.
  ///   - parameters: Values of parameters, one each; those that are not numbers are the score's.
  ///   - given: When, in seconds; before the last event it counts as the time of that event. Finite.
  public mutating func rebuild(
    viewport: Size,
    pixel: Double,
    reducesMotion: Bool,
    parameters: UnsafePointer<Double>,
    time given: Double
  ) {
    let moment = given > time ? given : time
    let old = plan
    plan = ScorePlan(
      old.numbers,
      viewport,
      pixel: pixel,
      reduction: reducesMotion ? Int(old.numbers[12]) : 2,
      parameters: parameters
    )
    let oldFrame = frame
    frame = ScoreFrame(&plan)
    if plan.axis >= 0 {
      let configuration = plan.scrollConfiguration
      if scroller?.configure(configuration, time: moment) != true {
        scroller = Scroller(configuration, time: moment)
      }
    }
    for index in 0..<plan.deckCount { go(on: index, from: old.decks[index], moment) }
    for index in 0..<plan.triggerCount { go(on: index, from: old, moment) }
    if frame.slotCount != oldFrame.slotCount { touch.tap = -1 }
    old.free()
    oldFrame.free()
    time = moment
    updateStarts(after: moment)
    seek(to: moment)
  }

  /// A deck goes on with the card and the fraction at which it was.
  private func go(on index: Int, from old: ScoreDeck, _ moment: Double) {
    let deck = plan.decks + index
    if old.deck.count == deck.pointee.deck.count {
      deck.pointee.origin = old.origin
      let configuration = plan.configuration(
        of: deck.pointee.deck,
        deck.pointee.axis,
        origin: old.origin
      )
      deck.pointee.scroller = old.scroller
      if deck.pointee.scroller.configure(configuration, time: moment) { return }
    } else {
      let here = old.deck.position(
        atOffset: old.scroller.offset(at: moment),
        origin: old.origin
      )
      deck.pointee.origin = deck.pointee.deck.slot(following: here.slot, of: old.deck)
    }
    deck.pointee.scroller = Scroller(
      plan.configuration(of: deck.pointee.deck, deck.pointee.axis, origin: deck.pointee.origin),
      time: moment
    )
  }

  /// A trigger that has fired has fired.
  private func go(on index: Int, from old: ScorePlan, _ moment: Double) {
    let trigger = plan.triggers + index
    if trigger.pointee.isScene { trigger.pointee.start = 0 }
    for place in 0..<old.triggerCount {
      let known = old.triggers[place]
      guard !known.isScene, known.page == trigger.pointee.page, known.node == trigger.pointee.node,
        known.start < moment
      else { continue }
      trigger.pointee.start = known.start
    }
  }
}
