/// Where a number must lie.
package struct NumberBounds: Equatable, Sendable {
  /// The least number, −∞ for none.
  package let low: Double

  /// The greatest number, ∞ for none.
  package let high: Double

  /// Whether `low` itself is too low.
  package let excludesLow: Bool

  /// Whether `high` itself is too high.
  package let excludesHigh: Bool

  /// Creates bounds that belong to the numbers allowed.
  package init(from low: Double = -.infinity, to high: Double = .infinity) {
    self.init(low: low, high: high, excludesLow: false, excludesHigh: false)
  }

  /// Creates bounds with a lower one that is too low itself.
  package init(above low: Double, to high: Double = .infinity) {
    self.init(low: low, high: high, excludesLow: true, excludesHigh: false)
  }

  /// Creates bounds of any sort.
  package init(low: Double, high: Double, excludesLow: Bool, excludesHigh: Bool) {
    self.low = low
    self.high = high
    self.excludesLow = excludesLow
    self.excludesHigh = excludesHigh
  }

  /// Whether a number lies within the bounds.
  package func contains(_ number: Double) -> Bool {
    (excludesLow ? number > low : number >= low) && (excludesHigh ? number < high : number <= high)
  }
}
