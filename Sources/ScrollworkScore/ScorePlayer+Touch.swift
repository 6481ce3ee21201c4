package import Scrollwork

/// A finger on the screen.
struct ScoreTouch {
  var isDown = false
  var id: Int32 = 0
  var start = Point(x: 0, y: 0)
  var startTime = 0.0
  /// Where and when it was last felt.
  var last = Point(x: 0, y: 0)
  var lastTime = 0.0
  /// The row that it moves; −1 is open, −2 nothing.
  var row = -1
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
  package mutating func handle(
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
    case 2, 3: touchEnded(id, moment, kind)
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
    if touch.deck >= 0, !rows[touch.deck].scroller.isSettled(at: moment) {
      touch.row = touch.deck
    } else if plan.axis >= 0, !rows[content].scroller.isSettled(at: moment) {
      touch.row = content
    } else {
      findTap(at: point)
    }
    drive(touch.row, 0, along(point), moment)
  }

  private mutating func touchMoved(_ id: Int32, _ point: Point, _ moment: Double) {
    guard touch.isDown, touch.id == id else { return }
    if touch.row == -1 { decide(point, moment) }
    touch.last = point
    touch.lastTime = moment
    drive(touch.row, 1, along(point), moment)
  }

  /// Once the finger has moved beyond the slop, finds what it scrolls.
  private mutating func decide(_ point: Point, _ moment: Double) {
    let dx = point.x - touch.start.x
    let dy = point.y - touch.start.y
    let isHorizontal = dx.magnitude >= dy.magnitude
    let distance = isHorizontal ? dx : dy
    guard distance.magnitude >= 10 else { return }
    touch.tap = -1
    touch.row = row(along: isHorizontal ? 0 : 1, touch.deck)
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
    let hasMoved = touch.row >= 0 && rows[touch.row].scroller.settlingTime > touch.startTime
    drive(touch.row, 0, along(start), hasMoved ? moment : crossing)
  }

  private mutating func touchEnded(_ id: Int32, _ moment: Double, _ kind: Int) {
    guard touch.isDown, touch.id == id else { return }
    touch.isDown = false
    drive(touch.row, kind, 0, moment)
    if kind == 2 && touch.tap >= 0 { perform(moment) }
  }

  private mutating func wheel(_ delta: Point, _ point: Point, _ moment: Double) {
    let isHorizontal = delta.x.magnitude >= delta.y.magnitude
    var deck = -1
    if plan.deckCount > 0 {
      seek(to: moment)
      deck = self.deck(at: point)
    }
    let distance = isHorizontal ? delta.x * plan.sign : delta.y
    drive(row(along: isHorizontal ? 0 : 1, deck), 4, distance, moment)
  }

  /// What a way along an axis scrolls: the deck under it, or else the content; −2 is nothing.
  private func row(along axis: Int, _ deck: Int) -> Int {
    if deck >= 0, plan.decks[deck].axis == axis { return deck }
    return plan.axis == axis ? content : -2
  }

  /// Where a point lies along what the finger moves; mirrored where the scene is.
  private func along(_ point: Point) -> Double {
    let isDeck = touch.row >= 0 && touch.row < plan.deckCount
    let axis = isDeck ? plan.decks[touch.row].axis : plan.axis
    return axis == 1 ? point.y : point.x * plan.sign
  }

  /// Hands what happened to what scrolls.
  @inline(never)
  private func drive(_ row: Int, _ kind: Int, _ number: Double, _ moment: Double) {
    guard ScoreParts.scrolling, row >= 0 else { return }
    let place = rows + row
    switch kind {
    case 0: place.pointee.scroller.touchDown(at: number, time: moment)
    case 1: place.pointee.scroller.touchMoved(to: number, time: moment)
    case 2: place.pointee.scroller.touchUp(time: moment)
    case 3: place.pointee.scroller.touchCancelled(time: moment)
    default: place.pointee.scroller.wheel(by: number, time: moment)
    }
    rebase(row)
  }
}
