internal import Scrollwork

extension Player {
  /// Creates the scrollers, at rest.
  mutating func start() {
    let viewport = program.environment.viewport
    if let scroll = program.scroll {
      let length = program.pageLength
      var configuration = Scroller.Configuration(
        viewportLength: length,
        range: 0...(program.pages - 1) * length
      )
      configuration.bounces = scroll.bounces
      configuration.rate = scroll.deceleratesFast ? .fast : .normal
      configuration.pixel = program.environment.pixel
      if let maxPages = scroll.maxPages {
        configuration.snapping = .pages(length: length, maxPages: maxPages)
      }
      state.scroller = Scroller(configuration)
    }
    for plan in program.decks {
      let isVertical = plan.axis == .vertical
      var configuration = Scroller.Configuration(
        viewportLength: isVertical ? viewport.height : viewport.width,
        range: nil
      )
      configuration.snapping = .interval(length: plan.deck.pitch, maxFling: plan.deck.maxFling)
      state.origins.append(plan.start)
      if !plan.deck.loops { configuration.range = plan.deck.offsetRange(origin: plan.start) }
      state.decks.append(Scroller(configuration))
    }
  }

  /// Finds when each clock that has not started will start, as things go after `time`.
  mutating func updateStarts(after time: Double) {
    if state.starts.isEmpty {
      state.starts = Array(repeating: .infinity, count: program.triggers.count)
      state.starts[0] = 0
    }
    for index in program.triggers.indices {
      guard case .range(let range) = program.triggers[index], !(state.starts[index] < time)
      else { continue }
      state.starts[index] = state.scroller?.firstTime(in: range, after: time) ?? .infinity
    }
  }

  /// Scrolls to a page of the content.
  mutating func scroll(toPage page: Double, animated: Bool, _ time: Double) {
    let last = program.pages - 1
    let wanted = page < 0 ? 0 : page > last ? last : page
    let offset = wanted * program.pageLength
    change(.content) { $0.scroll(to: offset, time: time, animated: animated) }
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
    let pitch = program.decks[index].deck.pitch
    let scroller = state.decks[index]
    var slot = (scroller.target / pitch).rounded(.toNearestOrEven) + count
    if let range = scroller.configuration.range {
      let low = (range.lowerBound / pitch).rounded(.toNearestOrEven)
      let high = (range.upperBound / pitch).rounded(.toNearestOrEven)
      slot = slot < low ? low : slot > high ? high : slot
    }
    change(.deck(index)) { $0.scroll(to: slot * pitch, time: time, animated: true) }
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
    case .home: turn(by: -Double(program.pages + cardLimit), time)
    case .end: turn(by: Double(program.pages + cardLimit), time)
    default: break
    }
  }

  /// How many cards Home and End may pass: none in an endless row.
  private var cardLimit: Double {
    guard program.scroll == nil, let plan = program.decks.first, !plan.deck.loops else { return 0 }
    return Double(plan.deck.count)
  }
}
