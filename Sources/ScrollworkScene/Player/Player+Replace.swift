internal import Scrollwork

extension Player {
  /// Goes on with another program: the viewport was turned, a parameter was set, the scene was edited.
  ///
  /// The content keeps its page and fraction, a deck its card and fraction, a finger its hold, and a
  /// clock that has started goes on. The next frame says of every visible layer that it appeared.
  ///
  /// - Parameters:
  ///   - next: What is played from now on.
  ///   - time: When, in seconds; before the last event it counts as the time of that event. Finite.
  /// - Returns: Whether every slot still belongs to the same layer. If not, hosts make their views
  ///   anew; if so, what they know of the nodes may still have changed.
  @discardableResult
  public mutating func replaceProgram(_ next: Program, at time: Double) -> Bool {
    precondition(time.isFinite, "A moment must be a finite number of seconds")
    let time = time > state.time ? time : state.time
    let old = program
    let isSameLayout = next.nodeOfSlot == old.nodeOfSlot && next.parentOfSlot == old.parentOfSlot
    replaceScrollers(next, time)
    var known = Lookup()
    for index in old.triggers.indices { known.add(index, hash: old.triggers[index].cause.hash) }
    state.starts = next.triggers.indices.map { start(of: $0, next, known, time) }
    if !isSameLayout { state.touch?.tap = nil }
    if let touch = state.touch, touch.deck >= next.decks.count { state.touch = nil }
    program = next
    state.time = time
    updateStarts(after: time)
    let order = isSameLayout ? frame.order : []
    frame = Frame(slots: next.slotCount, decks: next.decks.count, values: next.base)
    frame.order = order
    resetShown()
    seek(to: time)
    return isSameLayout
  }

  private mutating func replaceScrollers(_ next: Program, _ time: Double) {
    if let configuration = next.scrollConfiguration {
      if state.scroller?.configure(configuration, time: time) == nil {
        state.scroller = Scroller(configuration, time: time)
      }
    } else {
      state.scroller = nil
    }
    var decks: [Scroller] = []
    var origins: [Int64] = []
    for index in next.decks.indices {
      let plan = next.decks[index]
      var origin = plan.start
      var scroller: Scroller?
      if index < program.decks.count {
        let old = program.decks[index].deck
        var moved = state.decks[index]
        origin = state.origins[index]
        if old.count != plan.deck.count || old.loops != plan.deck.loops {
          let here = old.position(atOffset: moved.offset(at: time), origin: origin)
          origin = plan.deck.slot(following: here.slot, of: old)
        } else if moved.configure(next.configuration(of: plan, origin: origin), time: time) {
          scroller = moved
        }
      }
      decks.append(
        scroller ?? Scroller(next.configuration(of: plan, origin: origin), time: time)
      )
      origins.append(origin)
    }
    state.decks = decks
    state.origins = origins
  }

  /// When a trigger of the next program fired, if it has; otherwise ∞.
  private func start(
    of index: Int,
    _ next: Program,
    _ known: Lookup,
    _ time: Double
  ) -> Double {
    let trigger = next.triggers[index]
    guard trigger.offsets != nil else { return 0 }
    var place = index
    if place >= program.triggers.count || program.triggers[place].cause != trigger.cause {
      let same = known.first(trigger.cause.hash) { program.triggers[$0].cause == trigger.cause }
      guard let same else { return .infinity }
      place = same
    }
    if case .layer(let node) = trigger.cause,
      next.nodes[Int(node)].id != program.nodes[Int(node)].id
    {
      return .infinity
    }
    return state.starts[place] < time ? state.starts[place] : .infinity
  }
}
