internal import Scrollwork

extension Player {
  /// How far a finger moves before it scrolls rather than taps, in points, as UIScrollView has it.
  static let slop: Double = 10

  mutating func touchDown(_ id: Int32, _ point: Point, _ time: Double) {
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
  func seen(at time: Double) -> Player {
    var copy = self
    copy.seek(to: time)
    return copy
  }

  private mutating func grab(_ target: PlayerState.Target, _ point: Point, _ time: Double) {
    let position = along(target, point)
    change(target) { $0.touchDown(at: position, time: time) }
  }

  mutating func touchMoved(_ id: Int32, _ point: Point, _ time: Double) {
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

  mutating func touchUp(_ id: Int32, _ time: Double) {
    guard let touch = state.touch, touch.id == id else { return }
    state.touch = nil
    if let target = touch.target { change(target) { $0.touchUp(time: time) } }
    if let tap = touch.tap { perform(tap, time) }
  }

  mutating func touchCancelled(_ id: Int32, _ time: Double) {
    guard let touch = state.touch, touch.id == id else { return }
    state.touch = nil
    if let target = touch.target { change(target) { $0.touchCancelled(time: time) } }
  }
}
