extension Stagger {
  /// Returns the seconds after which an item starts, in constant time.
  ///
  /// - Parameters:
  ///   - index: The item, counted from 0.
  ///   - count: The number of items, greater than `index`.
  /// - Returns: Seconds, at least 0.
  public func delay(index: Int, count: Int) -> Double {
    precondition(
      index >= 0 && index < count,
      "The index of a staggered item must be at least 0 and less than the count"
    )
    let reach = Reach(self, count: count)
    let distance = reach.distance(ofItem: index) - reach.nearest
    let longest = reach.farthest - reach.nearest
    let seconds: Double
    switch spacing {
    case .each(let each):
      if case .linear = easing { return distance * each }
      seconds = longest * each
    case .total(let total): seconds = total
    }
    if !(distance > 0) { return 0 }
    if distance >= longest { return seconds }
    let delay = seconds * easing.value(at: distance / longest)
    return delay > 0 ? delay : 0
  }

  /// Returns the delays of items that start in an order of their own.
  ///
  ///     // Rows 3, 4 and 5 of eight are on screen: only they make the wave.
  ///     Stagger(.each(0.06)).delays(order: [3, 4, 5], count: 8)
  ///     // [0, 0, 0, 0, 0.06, 0.12, 0, 0]
  ///
  /// Whoever knows what can be seen passes those items alone: the unseen then lengthen no delay.
  ///
  /// - Parameters:
  ///   - order: The items by rank, the first rank first, each once.
  ///   - count: The number of items, greater than each in `order`.
  /// - Returns: The seconds of each item; 0 for one that `order` leaves out.
  public func delays(order: [Int], count: Int) -> [Double] {
    var delays = [Double](repeating: 0, count: count)
    for rank in order.indices {
      precondition(
        order[rank] >= 0 && order[rank] < count,
        "The items of a stagger's order must be at least 0 and less than the count"
      )
      delays[order[rank]] = delay(index: rank, count: order.count)
    }
    return delays
  }
}
