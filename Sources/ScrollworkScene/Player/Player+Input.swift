internal import Scrollwork

extension Player {
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
  func along(_ target: PlayerState.Target, _ point: Point) -> Double {
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
