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
    var lab: Palette.Lab
    /// The count to the power of ¾, so that small bright things are not outvoted by the ground.
    var weight: Float
    var cell: ColourHistogram.Cell
  }

  private struct Group {
    var range: Range<Int>
    var mean: Palette.Lab
    /// The weighted sums of squared distances from the mean, one a coordinate.
    var spread: (l: Float, a: Float, b: Float)

    var total: Float { spread.l + spread.a + spread.b }
  }

  private var points: [Point]

  /// Chooses up to `limit` colours for what was counted; black for nothing.
  static func palette(for histogram: ColourHistogram, limit: Int = 255) -> Palette {
    if let exact = histogram.exactColours, exact.count <= limit {
      return Palette(exact.isEmpty ? [0] : exact)
    }
    var builder = PaletteBuilder(histogram)
    return builder.build(limit)
  }

  private init(_ histogram: ColourHistogram) {
    points = histogram.cells.map {
      let root = Float($0.count).squareRoot()
      return Point(lab: Palette.Lab($0.colour), weight: root * root.squareRoot(), cell: $0)
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
        groups[widest].spread = (0, 0, 0)
        continue
      }
      groups[widest] = group(lower)
      groups.append(group(upper))
    }
    var palette = Palette(groups.map { colour(of: points[$0.range]) })
    for _ in 0..<2 { palette = refined(palette) }
    return palette
  }

  private func group(_ range: Range<Int>) -> Group {
    var weight: Float = 0
    var (l, a, b): (Float, Float, Float) = (0, 0, 0)
    for point in points[range] {
      weight += point.weight
      l += point.weight * point.lab.l
      a += point.weight * point.lab.a
      b += point.weight * point.lab.b
    }
    var mean = Palette.Lab(0)
    (mean.l, mean.a, mean.b) = (l / weight, a / weight, b / weight)
    var spread: (l: Float, a: Float, b: Float) = (0, 0, 0)
    for point in points[range] {
      let (dl, da, db) = (point.lab.l - mean.l, point.lab.a - mean.a, point.lab.b - mean.b)
      spread.l += point.weight * dl * dl
      spread.a += point.weight * da * da
      spread.b += point.weight * db * db
    }
    return Group(range: range, mean: mean, spread: spread)
  }

  /// Puts the points below the mean of the widest coordinate first.
  private mutating func split(_ group: Group) -> (Range<Int>, Range<Int>) {
    let (l, a, b) = group.spread
    let middle: Int
    if l >= a && l >= b {
      middle = points[group.range].partition { $0.lab.l >= group.mean.l }
    } else if a >= b {
      middle = points[group.range].partition { $0.lab.a >= group.mean.a }
    } else {
      middle = points[group.range].partition { $0.lab.b >= group.mean.b }
    }
    return (group.range.lowerBound..<middle, middle..<group.range.upperBound)
  }

  private func refined(_ palette: Palette) -> Palette {
    var members = [[Point]](repeating: [], count: palette.colours.count)
    for point in points { members[palette.nearest(to: point.lab).index].append(point) }
    return Palette(members.filter { !$0.isEmpty }.map { colour(of: $0[...]) })
  }

  /// The mean of all pixels, unless half of them are of one cell: then that cell's.
  private func colour(of points: ArraySlice<Point>) -> UInt32 {
    var count = 0
    var sums = (0, 0, 0)
    var commonest = ColourHistogram.Cell(colour: 0, count: 0)
    for point in points {
      let pixels = Int(point.cell.count)
      count += pixels
      sums.0 += pixels * Int(point.cell.colour >> 16)
      sums.1 += pixels * Int(point.cell.colour >> 8 & 255)
      sums.2 += pixels * Int(point.cell.colour & 255)
      if point.cell.count > commonest.count { commonest = point.cell }
    }
    if 2 * Int(commonest.count) >= count { return commonest.colour }
    let half = count / 2
    let (red, green) = ((sums.0 + half) / count, (sums.1 + half) / count)
    return UInt32(red << 16 | green << 8 | (sums.2 + half) / count)
  }
}
