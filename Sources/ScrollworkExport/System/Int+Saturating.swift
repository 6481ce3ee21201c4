extension Int {
  /// The whole number nearest to a value, within ±2⁵³; 0 for what is not a number.
  init(saturating value: Double) {
    let most = 9_007_199_254_740_992.0
    self = value.isNaN ? 0 : Int(Swift.max(-most, Swift.min(most, value.rounded(.toNearestOrEven))))
  }
}
