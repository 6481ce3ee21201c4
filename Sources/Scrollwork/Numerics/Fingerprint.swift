/// A running hash over numbers, equal on every machine.
///
/// Source: 64-bit FNV-1a, by bytes, the lowest first.
package struct Fingerprint: Sendable {
  /// The hash so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of nothing.
  package init() {}

  /// Creates the hash of bytes.
  package init(of bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte: UInt64(byte)) }
  }

  /// Takes a number in; −0 counts as 0.
  package mutating func combine(_ number: Double) { combine((number + 0).bitPattern) }

  /// Takes 64 bits in.
  package mutating func combine(_ bits: UInt64) {
    var rest = bits
    for _ in 0..<8 {
      combine(byte: rest & 0xff)
      rest >>= 8
    }
  }

  private mutating func combine(byte: UInt64) { value = (value ^ byte) &* 0x100_0000_01b3 }
}
