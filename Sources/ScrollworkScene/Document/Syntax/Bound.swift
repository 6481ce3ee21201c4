/// What a number may be.
///
/// Every number has an upper limit far beyond any use, so that sums, products and counts of frames
/// stay finite.
enum Bound {
  case any, notNegative, unit, pages, slots
  case springTime, physical, damping, ratioOfUIKit, bounce, bounciness

  func words(_ dimension: Expression.Dimension) -> StaticWord {
    let isTime = dimension == .time
    return switch self {
    case .any: isTime ? "-1e6 to 1e6" : "-1e9 to 1e9"
    case .notNegative: isTime ? "0 to 1e6" : "0 to 1e9"
    case .unit: "0 to 1"
    case .pages: "1 to 1e6"
    case .slots: "0.001 to 1e4"
    case .springTime: "1e-6 to 1e6"
    case .physical: "1e-9 to 1e12"
    case .damping: "0 to 1e12"
    case .ratioOfUIKit: "above 0.001, at most 1e9"
    case .bounce: "above -1, at most 1"
    case .bounciness: "0 to 20"
    }
  }

  /// The smallest and the largest number, in the unit of `Expression.value`.
  func range(_ dimension: Expression.Dimension) -> ClosedRange<Double> {
    let most = dimension == .time ? 1e6 : dimension == .angle ? 1e9 * (Double.pi / 180) : 1e9
    return switch self {
    case .any: -most...most
    case .notNegative: 0...most
    case .unit: 0...1
    case .pages: 1...1e6
    case .slots: 1e-3...1e4
    case .springTime: 1e-6...1e6
    case .physical: 1e-9...1e12
    case .damping: 0...1e12
    case .ratioOfUIKit: 0.001.nextUp...1e9
    case .bounce: (-1.0).nextUp...1
    case .bounciness: 0...20
    }
  }

  @inline(never)
  func admits(_ value: Double, _ dimension: Expression.Dimension) -> Bool {
    let range = range(dimension)
    return value >= range.lowerBound && value <= range.upperBound
  }

  /// The nearest number that is admitted.
  @inline(never)
  func nearest(_ value: Double, _ dimension: Expression.Dimension) -> Double {
    let range = range(dimension)
    if value < range.lowerBound { return range.lowerBound }
    return value > range.upperBound ? range.upperBound : value
  }
}
