/// What was measured, as one table.
struct Report {
  /// One line: what we take, and what another takes for the same work.
  private struct Line {
    let name: String
    let peer: String
    let ours: String
    let theirs: String
    let ratio: Double?
    let target: Double?
  }

  private var lines: [Line] = []

  /// Measures two ways to do the same work, in turns, and adds a line to the table.
  ///
  /// - Parameters:
  ///   - name: The work.
  ///   - peer: What does it the other way.
  ///   - target: The ratio of our time to the other's that must not be passed; nil when there is none.
  ///   - unit: What the times are shown in.
  ///   - runs: How often each way is measured; medians are shown.
  ///   - parts: How many pieces of work one call does: the times shown are those of one.
  ///   - clock: What tells the nanoseconds.
  ///   - ours: Our way.
  ///   - theirs: The other way.
  mutating func compare(
    _ name: String,
    with peer: String,
    target: Double?,
    in unit: TimeUnit,
    runs: Int = 15,
    parts: Int = 1,
    clock: () -> Double = threadTime,
    ours: () throws -> Void,
    theirs: () throws -> Void
  ) rethrows {
    try ours()
    try theirs()
    var times: [(ours: Double, theirs: Double)] = []
    for _ in 0..<runs {
      let start = clock()
      try ours()
      let middle = clock()
      try theirs()
      let end = clock()
      times.append(((middle - start) / Double(parts), (end - middle) / Double(parts)))
    }
    add(name, with: peer, target: target, in: unit, times)
  }

  /// Adds a line of times, in nanoseconds, that were measured in turns.
  mutating func add(
    _ name: String,
    with peer: String,
    target: Double?,
    in unit: TimeUnit,
    _ times: [(ours: Double, theirs: Double)]
  ) {
    lines.append(
      Line(
        name: name,
        peer: peer,
        ours: unit.text(median(of: times.map(\.ours))),
        theirs: unit.text(median(of: times.map(\.theirs))),
        ratio: median(of: times.map { $0.ours / $0.theirs }),
        target: target
      )
    )
  }

  /// Adds a line of our own time alone, in nanoseconds.
  mutating func add(_ name: String, in unit: TimeUnit, _ time: Double) {
    lines.append(
      Line(name: name, peer: "", ours: unit.text(time), theirs: "", ratio: nil, target: nil)
    )
  }

  /// Prints the table.
  func show() {
    let rows =
      [["what", "beside", "ours", "theirs", "ratio", "target", "met"]]
      + lines.map { line in
        let target = line.target ?? .infinity
        return [
          line.name, line.peer, line.ours, line.theirs, line.ratio.map(short) ?? "",
          line.target.map { "≤ \(short($0))" } ?? "",
          line.target == nil ? "" : (line.ratio ?? 0) <= target ? "yes" : "no",
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return column < 2 ? text + space : space + text
      }
      print(cells.joined(separator: "  "))
    }
    let missed = lines.filter { line in line.target.map { (line.ratio ?? 0) > $0 } ?? false }
    print(missed.isEmpty ? "every target is met" : "\(missed.count) targets are not met")
  }
}

/// What a time is shown in.
enum TimeUnit {
  case nanoseconds, microseconds, milliseconds

  /// A time of so many nanoseconds in words.
  func text(_ time: Double) -> String {
    switch self {
    case .nanoseconds: "\(short(time)) ns"
    case .microseconds: "\(short(time / 1e3)) µs"
    case .milliseconds: "\(short(time / 1e6)) ms"
    }
  }
}
