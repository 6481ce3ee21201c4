internal import Scrollwork

/// Pixels in memory that somebody else owns: premultiplied B G R A, row after row.
package struct PixelGrid {
  /// The first pixel of the first row.
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from the start of a row to the start of the next.
  let stride: Int
  /// Pixels in a row.
  let width: Int
  /// Rows.
  let height: Int

  /// Takes pixels that somebody else owns.
  package init(base: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int) {
    self.base = base
    self.stride = stride
    self.width = width
    self.height = height
  }

  /// The first pixel of a row.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * stride }

  /// The channels of a row, four a pixel, alpha last.
  func channels(_ x: Int, _ y: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(UnsafeRawPointer(base + (y * stride + x)).assumingMemoryBound(to: UInt8.self))
  }
}

/// Some columns and rows of a grid.
package struct PixelArea: Equatable {
  /// The columns.
  var columns: Range<Int>
  /// The rows.
  var rows: Range<Int>

  /// Creates an area.
  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// All of a grid.
  package init(of grid: PixelGrid) { self.init(columns: 0..<grid.width, rows: 0..<grid.height) }

  /// Grows to hold another area.
  mutating func join(_ other: PixelArea) {
    func joined(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
      min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
    columns = joined(columns, other.columns)
    rows = joined(rows, other.rows)
  }

  /// The part that lies in a box, with a pixel around it.
  func cut(around box: Box) -> PixelArea {
    func cut(_ range: Range<Int>, _ low: Double, _ high: Double) -> Range<Int> {
      let low = max(Double(range.lowerBound), low.rounded(.down) - 1)
      let high = min(Double(range.upperBound), high.rounded(.up) + 1)
      return low < high ? Int(low)..<Int(high) : range.lowerBound..<range.lowerBound
    }
    return PixelArea(
      columns: cut(columns, box.minX, box.maxX),
      rows: cut(rows, box.minY, box.maxY)
    )
  }
}
