internal import ScrollworkRender

/// The compressed pixels of PNG and APNG: rows, each after its filter's number, through deflate.
struct PixelStream: ~Copyable {
  private let level: Int
  private let deflater: Deflater
  private var rows: [UInt8] = []

  /// The level from which on it pays to try both ways of packing.
  private static let patientLevel = 5

  /// Creates a stream maker; the level is that of `PNGEncoder`.
  init(level: Int) {
    self.level = level
    deflater = Deflater(level: level)
  }

  /// Appends the stream of a part of a bitmap.
  ///
  /// Pictures differ in what suits them: flat art repeats itself, and a patient search finds more of that
  /// where it is left as it is; all else is best predicted. So with patience a sample is packed both
  /// ways, and the smaller way is taken. What is only stored is left as it is.
  mutating func append(
    _ bitmap: Bitmap,
    _ part: PixelRect,
    hasAlpha: Bool,
    to bytes: inout [UInt8]
  ) {
    guard level >= Self.patientLevel else {
      return pack(bitmap, [part], hasAlpha: hasAlpha, isPredicted: level > 0, to: &bytes)
    }
    let sample = Self.sample(of: part)
    var predicted: [UInt8] = []
    pack(bitmap, sample, hasAlpha: hasAlpha, isPredicted: true, to: &predicted)
    var plain: [UInt8] = []
    pack(bitmap, sample, hasAlpha: hasAlpha, isPredicted: false, to: &plain)
    let isPredicted = predicted.count <= plain.count
    if sample == [part] {
      bytes += isPredicted ? predicted : plain
    } else {
      pack(bitmap, [part], hasAlpha: hasAlpha, isPredicted: isPredicted, to: &bytes)
    }
  }

  /// Bands of 16 rows, a sixteenth of a big picture; all of a small one.
  private static func sample(of part: PixelRect) -> [PixelRect] {
    if part.height <= 256 { return [part] }
    return stride(from: 120, through: part.height - 16, by: 256).map {
      PixelRect(x: part.x, y: part.y + $0, width: part.width, height: 16)
    }
  }

  /// Appends the stream of some parts of equal width, one below the other.
  private mutating func pack(
    _ bitmap: Bitmap,
    _ parts: [PixelRect],
    hasAlpha: Bool,
    isPredicted: Bool,
    to bytes: inout [UInt8]
  ) {
    let size = fill(bitmap, parts, hasAlpha: hasAlpha, isPredicted: isPredicted)
    rows.withUnsafeBytes { deflater.compress(.init(rebasing: $0[..<size]), into: &bytes) }
  }

  /// Puts the rows of some parts of equal width into `rows`.
  ///
  /// - Returns: How many bytes they take.
  private mutating func fill(
    _ bitmap: Bitmap,
    _ parts: [PixelRect],
    hasAlpha: Bool,
    isPredicted: Bool
  ) -> Int {
    guard let width = parts.first?.width else { return 0 }
    let bytesPerPixel = hasAlpha ? 4 : 3
    let stride = 1 + width * bytesPerPixel
    let size = stride * parts.reduce(0) { $0 + $1.height }
    let room = size + FilterRows.excess
    if rows.count < room { rows = [UInt8](repeating: 0, count: room) }
    var filter = RowFilter(width: width, bytesPerPixel: bytesPerPixel)
    rows.withUnsafeMutableBufferPointer { rows in
      guard var out = rows.baseAddress else { return }
      for part in parts {
        for y in part.y..<part.y + part.height {
          let pixels = UnsafeBufferPointer(rebasing: bitmap.row(y)[part.x..<part.x + width])
          if isPredicted {
            filter.next(to: out) { Self.write(pixels, hasAlpha: hasAlpha, into: $0) }
          } else {
            out[0] = 0
            Self.write(pixels, hasAlpha: hasAlpha, into: out + 1)
          }
          out += stride
        }
      }
    }
    return size
  }

  /// Writes pixels as R G B A bytes, or as R G B.
  private static func write(
    _ pixels: UnsafeBufferPointer<UInt32>,
    hasAlpha: Bool,
    into out: UnsafeMutablePointer<UInt8>
  ) {
    if hasAlpha {
      Unpremultiply.rgba(pixels, into: out)
    } else {
      FilterRows.fastest.rgb(pixels, into: out)
    }
  }
}
