extension Outline {
  /// The part of the outline between two shares of its length, its subpaths one after the other.
  ///
  /// - Parameters:
  ///   - start: 0 … 1.
  ///   - end: 0 … 1.
  /// - Returns: The part; nothing when `end` does not lie after `start`.
  func trimmed(from start: Double, to end: Double) -> Outline {
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return Outline() }
    let whole = length
    let low = start * whole
    let high = end * whole
    var result = Outline()
    var passed = 0.0
    for subpath in subpaths {
      var isDrawing = false
      for piece in subpath.pieces {
        let distances = piece.distances()
        let size = distances[distances.count - 1]
        defer { passed += size }
        let from = max(low - passed, 0)
        let to = min(high - passed, size)
        guard from < to else { continue }
        let part = piece.part(
          from: Self.parameter(at: from, distances),
          to: Self.parameter(at: to, distances)
        )
        if !isDrawing { result.move(to: part.from) }
        isDrawing = true
        if let (first, second) = part.handles {
          result.curve(first, second, to: part.to)
        } else {
          result.line(to: part.to)
        }
      }
    }
    return result
  }

  /// The parameter at which a distance is reached.
  private static func parameter(at distance: Double, _ distances: [Double]) -> Double {
    let count = Double(distances.count - 1)
    guard let next = distances.firstIndex(where: { $0 >= distance }), next > 0 else {
      return distance > 0 ? 1 : 0
    }
    let before = distances[next - 1]
    return (Double(next - 1) + (distance - before) / (distances[next] - before)) / count
  }
}
