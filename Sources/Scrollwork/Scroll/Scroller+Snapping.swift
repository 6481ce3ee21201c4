extension Scroller {
  /// Where content that is let go comes to rest by the snapping; nil without snapping.
  func restingPlace(_ offset: Double, _ velocity: Double) -> Double? {
    let paging: Paging
    switch configuration.snapping {
    case .none: return nil
    case .pages(let length, let most):
      paging = Paging(length: length, maxPages: most, rate: configuration.rate)
    case .interval(let length, let most):
      paging = Paging(
        length: length,
        maxPages: most,
        flickSpeed: .infinity,
        rate: configuration.rate
      )
    }
    return place(ofPage: paging.page(offset: offset, velocity: velocity, start: startPage))
  }

  /// The page or slot on which the gesture began.
  var startPage: Double { pages(start).rounded(.toNearestOrEven) }

  /// The offset of a page; the last one ends where the range ends.
  func place(ofPage page: Double) -> Double { clamped(page * configuration.pageLength) }

  /// The least ω with which content snaps, in radians per second.
  ///
  /// A page turns in 0.4 s. A row of cards takes as long as it would to stop by itself: with
  /// ω = 9.2334… ÷ T a critical spring has lost all but 0.001 of its way after T.
  func snapFrequency(_ velocity: Double) -> Double {
    guard case .interval = configuration.snapping else { return Snap.frequency }
    let flick = Deceleration(position: 0, velocity: velocity, rate: configuration.rate)
    return min(Snap.frequency, 9.2334134764516 / flick.duration)
  }
}
