/// The pieces that GIF files are made of.
///
/// Source: CompuServe, "Graphics Interchange Format Version 89a"; the loop block is Netscape's.
enum GIFBlocks {
  /// Bits of an index into a table that holds these colours and one for transparency; at least 2.
  static func codeSize(_ palette: Palette) -> Int {
    var bits = 2
    while 1 << bits < palette.colours.count + 1 { bits += 1 }
    return bits
  }

  /// Appends the signature, the size of the screen, its colours and how often to play.
  static func appendHeader(
    width: Int,
    height: Int,
    palette: Palette,
    loops: Int,
    to bytes: inout [UInt8]
  ) {
    bytes += Array("GIF89a".utf8)
    append16(width, to: &bytes)
    append16(height, to: &bytes)
    // A table follows; 8 bits a channel; the table's size.
    bytes += [0x80 | 0x70 | UInt8(codeSize(palette) - 1), 0, 0]
    appendTable(palette, to: &bytes)
    // Once is what a player does when nothing is said; 0 is for ever.
    if loops == 1 { return }
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
    append16(loops == 0 ? 0 : loops - 1, to: &bytes)
    bytes.append(0)
  }

  /// Appends how the next picture is shown.
  ///
  /// - Returns: Where the delay lies, for `setDelay`.
  static func appendControl(
    transparent: Int,
    clearsAfter: Bool,
    to bytes: inout [UInt8]
  ) -> Int {
    bytes += [0x21, 0xF9, 4, (clearsAfter ? 2 : 1) << 2 | 1]
    append16(0, to: &bytes)
    bytes += [UInt8(transparent), 0]
    return bytes.count - 4
  }

  /// Writes a delay in hundredths of a second into a control block.
  static func setDelay(_ delay: Int, at place: Int, in bytes: inout [UInt8]) {
    bytes[place] = UInt8(delay & 255)
    bytes[place + 1] = UInt8(delay >> 8)
  }

  /// Appends where the next picture lies, and its own colours if it has some.
  static func appendDescriptor(_ part: PixelRect, own: Palette?, to bytes: inout [UInt8]) {
    bytes.append(0x2C)
    for value in [part.x, part.y, part.width, part.height] { append16(value, to: &bytes) }
    bytes.append(own.map { 0x80 | UInt8(codeSize($0) - 1) } ?? 0)
    if let own { appendTable(own, to: &bytes) }
  }

  private static func appendTable(_ palette: Palette, to bytes: inout [UInt8]) {
    for colour in palette.colours {
      bytes += [UInt8(colour >> 16), UInt8(colour >> 8 & 255), UInt8(colour & 255)]
    }
    let rest = 1 << codeSize(palette) - palette.colours.count
    bytes += [UInt8](repeating: 0, count: 3 * rest)
  }

  private static func append16(_ value: Int, to bytes: inout [UInt8]) {
    bytes += [UInt8(value & 255), UInt8(value >> 8)]
  }
}
