/// Bits, lowest first, in GIF's blocks of up to 255 bytes.
///
/// Copies share their memory; whoever made the first one frees it.
struct BitBlocks {
  private var bits: UInt64 = 0
  private var count: UInt64 = 0
  private let start: UnsafeMutablePointer<UInt8>
  private var end: UnsafeMutablePointer<UInt8>

  /// Prepares for a picture with up to so many codes; clear codes and the end have room besides.
  init(codes: Int) {
    // 12 bits each, and a clear code after no fewer than 3 838.
    start = .allocate(capacity: codes + codes / 2 + codes / 1024 + 64)
    end = start
  }

  /// Frees the memory of all copies.
  func deallocate() { start.deallocate() }

  /// Adds a code of up to 12 bits, or up to four at once.
  @inline(__always) mutating func put(_ code: UInt64, _ width: UInt32) {
    bits |= code &<< count
    count &+= UInt64(width)
    // All of them each time, of which the whole bytes count: no branch that is hard to foresee.
    UnsafeMutableRawPointer(end).storeBytes(of: bits.littleEndian, as: UInt64.self)
    end += Int(truncatingIfNeeded: count >> 3)
    bits &>>= count & ~7
    count &= 7
  }

  /// Appends the blocks and the empty one that ends them, and begins anew.
  mutating func flush(to bytes: inout [UInt8]) {
    while count > 0 {
      end.pointee = UInt8(truncatingIfNeeded: bits)
      end += 1
      bits >>= 8
      count = count > 8 ? count - 8 : 0
    }
    var place = start
    while place < end {
      let length = min(255, end - place)
      bytes.append(UInt8(length))
      bytes += UnsafeBufferPointer(start: place, count: length)
      place += length
    }
    bytes.append(0)
    (bits, count, end) = (0, 0, start)
  }
}
