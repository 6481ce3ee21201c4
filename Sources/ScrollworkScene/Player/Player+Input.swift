internal import Scrollwork

extension Player {
  /// How far a finger moves before it scrolls rather than taps, in points, as UIScrollView has it.
  static let slop: Double = 10
  /// How large a number of an event may be, as a scroller has it.
  static let limit: Double = 1e15

  /// Takes an event in.
  ///
  /// An event that is older than the last one counts as happening with it.
  ///
  /// - Returns: False when a number in it is not finite, or lies beyond ±10¹⁵; the event is then left out.
  @discardableResult
  public mutating func handle(_ event: Trace.Event) -> Bool {
    guard event.time.magnitude <= Self.limit else { return false }
    let time = event.time > state.time ? event.time : state.time
    switch event.kind {
    case .down(let id, let point):
      guard point.isUsable else { return false }
      touchDown(id, point, time)
    case .move(let id, let point):
      guard point.isUsable else { return false }
      touchMoved(id, point, time)
    case .up(let id): touchUp(id, time)
    case .cancel(let id): touchCancelled(id, time)
    case .wheel(let delta, let point):
      guard delta.isUsable && point.isUsable else { return false }
      wheel(delta, point, time)
    case .key(let key): press(key, time)
    case .scroll(let page, let animated):
      guard page.magnitude <= Self.limit else { return false }
      scroll(toPage: page, animated: animated, time)
    }
    state.time = time
    updateStarts(after: time)
    return true
  }

  private mutating func touchDown(_ id: Int32, _ point: Point, _ time: Double) {
    guard state.touch == nil else { return }
    let seen = seen(at: time)
    let deck = seen.deck(at: point)
    var touch = PlayerState.Touch(
      id: id,
      start: point,
      startTime: time,
      last: point,
      lastTime: time,
      target: nil,
      deck: deck
    )
    // A touch on something that moves stops it at once, and is not a tap.
    if deck >= 0, !state.decks[deck].isSettled(at: time) {
      touch.target = .deck(deck)
    } else if let scroller = state.scroller, !scroller.isSettled(at: time) {
      touch.target = .content
    } else {
      touch.tap = seen.tap(at: point)
    }
    state.touch = touch
    if let target = touch.target { grab(target, point, time) }
  }

  /// The player with the frame that is seen at `time`; the host's own frame stays as it is.
  private func seen(at time: Double) -> Player {
    var copy = self
    copy.seek(to: time)
    return copy
  }

  private mutating func grab(_ target: PlayerState.Target, _ point: Point, _ time: Double) {
    let position = along(target, point)
    change(target) { $0.touchDown(at: position, time: time) }
  }

  private mutating func touchMoved(_ id: Int32, _ point: Point, _ time: Double) {
    guard let touch = state.touch, touch.id == id else { return }
    if touch.target == nil { decide(touch, point, time) }
    state.touch?.last = point
    state.touch?.lastTime = time
    guard let target = state.touch?.target else { return }
    let position = along(target, point)
    change(target) { $0.touchMoved(to: position, time: time) }
  }

  /// Once the finger has moved beyond the slop, finds what it scrolls: the deck under it, or else the
  /// content, whichever goes the finger's way.
  private mutating func decide(_ touch: PlayerState.Touch, _ point: Point, _ time: Double) {
    let dx = point.x - touch.start.x
    let dy = point.y - touch.start.y
    let isHorizontal = dx.magnitude >= dy.magnitude
    let distance = isHorizontal ? dx : dy
    guard distance.magnitude >= Self.slop else { return }
    state.touch?.tap = nil
    let axis = isHorizontal ? Scene.Axis.horizontal : .vertical
    var target = PlayerState.Target.nothing
    if touch.deck >= 0, program.decks[touch.deck].axis == axis {
      target = .deck(touch.deck)
    } else if let scroll = program.scroll, scroll.axis == axis {
      target = .content
    }
    state.touch?.target = target
    // The content is picked up where and when the slop ended, so that nothing jumps and the finger's
    // speed counts from there.
    let slop = distance > 0 ? Self.slop : -Self.slop
    let start = Point(
      x: touch.start.x + (isHorizontal ? slop : 0),
      y: touch.start.y + (isHorizontal ? 0 : slop)
    )
    let before = isHorizontal ? touch.last.x - touch.start.x : touch.last.y - touch.start.y
    let share = (slop - before) / (distance - before)
    // A finger that has waited began to move within one sample of a phone's touch panel.
    let waited = time - touch.lastTime > VelocityTracker.patience
    let last = waited ? time - 1 / Trace.sampleRate : touch.lastTime
    let crossing = last + (time - last) * (share > 0 ? share : 0)
    grab(target, start, hasMoved(target, since: touch.startTime) ? time : crossing)
  }

  /// Whether something other than this finger has moved what it takes hold of.
  private func hasMoved(_ target: PlayerState.Target, since time: Double) -> Bool {
    switch target {
    case .content: state.scroller.map { $0.settlingTime > time } ?? false
    case .deck(let index): state.decks[index].settlingTime > time
    case .nothing: false
    }
  }

  private mutating func touchUp(_ id: Int32, _ time: Double) {
    guard let touch = state.touch, touch.id == id else { return }
    state.touch = nil
    if let target = touch.target { change(target) { $0.touchUp(time: time) } }
    if let tap = touch.tap { perform(tap, time) }
  }

  private mutating func touchCancelled(_ id: Int32, _ time: Double) {
    guard let touch = state.touch, touch.id == id else { return }
    state.touch = nil
    if let target = touch.target { change(target) { $0.touchCancelled(time: time) } }
  }

  private mutating func wheel(_ delta: Point, _ point: Point, _ time: Double) {
    let isHorizontal = delta.x.magnitude >= delta.y.magnitude
    let axis = isHorizontal ? Scene.Axis.horizontal : .vertical
    let deck = program.decks.isEmpty ? -1 : seen(at: time).deck(at: point)
    let target: PlayerState.Target
    if deck >= 0, program.decks[deck].axis == axis {
      target = .deck(deck)
    } else if let scroll = program.scroll, scroll.axis == axis {
      target = .content
    } else {
      return
    }
    let distance = isHorizontal ? delta.x * program.sign : delta.y
    change(target) { $0.wheel(by: distance, time: time) }
  }

  /// Where a point lies along what it scrolls; mirrored where the scene is.
  private func along(_ target: PlayerState.Target, _ point: Point) -> Double {
    let axis: Scene.Axis
    switch target {
    case .content: axis = program.scroll?.axis ?? .horizontal
    case .deck(let index): axis = program.decks[index].axis
    case .nothing: return 0
    }
    return axis == .vertical ? point.y : point.x * program.sign
  }

  /// Changes one scroller.
  ///
  /// A deck that has gone far counts its offsets anew, from the card at its centre.
  mutating func change(_ target: PlayerState.Target, _ body: (inout Scroller) -> Void) {
    switch target {
    case .content:
      guard var scroller = state.scroller else { return }
      body(&scroller)
      state.scroller = scroller
    case .deck(let index):
      body(&state.decks[index])
      rebase(index)
    case .nothing: break
    }
  }
}

extension Point {
  /// Whether both numbers can be computed with.
  var isUsable: Bool { x.magnitude <= Player.limit && y.magnitude <= Player.limit }
}
