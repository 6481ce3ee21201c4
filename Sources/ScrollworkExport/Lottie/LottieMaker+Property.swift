extension LottieMaker {
  /// Some numbers of an actor within some samples, in the units of the format.
  struct Track {
    let actor: Actor
    let window: Range<Int>
    let channels: [Actor.Channel]
    /// From the engine's value and its place among the channels to the format's.
    let change: (Double, Int) -> Double

    /// The stretches: the first sample, and the values of each number.
    var spans: [Actor.Span] {
      actor.spans.compactMap { span in
        let part = (span.first..<span.end).clamped(to: window)
        guard !part.isEmpty else { return nil }
        let local = part.lowerBound - span.first..<part.upperBound - span.first
        let columns = channels.indices.map { index in
          span.columns[channels[index].rawValue][local].map { change($0, index) }
        }
        return Actor.Span(first: part.lowerBound, columns: columns)
      }
    }

    /// The values where it is first seen.
    var first: [Double] { spans.first?.columns.map { $0[0] } ?? channels.map { _ in 0 } }

    /// Whether nothing of it changes.
    var isConstant: Bool {
      let first = first
      return spans.allSatisfy { span in
        first.indices.allSatisfy { index in span.columns[index].allSatisfy { $0 == first[index] } }
      }
    }
  }

  /// A property that does not move.
  static func constant(_ values: [Double]) -> LottieValue {
    ["a": 0, "k": values.count == 1 ? .number(values[0]) : .numbers(values)]
  }

  /// A property as keyframes, or as a constant when nothing of it moves.
  ///
  /// - Parameters:
  ///   - track: What moves.
  ///   - tolerances: How far each number may be off, in the format's units.
  ///   - what: What it is, for the report.
  ///   - unit: What the report measures it in.
  ///   - factor: How many of the format's units make one of the report's.
  ///   - hidesGaps: Whether it is 0 where the actor is not there.
  ///   - more: Values after those of the track, which never move.
  /// - Returns: The property.
  mutating func property(
    _ track: Track,
    _ tolerances: [Double],
    _ what: String,
    _ unit: ExportReport.Unit,
    per factor: Double = 1,
    hidesGaps: Bool = false,
    more: [Double] = []
  ) -> LottieValue {
    let spans = track.spans
    let hides = hidesGaps && spans.count > 1
    if track.isConstant && !hides { return Self.constant(track.first + more) }
    var keys: [LottieValue] = []
    var worst = 0.0
    for (index, span) in spans.enumerated() {
      if hides && index > 0 {
        keys.append(Self.key(at: spans[index - 1].end, [0], nil, isHeld: true))
      }
      let fitter = CurveFitter(columns: span.columns, tolerances: tolerances)
      let (fitted, errors) = fitter.fit()
      for error in errors { worst = max(worst, error / factor) }
      for (place, key) in fitted.enumerated() {
        let isLast = place == fitted.count - 1 && index == spans.count - 1
        keys.append(
          Self.key(at: span.first + key.sample, key.values + more, key.handles, isHeld: !isLast)
        )
      }
    }
    note(what, at: track.actor.node, worst, unit, keys: keys.count)
    return ["a": 1, "k": .list(keys)]
  }

  private static func key(
    at sample: Int,
    _ values: [Double],
    _ handles: CurveFitter.Handles?,
    isHeld: Bool
  ) -> LottieValue {
    let key: LottieValue = [
      "t": .number(Double(sample) / Double(Reel.density)), "s": .list(values.map { .fine($0) }),
    ]
    guard let handles else { return isHeld ? key.with("h", 1) : key }
    if handles == .straight {
      return key.with("o", ["x": 0, "y": 0]).with("i", ["x": 1, "y": 1])
    }
    return
      key
      .with("o", ["x": .fine(1 / 3), "y": .fine(handles.first)])
      .with("i", ["x": .fine(2 / 3), "y": .fine(handles.second)])
      // A name for each curve: players that keep curves by their rounded handles keep these apart.
      .with("n", .text(name(of: handles)))
  }

  private static func name(of handles: CurveFitter.Handles) -> String {
    func part(_ number: Double) -> String {
      "\(Int(saturating: number * 10000))"
    }
    return "\(part(handles.first))_\(part(handles.second))"
  }
}
