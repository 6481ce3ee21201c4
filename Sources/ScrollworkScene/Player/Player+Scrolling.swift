internal import Scrollwork

extension Player {
  /// Creates the scrollers, at rest.
  mutating func start() {
    state.scroller = program.scrollConfiguration.map { Scroller($0) }
    for plan in program.decks {
      state.origins.append(plan.start)
      state.decks.append(Scroller(program.configuration(of: plan, origin: plan.start)))
    }
  }

  /// Finds when each clock that has not started will start, as things go after `time`, and when all
  /// will have come to rest.
  mutating func updateStarts(after time: Double) {
    while state.starts.count < program.triggers.count {
      state.starts.append(state.starts.isEmpty ? 0 : .infinity)
    }
    state.revision &+= 1
    var rest = settlingTime < .infinity ? settlingTime : time
    state.isRestless = false
    for index in program.triggers.indices {
      let trigger = program.triggers[index]
      if let offsets = trigger.offsets, !(state.starts[index] < time) {
        state.starts[index] = state.scroller?.firstTime(in: offsets, after: time) ?? .infinity
      }
      let start = state.starts[index]
      guard start < .infinity else { continue }
      if start + trigger.end > rest { rest = start + trigger.end }
      if trigger.isEndless { state.isRestless = true }
    }
    state.restingTime = rest
  }

  /// Scrolls to a page of the content, or where that does not scroll to a card of the first deck.
  mutating func scroll(toPage page: Double, animated: Bool, _ time: Double) {
    guard program.scroll == nil, let plan = program.decks.first else {
      let last = program.pages - 1
      let wanted = page < 0 ? 0 : page > last ? last : page
      let offset = wanted * program.pageLength
      let animated = animated && program.reduction == .full
      change(.content) { $0.scroll(to: offset, time: time, animated: animated) }
      return
    }
    guard plan.deck.count > 0 else { return }
    let last = plan.deck.count - 1
    let whole = page.rounded(.toNearestOrEven)
    var card = whole <= 0 ? 0 : whole >= Double(last) ? last : Int64(whole)
    // A loop has a card beyond its ends, too; what is further than any event names is its last.
    if plan.deck.loops, whole.magnitude <= Self.limit {
      card = Deck.modulo(Int64(whole), plan.deck.count)
    }
    scroll(toCard: card, ofDeck: 0, animated: animated, time)
  }

  /// Scrolls a deck to the nearest copy of a card.
  private mutating func scroll(
    toCard card: Int64,
    ofDeck index: Int,
    animated: Bool,
    _ time: Double
  ) {
    let deck = program.decks[index].deck
    let here = deck.position(
      atOffset: state.decks[index].offset(at: time),
      origin: state.origins[index]
    )
    scrollDeck(index, to: deck.slot(ofCard: card, nearestTo: here), animated: animated, time)
  }

  /// Scrolls a deck to a place in its row.
  mutating func scrollDeck(_ index: Int, to slot: Int64, animated: Bool, _ time: Double) {
    let offset = Double(slot &- state.origins[index]) * program.decks[index].deck.pitch
    guard offset.magnitude <= Self.limit else { return jump(index, to: slot, time) }
    let animated = animated && program.reduction == .full
    change(.deck(index)) { $0.scroll(to: offset, time: time, animated: animated) }
  }

  /// Shows a card that is too far away to be scrolled to.
  private mutating func jump(_ index: Int, to slot: Int64, _ time: Double) {
    let configuration = program.configuration(of: program.decks[index], origin: slot)
    state.origins[index] = slot
    state.decks[index] = Scroller(configuration, time: time)
  }

  /// Counts the offsets of a deck anew once it is far from where they are 0, so that they keep
  /// their digits.
  mutating func rebase(_ index: Int) {
    let deck = program.decks[index].deck
    let scroller = state.decks[index]
    guard scroller.offset(at: scroller.lastEventTime).magnitude > 4096 * deck.pitch else { return }
    let moved = deck.rebased(scroller, origin: state.origins[index])
    state.decks[index] = moved.scroller
    state.origins[index] = moved.origin
  }

  /// Turns by so many pages or cards from where things come to rest.
  mutating func turn(by count: Double, _ time: Double) {
    if let scroller = state.scroller {
      let here = (scroller.target / program.pageLength).rounded(.toNearestOrEven)
      scroll(toPage: here + count, animated: true, time)
    } else if !state.decks.isEmpty {
      turnDeck(0, by: count, time)
    }
  }

  /// Turns a deck by so many cards from where it comes to rest.
  mutating func turnDeck(_ index: Int, by count: Double, _ time: Double) {
    let deck = program.decks[index].deck
    let rest = deck.position(atOffset: state.decks[index].target, origin: state.origins[index])
    let slot = rest.slot + Int64(count)
    let last = deck.count > 0 ? deck.count - 1 : 0
    scrollDeck(
      index,
      to: deck.loops ? slot : slot < 0 ? 0 : slot > last ? last : slot,
      animated: true,
      time
    )
  }

  /// A key turns the content, or else the first deck.
  ///
  /// Arrows go the way they point.
  mutating func press(_ key: Trace.Key, _ time: Double) {
    let axis = program.scroll?.axis ?? program.decks.first?.axis ?? .horizontal
    switch key {
    case .right where axis == .horizontal: turn(by: program.sign, time)
    case .left where axis == .horizontal: turn(by: -program.sign, time)
    case .down where axis == .vertical, .pageDown: turn(by: 1, time)
    case .up where axis == .vertical, .pageUp: turn(by: -1, time)
    case .home: scroll(toPage: 0, animated: true, time)
    case .end: scroll(toPage: .greatestFiniteMagnitude, animated: true, time)
    default: break
    }
  }
}

extension Program {
  /// How the content scrolls; nil when it does not.
  var scrollConfiguration: Scroller.Configuration? {
    guard let scroll else { return nil }
    let length = pageLength
    var configuration = Scroller.Configuration(
      viewportLength: length,
      range: 0...(pages - 1) * length
    )
    configuration.bounces = scroll.bounces
    configuration.rate = scroll.deceleratesFast ? .fast : .normal
    configuration.pixel = environment.pixel
    if let maxPages = scroll.maxPages {
      configuration.snapping = .pages(length: length, maxPages: maxPages)
    }
    return configuration
  }

  /// How a deck scrolls whose offset is 0 at the slot `origin`.
  func configuration(of plan: DeckPlan, origin: Int64) -> Scroller.Configuration {
    let viewport = environment.viewport
    var configuration = Scroller.Configuration(
      viewportLength: plan.axis == .vertical ? viewport.height : viewport.width,
      range: plan.deck.offsetRange(origin: origin)
    )
    configuration.snapping = .interval(length: plan.deck.pitch, maxFling: plan.deck.maxFling)
    return configuration
  }
}
