internal import Scrollwork

extension ScoreWriter {
  /// The delay; the seconds; how many frames follow, for when only the layers on screen are ranked, and they;
  /// how many numbers follow, and for each count of ranked layers what the seconds are multiplied by, and
  /// then what for each of them.
  mutating func write(_ stagger: Layer.StaggerRule, _ layers: [Layer]) {
    put(stagger.delay, .time)
    switch stagger.spacing {
    case .each(let each): put(each, .time, .notNegative)
    case .total(let total): put(total, .time, .notNegative)
    }
    put(stagger.ranksVisible ? layers.count : 0)
    if stagger.ranksVisible {
      for layer in layers {
        put(layer.frame != nil)
        if let frame = layer.frame { put(frame) }
      }
    }
    let length = numbers.count
    put(0)
    let first = stagger.ranksVisible ? 1 : layers.count
    if first <= layers.count {
      for count in first..<layers.count + 1 { putDelays(stagger, count) }
    }
    numbers[length] = Double(numbers.count - length - 1)
  }

  /// What a delay of one second becomes for each of `count` layers.
  private mutating func putDelays(_ rule: Layer.StaggerRule, _ count: Int) {
    guard count > 0 else { return put(1) }
    var isLinear = true
    if let easing = rule.easing, easing != .linear { isLinear = false }
    let shares = rule.stagger(.total(1))
    var distances = rule.stagger(.each(1))
    distances.easing = .linear
    guard case .each = rule.spacing else {
      put(1)
      for index in 0..<count { put(shares.delay(index: index, count: count)) }
      return
    }
    if isLinear {
      put(1)
      for index in 0..<count { put(distances.delay(index: index, count: count)) }
      return
    }
    // Eased, the last starts as late as it would otherwise.
    var longest = 0.0
    for index in 0..<count { longest = max(longest, distances.delay(index: index, count: count)) }
    put(longest)
    for index in 0..<count { put(shares.delay(index: index, count: count)) }
  }
}
