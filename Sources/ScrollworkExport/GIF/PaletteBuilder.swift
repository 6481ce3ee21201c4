/// Chooses the colours that stand for many.
///
/// Cells of the histogram are points in Oklab. The cloud is cut in two again and again, each time
/// the group whose colours differ most, across the coordinate in which they do; then each point
/// goes to its nearest group twice more.
///
/// Source: the cut is that of X. Wu, "Efficient Statistical Computations for Optimal Color
/// Quantization" (Graphics Gems II, 1991); the rest is Lloyd's algorithm.
struct PaletteBuilder {
  private struct Point {
    var lab: Lab
    /// The count to the power of ¾, so that small bright things are not outvoted by the ground.
    var weight: Float
    var cell: ColourHistogram.Cell
  }

  private struct Group {
    var range: Range<Int>
    var mean: Lab
    /// The weighted sums of squared distances from the mean, one a coordinate.
    var spread: Lab

    var total: Float { spread.l + spread.a + spread.b }
  }

  private var points: [Point]

  /// Chooses up to `limit` colours for what was counted; black for nothing.
  static func palette(for histogram: borrowing ColourHistogram, limit: Int = 255) -> Palette {
    if let exact = histogram.exactColours, exact.count <= limit {
      return Palette(exact.isEmpty ? [0] : exact, isExact: true)
    }
    var builder = PaletteBuilder(histogram.cells)
    return builder.build(limit)
  }

  private init(_ cells: [ColourHistogram.Cell]) {
    points = cells.map {
      let root = Float($0.count).squareRoot()
      return Point(lab: Lab($0.colour), weight: root * root.squareRoot(), cell: $0)
    }
  }

  private mutating func build(_ limit: Int) -> Palette {
    var groups = [group(0..<points.count)]
    while groups.count < limit {
      var widest = 0
      for k in groups.indices where groups[k].total > groups[widest].total { widest = k }
      if groups[widest].total <= 0 { break }
      let (lower, upper) = split(groups[widest])
      if lower.isEmpty || upper.isEmpty {
        groups[widest].spread = Lab(l: 0, a: 0, b: 0)
        continue
      }
      groups[widest] = group(lower)
      groups.append(group(upper))
    }
    var means = groups.map { group in
      var mean = Mean()
      for point in points[group.range] { mean.add(point.cell) }
      return mean
    }
    for _ in 0..<2 { means = refined(Palette(means.map(\.colour))) }
    return Palette(means.map(\.colour))
  }

  private func group(_ range: Range<Int>) -> Group {
    points.withUnsafeBufferPointer { points in
      var weight: Float = 0
      var mean = Lab(l: 0, a: 0, b: 0)
      for k in range {
        let point = points[k]
        weight += point.weight
        mean.l += point.weight * point.lab.l
        mean.a += point.weight * point.lab.a
        mean.b += point.weight * point.lab.b
      }
      mean = Lab(l: mean.l / weight, a: mean.a / weight, b: mean.b / weight)
      var spread = Lab(l: 0, a: 0, b: 0)
      for k in range {
        let point = points[k]
        let (dl, da, db) = (point.lab.l - mean.l, point.lab.a - mean.a, point.lab.b - mean.b)
        spread.l += point.weight * dl * dl
        spread.a += point.weight * da * da
        spread.b += point.weight * db * db
      }
      return Group(range: range, mean: mean, spread: spread)
    }
  }

  /// Puts the points below the mean of the widest coordinate first.
  private mutating func split(_ group: Group) -> (Range<Int>, Range<Int>) {
    let (spread, mean) = (group.spread, group.mean)
    let middle: Int
    if spread.l >= spread.a && spread.l >= spread.b {
      middle = points[group.range].partition { $0.lab.l >= mean.l }
    } else if spread.a >= spread.b {
      middle = points[group.range].partition { $0.lab.a >= mean.a }
    } else {
      middle = points[group.range].partition { $0.lab.b >= mean.b }
    }
    return (group.range.lowerBound..<middle, middle..<group.range.upperBound)
  }

  /// Gives each point to the nearest colour.
  private func refined(_ palette: Palette) -> [Mean] {
    var means = [Mean](repeating: Mean(), count: palette.colours.count)
    var nearest = 0
    for point in points {
      nearest = palette.nearest(to: point.lab, guess: nearest)
      means[nearest].add(point.cell)
    }
    return means.filter { $0.count > 0 }
  }
}

/// The mean of pixels, unless half of them are of one cell: then that cell's.
private struct Mean {
  private(set) var count: UInt64 = 0
  private var red: UInt64 = 0
  private var green: UInt64 = 0
  private var blue: UInt64 = 0
  private var commonest = ColourHistogram.Cell(colour: 0, count: 0)

  mutating func add(_ cell: ColourHistogram.Cell) {
    let pixels = UInt64(cell.count)
    count += pixels
    red += pixels * UInt64(cell.colour >> 16)
    green += pixels * UInt64(cell.colour >> 8 & 255)
    blue += pixels * UInt64(cell.colour & 255)
    if cell.count > commonest.count { commonest = cell }
  }

  var colour: UInt32 {
    if 2 * UInt64(commonest.count) >= count { return commonest.colour }
    let half = count / 2
    let (red, green) = ((red + half) / count, (green + half) / count)
    return UInt32(red) << 16 | UInt32(green) << 8 | UInt32((blue + half) / count)
  }
}
