internal import Scrollwork

extension Player {
  /// Reads every scroller.
  mutating func readScroll(at time: Double) {
    if let scroller = state.scroller {
      frame.scroll.offset = scroller.offset(at: time)
      frame.scroll.velocity = scroller.velocity(at: time)
      frame.scroll.page = frame.scroll.offset / program.pageLength
      frame.scroll.isTracking = scroller.isTracking
    }
    for index in state.decks.indices {
      let scroller = state.decks[index]
      let deck = program.decks[index].deck
      let position = deck.position(
        atOffset: scroller.offset(at: time),
        origin: state.origins[index]
      )
      frame.decks[index].slot = position.slot
      frame.decks[index].fraction = position.fraction
      frame.decks[index].velocity = scroller.velocity(at: time) / deck.pitch
      frame.decks[index].isTracking = scroller.isTracking
    }
  }

  /// Lays out what differs from what is laid out, and tells what changed.
  ///
  /// Complexity: what moves, and what came into motion or to rest since.
  mutating func layOut(at time: Double) {
    scene.generation &+= 1
    for slot in frame.changed { frame.changes[Int(slot)] = [] }
    frame.changed.removeAll(keepingCapacity: true)
    let isFirst = scene.isEmpty
    findScrolled(isFirst)
    findPlaying(at: time, isFirst)
    findDecks(isFirst)
    if isFirst {
      for index in program.layouts.indices where program.layouts[index].slot >= 0 {
        scene.dirty.insert(index)
      }
      scene.isReordered = true
      scene.isEmpty = false
    }
    var index = scene.dirty.next(from: 0)
    while index != .max {
      play(program.layouts[index], at: time)
      index = scene.dirty.next(from: index + 1)
    }
    placeDirty(at: time)
    if scene.isReordered { order(isFirst) }
  }

  /// The scroll position that motions read: whole pages for people who asked for less motion.
  var page: Double {
    let page = frame.scroll.page
    return program.reduction == .full ? page : page.rounded(.toNearestOrEven)
  }

  /// Marks what moves because the content scrolled.
  private mutating func findScrolled(_ isFirst: Bool) {
    if isFirst || page != scene.scroll.x {
      program.scrollSweep.move(&scene.scroll, to: page, marking: &scene.dirty)
    }
    guard isFirst || frame.scroll.offset != scene.offset else { return }
    scene.offset = frame.scroll.offset
    program.windowSweep.move(&scene.window, to: frame.scroll.page, marking: &scene.dirty)
    let fade = pageFade
    guard fade != scene.fade else { return }
    scene.fade = fade
    var index = 0
    while index < program.layouts.count {
      scene.dirty.insert(index)
      index = Int(program.layouts[index].end)
    }
  }

  /// How much of the scene is left while a page changes, for people who asked for less motion.
  ///
  /// Content that may rest anywhere is not faded, nor is it where it is pulled beyond its edge.
  private var pageFade: Double {
    guard program.reduction == .fade, program.scroll?.maxPages != nil else { return 1 }
    let last = program.pages - 1
    let pulled = frame.scroll.page
    let page = pulled < 0 ? 0 : pulled > last ? last : pulled
    let away = (page - page.rounded(.toNearestOrEven)).magnitude
    return away <= 0.25 ? 1 : (0.5 - away) * 4
  }

  /// Marks what moves because time went on.
  private mutating func findPlaying(at time: Double, _ isFirst: Bool) {
    guard isFirst || state.revision != scene.revision || !scene.calm.contains(time) else {
      for index in scene.awake { _ = wakes(Int(index), at: time, isFirst) }
      return
    }
    scene.revision = state.revision
    scene.awake.removeAll(keepingCapacity: true)
    scene.calm = -.infinity ... .infinity
    for index in program.triggers.indices where wakes(index, at: time, isFirst) {
      scene.awake.append(Int32(index))
    }
  }

  /// Marks what a trigger moves; returns whether more is to come right after, and otherwise narrows the
  /// calm down to when it sleeps.
  private mutating func wakes(_ index: Int, at time: Double, _ isFirst: Bool) -> Bool {
    guard !program.clockSweeps[index].isEmpty else { return false }
    let start = state.starts[index]
    let elapsed = time - start
    if isFirst || elapsed != scene.clocks[index].x {
      program.clockSweeps[index].move(&scene.clocks[index], to: elapsed, marking: &scene.dirty)
    }
    guard scene.clocks[index].isAsleep else { return true }
    // A clock that never starts sleeps until an event.
    guard start < .infinity else { return false }
    let rest = program.clockSweeps[index].rest(around: scene.clocks[index])
    // More than what the differences of times can be rounded by.
    let margin = 1e-6 + start.magnitude * 1e-14
    let low = rest.lowerBound + start + margin
    let high = rest.upperBound + start - margin
    let from = low > scene.calm.lowerBound ? low : scene.calm.lowerBound
    let to = high < scene.calm.upperBound ? high : scene.calm.upperBound
    scene.calm = from <= to ? from...to : time...time
    return false
  }

  /// Marks the decks that scrolled.
  private mutating func findDecks(_ isFirst: Bool) {
    for index in program.decks.indices {
      let new = frame.decks[index]
      let old = scene.decks[index]
      if isFirst || new.slot != old.slot || new.fraction != old.fraction {
        scene.decks[index] = new
        scene.dirty.insert(program.decks[index].node)
      }
    }
  }
}
