internal import Scrollwork

/// A curve as a chain of straight lines that keeps within a tolerance.
///
///     CurveStops(tolerance: 0.001) { Easing.easeInOut.value(at: $0) }.points.count  // 25 or so
struct CurveStops {
  /// Where the lines meet, on the curve; the first is at 0 and the last at 1.
  let points: [(input: Double, output: Double)]
  /// The largest distance seen between curve and lines.
  let error: Double

  /// How finely the curve is looked at.
  private static let samples = 4096

  /// Lays lines along a curve over 0 … 1, each as long as the tolerance allows.
  ///
  /// - Parameters:
  ///   - tolerance: The largest distance, above 0.
  ///   - value: The curve.
  init(tolerance: Double, _ value: (Double) -> Double) {
    let count = Self.samples
    let outputs = (0...count).map { value(Double($0) / Double(count)) }
    func reach(_ from: Int, _ to: Int) -> Double {
      var worst = 0.0
      let slope = (outputs[to] - outputs[from]) / Double(to - from)
      for index in from...to {
        let line = outputs[from] + slope * Double(index - from)
        worst = max(worst, abs(outputs[index] - line))
      }
      return worst
    }
    var points = [(0.0, outputs[0])]
    var error = 0.0
    var from = 0
    while from < count {
      // As far as it goes: doubled first, then halved.
      var good = from + 1
      var step = 1
      while good < count, reach(from, min(good + step, count)) <= tolerance {
        good = min(good + step, count)
        step *= 2
      }
      while step > 1 {
        step /= 2
        let next = min(good + step, count)
        if next > good, reach(from, next) <= tolerance { good = next }
      }
      error = max(error, reach(from, good))
      points.append((Double(good) / Double(count), outputs[good]))
      from = good
    }
    self.points = points
    self.error = error
  }

  /// The lines as CSS has them.
  ///
  /// Source: CSS Easing Functions Level 2, `linear()`.
  var css: String {
    let stops = points.enumerated().map { index, point in
      let output = CSSText.number(point.output, digits: 5)
      let isEnd = index == 0 || index == points.count - 1
      return isEnd ? output : output + " " + CSSText.number(point.input * 100, digits: 4) + "%"
    }
    return "linear(" + stops.joined(separator: ",") + ")"
  }
}
