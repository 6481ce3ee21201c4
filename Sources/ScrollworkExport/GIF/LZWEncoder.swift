/// GIF's variety of Lempel–Ziv–Welch compression, over a picture some of whose pixels are free.
///
/// A free pixel may be written as its own index or as the transparent one: both look the same. It
/// is written as whichever makes the known string longer.
///
/// Source: CompuServe, "Graphics Interchange Format Version 89a", Appendix F.
struct LZWEncoder: ~Copyable {
  /// Open addressing: the key (code of the prefix, next symbol) above, the code below 12 bits.
  private let table: UnsafeMutablePointer<UInt32>
  private static let size = 1 << 14
  private static let empty = UInt32.max

  /// Marks a symbol as free.
  static let free: UInt16 = 0x100

  init() {
    table = .allocate(capacity: Self.size)
    table.initialize(repeating: Self.empty, count: Self.size)
  }

  deinit { table.deallocate() }

  /// Appends the data of one picture: the code size, the blocks and the end.
  ///
  /// - Parameters:
  ///   - symbols: The indices, row by row; `free` is added to those that may be transparent.
  ///   - transparent: The transparent index, less than 2 to the power of `codeSize`.
  ///   - codeSize: The bits of an index, 2...8.
  ///   - bytes: Where it goes.
  func append(
    _ symbols: [UInt16],
    transparent: UInt8,
    codeSize: Int,
    to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(codeSize))
    let clear = UInt32(1) << UInt32(codeSize)
    var width = codeSize + 1
    var next = clear + 2
    var out = BitBlocks()
    out.put(clear, width)
    table.update(repeating: Self.empty, count: Self.size)
    var prefix = Self.empty
    for word in symbols {
      var symbol = UInt32(word & 0xFF)
      let other = symbol
      if word >= Self.free { symbol = UInt32(transparent) }
      if prefix == Self.empty {
        prefix = symbol
        continue
      }
      var slot = self.slot(prefix << 8 | symbol)
      if table[slot] == Self.empty && symbol != other {
        let second = self.slot(prefix << 8 | other)
        if table[second] != Self.empty { slot = second }
      }
      if table[slot] != Self.empty {
        prefix = table[slot] & 0xFFF
        continue
      }
      out.put(prefix, width)
      if next < 4096 {
        table[slot] = (prefix << 8 | symbol) << 12 | next
        if next == UInt32(1) << UInt32(width) { width += 1 }
        next += 1
      } else {
        out.put(clear, width)
        table.update(repeating: Self.empty, count: Self.size)
        width = codeSize + 1
        next = clear + 2
      }
      prefix = symbol
    }
    if prefix != Self.empty { out.put(prefix, width) }
    if next == UInt32(1) << UInt32(width) && width < 12 { width += 1 }
    out.put(clear + 1, width)
    out.append(to: &bytes)
  }

  /// Where a key is, or would be.
  @inline(__always) private func slot(_ key: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 18)
    while table[slot] != Self.empty && table[slot] >> 12 != key {
      slot = (slot &+ 1) & (Self.size - 1)
    }
    return slot
  }
}

/// Bits, lowest first, in GIF's blocks of up to 255 bytes.
private struct BitBlocks {
  private var bits: UInt64 = 0
  private var count = 0
  private var bytes: [UInt8] = []

  @inline(__always) mutating func put(_ code: UInt32, _ width: Int) {
    bits |= UInt64(code) << UInt64(count)
    count &+= width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count &-= 8
    }
  }

  /// Appends the blocks and the empty one that ends them.
  mutating func append(to target: inout [UInt8]) {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    var start = 0
    while start < bytes.count {
      let end = min(start + 255, bytes.count)
      target.append(UInt8(end - start))
      target += bytes[start..<end]
      start = end
    }
    target.append(0)
  }
}
