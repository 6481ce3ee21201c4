public import Scrollwork

/// A finger on the screen.
struct ScoreTouch {
  var isDown = false
  var id: Int32 = 0
  var start = Point(x: 0, y: 0)
  var startTime = 0.0
  /// Where and when it was last felt.
  var last = Point(x: 0, y: 0)
  var lastTime = 0.0
  /// The deck that it moves; −1 is the content, −2 nothing, −3 is open.
  var target = -3
  /// The deck under it when it came down, or −1.
  var deck = -1
  /// The node that lifting it taps, or −1; its card and where that lies in its row.
  var tap = -1
  var card: Int64 = -1
  var cardSlot: Int64 = 0
}

extension ScorePlayer {
  /// How large a number of an event may be, as a scroller has it.
  static var limit: Double { 1e15 }

  /// Takes an event in, as `Player.handle` does.
  ///
  /// - Parameters:
  ///   - kind: 0 down, 1 moved, 2 up, 3 cancelled, 4 wheel, 5 key, 6 scroll to a page.
  ///   - id: The finger, the key, or whether to scroll animated.
  ///   - point: Where, in points; of a scroll, the page as x.
  ///   - delta: How far the wheel turned, in points.
  ///   - given: When, in seconds.
  public mutating func handle(
    _ kind: Int,
    id: Int32,
    _ point: Point,
    _ delta: Point,
    time given: Double
  ) {
    guard given.magnitude <= Self.limit, point.x.magnitude <= Self.limit,
      point.y.magnitude <= Self.limit, delta.x.magnitude <= Self.limit,
      delta.y.magnitude <= Self.limit
    else { return }
    let moment = given > time ? given : time
    switch kind {
    case 0: touchDown(id, point, moment)
    case 1: touchMoved(id, point, moment)
    case 2, 3: touchEnded(id, moment, isLifted: kind == 2)
    case 4: wheel(delta, point, moment)
    case 5: press(Int(id), moment)
    default: scroll(toPage: point.x, animated: id != 0, moment)
    }
    time = moment
    updateStarts(after: moment)
  }

  private mutating func touchDown(_ id: Int32, _ point: Point, _ moment: Double) {
    guard !touch.isDown else { return }
    seek(to: moment)
    touch = ScoreTouch(isDown: true, id: id, start: point, startTime: moment, last: point)
    touch.lastTime = moment
    touch.deck = deck(at: point)
    // A touch on something that moves stops it at once, and is not a tap.
    if touch.deck >= 0, !plan.decks[touch.deck].scroller.isSettled(at: moment) {
      touch.target = touch.deck
    } else if let scroller, !scroller.isSettled(at: moment) {
      touch.target = -1
    } else {
      findTap(at: point)
    }
    if touch.target > -3 { grab(point, moment) }
  }

  private mutating func grab(_ point: Point, _ moment: Double) {
    let position = along(point)
    if touch.target == -1 {
      _ = scroller?.touchDown(at: position, time: moment)
    } else if touch.target >= 0 {
      _ = plan.decks[touch.target].scroller.touchDown(at: position, time: moment)
      rebase(touch.target)
    }
  }

  private mutating func touchMoved(_ id: Int32, _ point: Point, _ moment: Double) {
    guard touch.isDown, touch.id == id else { return }
    if touch.target == -3 { decide(point, moment) }
    touch.last = point
    touch.lastTime = moment
    let position = along(point)
    if touch.target == -1 {
      _ = scroller?.touchMoved(to: position, time: moment)
    } else if touch.target >= 0 {
      _ = plan.decks[touch.target].scroller.touchMoved(to: position, time: moment)
      rebase(touch.target)
    }
  }

  /// Once the finger has moved beyond the slop, finds what it scrolls: the deck under it, or else the
  /// content, whichever goes the finger's way.
  private mutating func decide(_ point: Point, _ moment: Double) {
    let dx = point.x - touch.start.x
    let dy = point.y - touch.start.y
    let isHorizontal = dx.magnitude >= dy.magnitude
    let distance = isHorizontal ? dx : dy
    guard distance.magnitude >= 10 else { return }
    touch.tap = -1
    let axis = isHorizontal ? 0 : 1
    touch.target = -2
    if touch.deck >= 0, plan.decks[touch.deck].axis == axis {
      touch.target = touch.deck
    } else if plan.axis == axis {
      touch.target = -1
    }
    // The content is picked up where and when the slop ended, so that nothing jumps and the finger's
    // speed counts from there.
    let slop = distance > 0 ? 10.0 : -10
    let start = Point(
      x: touch.start.x + (isHorizontal ? slop : 0),
      y: touch.start.y + (isHorizontal ? 0 : slop)
    )
    let before = isHorizontal ? touch.last.x - touch.start.x : touch.last.y - touch.start.y
    let share = (slop - before) / (distance - before)
    // A finger that has waited began to move within one sample of a phone's touch panel.
    let waited = moment - touch.lastTime > VelocityTracker.patience
    let last = waited ? moment - 1 / 120 : touch.lastTime
    let crossing = last + (moment - last) * (share > 0 ? share : 0)
    // Unless something other than this finger has moved what it takes hold of.
    let settling =
      touch.target == -1
      ? scroller?.settlingTime ?? -.infinity
      : touch.target >= 0 ? plan.decks[touch.target].scroller.settlingTime : -.infinity
    grab(start, settling > touch.startTime ? moment : crossing)
  }

  private mutating func touchEnded(_ id: Int32, _ moment: Double, isLifted: Bool) {
    guard touch.isDown, touch.id == id else { return }
    touch.isDown = false
    if touch.target == -1 {
      _ = isLifted
        ? scroller?.touchUp(time: moment) : scroller?.touchCancelled(time: moment)
    } else if touch.target >= 0 {
      let deck = plan.decks + touch.target
      _ = isLifted
        ? deck.pointee.scroller.touchUp(time: moment)
        : deck.pointee.scroller.touchCancelled(time: moment)
      rebase(touch.target)
    }
    if isLifted && touch.tap >= 0 { perform(moment) }
  }

  private mutating func wheel(_ delta: Point, _ point: Point, _ moment: Double) {
    let isHorizontal = delta.x.magnitude >= delta.y.magnitude
    let axis = isHorizontal ? 0 : 1
    let distance = isHorizontal ? delta.x * plan.sign : delta.y
    var deck = -1
    if plan.deckCount > 0 {
      seek(to: moment)
      deck = self.deck(at: point)
    }
    if deck >= 0, plan.decks[deck].axis == axis {
      _ = plan.decks[deck].scroller.wheel(by: distance, time: moment)
      rebase(deck)
    } else if plan.axis == axis {
      _ = scroller?.wheel(by: distance, time: moment)
    }
  }

  /// Where a point lies along what the finger moves; mirrored where the scene is.
  private func along(_ point: Point) -> Double {
    let axis = touch.target >= 0 ? plan.decks[touch.target].axis : plan.axis
    return axis == 1 ? point.y : point.x * plan.sign
  }
}
