/// A running hash over numbers, equal on every machine.
///
/// Source: 64-bit FNV-1a, by bytes, the lowest first.
package struct Fingerprint: Sendable {
  /// The hash so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of nothing.
  package init() {}

  /// Takes a number in; −0 counts as 0.
  package mutating func combine(_ number: Double) { combine((number + 0).bitPattern) }

  /// Takes 64 bits in.
  package mutating func combine(_ bits: UInt64) {
    var rest = bits
    for _ in 0..<8 {
      value = (value ^ (rest & 0xff)) &* 0x100_0000_01b3
      rest >>= 8
    }
  }
}
