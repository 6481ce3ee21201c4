extension LottieMaker {
  /// A number of a layer that is drawn by segments, on all cards at once.
  struct Fit {
    let node: Int
    let what: String
    let unit: ExportReport.Unit
    var worst: Double
    var keys: Int
  }

  /// What tells such numbers apart.
  struct FitKey: Hashable {
    let node: Int
    let what: String
  }

  /// Notes how far a number is off, and how many keyframes it took.
  mutating func note(
    _ what: String,
    at node: Int,
    _ worst: Double,
    _ unit: ExportReport.Unit,
    keys: Int
  ) {
    let key = FitKey(node: node, what: what)
    if let index = placeOfFit[key] {
      fits[index].worst = max(fits[index].worst, worst)
      fits[index].keys += keys
    } else {
      placeOfFit[key] = fits.count
      fits.append(Fit(node: node, what: what, unit: unit, worst: worst, keys: keys))
    }
  }

  /// Tells the report of every number that moves.
  mutating func noteFits() {
    for fit in fits {
      let isExact = fit.worst < 1e-9
      report.note(
        isExact ? .carried : .approximated,
        fit.what,
        at: pointers[fit.node],
        by: isExact ? nil : .init(fit.worst, fit.unit),
        because: "drawn by \(fit.keys) keyframes"
      )
    }
  }
}
