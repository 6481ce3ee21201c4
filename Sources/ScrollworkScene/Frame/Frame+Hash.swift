internal import Scrollwork

/// A running hash over the numbers of frames, equal on every machine: 64-bit FNV-1a.
public struct FrameHash: Sendable {
  private var fingerprint = Fingerprint()

  /// The hash so far.
  public var value: UInt64 { fingerprint.value }

  /// Creates the hash of nothing.
  public init() {}

  /// Takes a frame in: what is visible, in which order, where, how opaque, with which paint.
  public mutating func combine(_ frame: Frame, of program: Program) {
    combine(frame.time)
    combine(frame.scroll.offset)
    combine(UInt64(frame.order.count))
    for slot32 in frame.order {
      let slot = Int(slot32)
      combine(UInt64(slot))
      combine(UInt64(bitPattern: frame.card[slot]))
      let affine = frame.local[slot]
      combine(affine.a)
      combine(affine.b)
      combine(affine.c)
      combine(affine.d)
      combine(affine.tx)
      combine(affine.ty)
      combine(frame.opacity[slot])
      combine(frame.depth[slot])
      guard program.node(ofSlot: slot).animatesPaint else { continue }
      let paint = Int(program.blockOfSlot[slot]) + Channel.count
      for index in paint..<paint + Channel.paintCount { combine(frame.values[index]) }
    }
  }

  /// Takes a number in; −0 counts as 0.
  public mutating func combine(_ number: Double) { fingerprint.combine(number) }

  /// Takes 64 bits in.
  public mutating func combine(_ bits: UInt64) { fingerprint.combine(bits) }
}
