extension LinearStops {
  /// A stop as it is written: an output, and none, one or two inputs.
  public struct Stop: Hashable, Sendable {
    /// Output progress, unitless.
    public let output: Double
    /// The input at which the output is reached, if it is given.
    public let input: Double?
    /// The input up to which the output lasts, if it is given.
    public let end: Double?

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - output: Output progress. Finite.
    ///   - input: The input at which it is reached, finite, or nil to spread it evenly.
    ///   - end: The input up to which it lasts. Finite, and only with an `input`.
    public init(_ output: Double, input: Double? = nil, end: Double? = nil) {
      precondition(
        input != nil || end == nil,
        "A stop of a piecewise linear easing cannot end before it begins"
      )
      self.output = output
      self.input = input
      self.end = end
    }
  }

  /// Creates a line from stops as they are written, filling in what they leave out.
  ///
  ///     LinearStops(filling: [Stop(0), Stop(0.25), Stop(1)])  // inputs 0, 0.5 and 1
  ///
  /// The first input is 0 and the last 1 unless they are given; an input below an earlier one is
  /// raised to it; the others spread evenly between their neighbours.
  ///
  /// Source: CSS Easing 2, "create a linear easing function".
  ///
  /// - Parameter stops: The stops. With fewer than two the result is nil.
  public init?(filling stops: [Stop]) {
    if stops.count < 2 { return nil }
    var points: [Point] = []
    var largest = -Double.infinity
    var waiting = 0  // points at the end of `points` whose input is still to be found
    for i in stops.indices {
      let stop = stops[i]
      let isEnd = i == 0 || i == stops.count - 1
      guard let given = stop.input ?? (isEnd ? (i == 0 ? 0 : 1) : nil) else {
        points.append(Point(stop.output, at: 0))
        waiting += 1
        continue
      }
      let input = max(given, largest)
      let count = Double(waiting + 1)
      for j in 0..<waiting {
        let k = points.count - waiting + j
        let share = Double(j + 1) / count
        points[k] = Point(points[k].output, at: min(largest + (input - largest) * share, input))
      }
      waiting = 0
      points.append(Point(stop.output, at: input))
      largest = input
      if let end = stop.end {
        largest = max(end, largest)
        points.append(Point(stop.output, at: largest))
      }
    }
    self.init(points)
  }
}
