internal import CCairo
internal import Scrollwork

/// The part of a canvas that may be drawn on, as rectangles of equal coverage.
///
/// Inside of an outline all is covered; along it, pixels are covered in part.
struct CanvasClip {
  /// Some pixels, and how much of each may be drawn on.
  struct Part: Equatable {
    /// The pixels; those of all parts are apart.
    var area: PixelArea
    /// Above 0, at most 1.
    let coverage: Double
  }

  /// What may be drawn on.
  private(set) var parts: [Part]
  /// The same box when that says it all.
  private var box: Box?
  /// Where drawing is cut.
  private var cuts: [(frame: RoundBox, map: Affine)] = []

  /// Some rows of a canvas.
  init(columns: Range<Int>, rows: Range<Int>) {
    parts = [Part(area: PixelArea(columns: columns, rows: rows), coverage: 1)]
    box = Box(
      minX: Double(columns.lowerBound),
      minY: Double(rows.lowerBound),
      maxX: Double(columns.upperBound),
      maxY: Double(rows.upperBound)
    )
  }

  /// A box around all parts.
  private var area: PixelArea {
    var area = parts.first?.area ?? PixelArea(columns: 0..<0, rows: 0..<0)
    for part in parts.dropFirst() { area.join(part.area) }
    return area
  }

  /// Keeps what lies in a box, given with the map from its points to pixels.
  mutating func cut(at frame: RoundBox, _ map: Affine) {
    cuts.append((frame, map))
    if let box, frame.radius == 0, map.isUpright {
      let cut = box.cut(to: map.box(around: frame.box))
      self.box = cut
      parts = Self.parts(of: cut)
    } else {
      box = nil
      parts = mask(in: area).map(Self.parts) ?? []
    }
  }

  /// A box's pixels: those inside, and up to eight strips and corners along its edges.
  private static func parts(of box: Box) -> [Part] {
    guard !box.isEmpty else { return [] }
    let columns = shares(box.minX, box.maxX)
    return shares(box.minY, box.maxY).flatMap { row in
      columns.map { column in
        Part(
          area: PixelArea(columns: column.range, rows: row.range),
          coverage: row.coverage * column.coverage
        )
      }
    }
  }

  /// A length as whole pixels and two parts of pixels.
  private static func shares(
    _ low: Double,
    _ high: Double
  ) -> [(range: Range<Int>, coverage: Double)] {
    let (first, last) = (Int(low.rounded(.down)), Int(high.rounded(.up)) - 1)
    guard first < last else { return [(first..<first + 1, high - low)] }
    let before = Double(first + 1) - low
    let after = high - Double(last)
    let inside = (before == 1 ? first : first + 1)..<(after == 1 ? last + 1 : last)
    var shares: [(range: Range<Int>, coverage: Double)] = []
    if before < 1 { shares.append((first..<first + 1, before)) }
    if !inside.isEmpty { shares.append((inside, 1)) }
    if after < 1 { shares.append((last..<last + 1, after)) }
    return shares
  }

  /// How much of each pixel all outlines hold, with the corner's place; nil when there is none.
  private func mask(in area: PixelArea) -> (surface: Surface, area: PixelArea)? {
    var area = area
    for cut in cuts {
      area = area.cut(around: cut.map.box(around: cut.frame.box))
    }
    guard !area.columns.isEmpty, !area.rows.isEmpty else { return nil }
    let surface = Surface(
      width: area.columns.count,
      height: area.rows.count,
      format: .alpha
    )
    surface.draw { canvas in
      let corner = Affine.translation(
        x: -Double(area.columns.lowerBound),
        y: -Double(area.rows.lowerBound)
      )
      for cut in cuts {
        var matrix = corner.concatenating(cut.map).cairo
        cairo_set_matrix(canvas.cr, &matrix)
        cut.frame.outline.trace(on: canvas)
        cairo_clip(canvas.cr)
      }
      cairo_set_source_rgb(canvas.cr, 0, 0, 0)
      cairo_paint(canvas.cr)
    }
    return (surface, area)
  }

  /// A mask's rectangles of equal coverage: rows that are alike are told once.
  private static func parts(of mask: (surface: Surface, area: PixelArea)) -> [Part] {
    let (x, y) = (mask.area.columns.lowerBound, mask.area.rows.lowerBound)
    let width = mask.surface.width
    var parts: [Part] = []
    var lastRow = 0..<0
    mask.surface.withPixels { pixels in
      for row in 0..<mask.surface.height {
        let line = pixels + row * mask.surface.stride
        let before = line - mask.surface.stride
        if row > 0, (0..<width).allSatisfy({ line[$0] == before[$0] }) {
          for index in lastRow {
            let rows = parts[index].area.rows
            parts[index].area.rows = rows.lowerBound..<rows.upperBound + 1
          }
          continue
        }
        let first = parts.count
        var column = 0
        while column < width {
          let start = column
          while column < width && line[column] == line[start] { column += 1 }
          guard line[start] > 0 else { continue }
          let area = PixelArea(columns: x + start..<x + column, rows: y + row..<y + row + 1)
          parts.append(Part(area: area, coverage: Double(line[start]) / 255))
        }
        lastRow = first..<parts.count
      }
    }
    return parts
  }
}
