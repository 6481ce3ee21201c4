internal import ScrollworkScene

extension ExportReport {
  /// Returns the report for people: a line for each loss and each approximation, and a summary.
  ///
  /// - Parameter isStrict: Whether a loss is an error rather than a warning.
  /// - Returns: Lines, each with its line break.
  public func text(isStrict: Bool = false) -> String {
    var text = ""
    for entry in entries where entry.kind == .lost {
      text +=
        "\(isStrict ? "error" : "warning"): \(format) cannot carry \(Self.words(entry))"
        + " [export-loss]\n"
    }
    for entry in entries where entry.kind == .approximated {
      text += "note: \(format) approximates \(Self.words(entry))\n"
    }
    return text + "\(format): \(summary)\n"
  }

  /// How many entries of each kind there are, and the largest distances.
  public var summary: String {
    let counts = Kind.allCases.map { "\(count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
    let worst = worst.map(\.text).joined(separator: ", ")
    return worst.isEmpty ? counts : "\(counts); off by at most \(worst)"
  }

  /// The report for programs: `format`, the number of entries of each kind, and the `entries`, each
  /// with `kind`, `pointer`, `what` and, as far as there are any, `error`, `unit` and `reason`.
  public var json: String {
    let counts = Kind.allCases.map {
      JSONValue.Member($0.rawValue, .number(Double(count(of: $0))))
    }
    let members =
      [JSONValue.Member("format", .string(format))] + counts
      + [JSONValue.Member("entries", .array(entries.map(Self.value)))]
    return JSONWriter().text(of: .object(members))
  }

  private static func words(_ entry: Entry) -> String {
    let place = entry.pointer.isEmpty ? "the scene" : entry.pointer
    let error = entry.error.map { ", off by at most \($0.text)" } ?? ""
    return "\(entry.what) of \(place)\(error)" + (entry.reason.map { ": \($0)" } ?? "")
  }

  private static func value(of entry: Entry) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("kind", .string(entry.kind.rawValue)), .init("pointer", .string(entry.pointer)),
      .init("what", .string(entry.what)),
    ]
    if let error = entry.error {
      members.append(.init("error", .number(error.value)))
      members.append(.init("unit", .string(error.unit.rawValue)))
    }
    if let reason = entry.reason { members.append(.init("reason", .string(reason))) }
    return .object(members)
  }
}

extension ExportReport.Deviation {
  /// The distance in two significant digits, rounded up, with its unit.
  var text: String {
    guard value > 0, value.isFinite else { return "\(value)\(unit.rawValue)" }
    var scale = 1.0
    while value * scale < 10 && scale < 1e12 { scale *= 10 }
    let rounded = (value * scale).rounded(.up) / scale
    let gap = unit == .unitless || unit == .levels ? "" : " "
    return rounded == rounded.rounded(.down)
      ? "\(Int64(rounded))\(gap)\(unit.rawValue)" : "\(rounded)\(gap)\(unit.rawValue)"
  }
}
