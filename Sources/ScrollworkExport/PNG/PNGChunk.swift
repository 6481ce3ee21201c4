/// The pieces that PNG and APNG files are made of.
///
/// Source: PNG Specification (Third Edition) §5.
enum PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Appends a chunk: the length, the four letters, what `body` appends, and the checksum.
  static func append(
    _ type: StaticString,
    to bytes: inout [UInt8],
    _ body: (inout [UInt8]) -> Void
  ) {
    let start = bytes.count
    bytes += [0, 0, 0, 0]
    type.withUTF8Buffer { bytes.append(contentsOf: $0) }
    body(&bytes)
    let length = UInt32(bytes.count - start - 8)
    for k in 0..<4 { bytes[start + k] = UInt8(truncatingIfNeeded: length >> (24 - 8 * k)) }
    append32(bytes.withUnsafeBytes { crc32(.init(rebasing: $0[(start + 4)...])) }, to: &bytes)
  }

  /// Appends the header, and the mark that the colours are sRGB.
  static func appendHeader(width: Int, height: Int, hasAlpha: Bool, to bytes: inout [UInt8]) {
    append("IHDR", to: &bytes) {
      append32(UInt32(width), to: &$0)
      append32(UInt32(height), to: &$0)
      // 8 bits a channel, RGBA or RGB, deflate, adaptive filters, not interlaced.
      $0 += [8, hasAlpha ? 6 : 2, 0, 0, 0]
    }
    // Rendering intent 0: perceptual.
    append("sRGB", to: &bytes) { $0.append(0) }
  }

  static func append32(_ value: UInt32, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }

  static func append16(_ value: UInt16, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }
}
