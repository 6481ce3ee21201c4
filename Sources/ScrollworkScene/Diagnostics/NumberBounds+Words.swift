extension NumberBounds {
  /// The bounds in words: "0 or more", "above 0", "from 0 to 1".
  var text: String {
    let low = self.low.isFinite ? JSONWriter.text(of: self.low) : nil
    let high = self.high.isFinite ? JSONWriter.text(of: self.high) : nil
    switch (low, high) {
    case (let low?, let high?):
      if !excludesLow, !excludesHigh { return "from \(low) to \(high)" }
      return (excludesLow ? "above \(low)" : "at least \(low)") + " and "
        + (excludesHigh ? "below \(high)" : "at most \(high)")
    case (let low?, nil): return excludesLow ? "above \(low)" : "\(low) or more"
    case (nil, let high?): return excludesHigh ? "below \(high)" : "\(high) or less"
    case (nil, nil): return "finite"
    }
  }

  /// The bound that a number breaks, if that bound is itself allowed.
  func nearest(to number: Double) -> Double? {
    if number < low, !excludesLow { return low }
    if number > high, !excludesHigh { return high }
    return nil
  }
}
