internal import ScrollworkRender

/// The compressed pixels of PNG and APNG: rows, each after its filter's number, through deflate.
struct PixelStream: ~Copyable {
  private let deflater: Deflater
  private var rows: [UInt8] = []

  /// Creates a stream maker; the level is that of `PNGEncoder`.
  init(level: Int) { deflater = Deflater(level: level) }

  /// Appends the stream of a part of a bitmap.
  ///
  /// Pictures differ in what suits them: flat art repeats itself and is best left as it is,
  /// shaded art is best predicted. So a sample is packed both ways, and the smaller way is taken.
  mutating func append(
    _ bitmap: Bitmap,
    _ part: PixelRect,
    hasAlpha: Bool,
    to bytes: inout [UInt8]
  ) {
    let sample = Self.sample(of: part)
    fill(bitmap, sample, hasAlpha: hasAlpha, isPredicted: true)
    var predicted: [UInt8] = []
    rows.withUnsafeBytes { deflater.compress($0, into: &predicted) }
    fill(bitmap, sample, hasAlpha: hasAlpha, isPredicted: false)
    var plain: [UInt8] = []
    rows.withUnsafeBytes { deflater.compress($0, into: &plain) }
    let isPredicted = predicted.count <= plain.count
    if sample == [part] {
      bytes += isPredicted ? predicted : plain
    } else {
      fill(bitmap, [part], hasAlpha: hasAlpha, isPredicted: isPredicted)
      rows.withUnsafeBytes { deflater.compress($0, into: &bytes) }
    }
  }

  /// Bands of 16 rows, a sixteenth of a big picture; all of a small one.
  private static func sample(of part: PixelRect) -> [PixelRect] {
    if part.height <= 256 { return [part] }
    return stride(from: 120, through: part.height - 16, by: 256).map {
      PixelRect(x: part.x, y: part.y + $0, width: part.width, height: 16)
    }
  }

  /// Puts the rows of some parts of equal width into `rows`.
  private mutating func fill(
    _ bitmap: Bitmap,
    _ parts: [PixelRect],
    hasAlpha: Bool,
    isPredicted: Bool
  ) {
    guard let width = parts.first?.width else { return }
    let bytesPerPixel = hasAlpha ? 4 : 3
    let stride = 1 + width * bytesPerPixel
    let size = stride * parts.reduce(0) { $0 + $1.height }
    if rows.count < size { rows = [UInt8](repeating: 0, count: size) }
    rows.removeLast(rows.count - size)
    var filter = RowFilter(width: width, bytesPerPixel: bytesPerPixel)
    rows.withUnsafeMutableBufferPointer { rows in
      guard var out = rows.baseAddress else { return }
      for part in parts {
        for y in part.y..<part.y + part.height {
          let pixels = UnsafeBufferPointer(rebasing: bitmap.row(y)[part.x..<part.x + width])
          if isPredicted {
            filter.next(to: out) { Unpremultiply.pixels(pixels, hasAlpha: hasAlpha, into: $0) }
          } else {
            out[0] = 0
            Unpremultiply.pixels(pixels, hasAlpha: hasAlpha, into: out + 1)
          }
          out += stride
        }
      }
    }
  }
}
