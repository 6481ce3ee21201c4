/// Memory that is given out in pieces and taken back as a whole.
struct ScoreArena {
  /// The block at hand, which begins with the address of the one before it.
  private var block: UnsafeMutableRawPointer?
  private var used = 0
  private var size = 0

  /// Room for `count` values, which are nothing yet.
  mutating func room<T>(_ count: Int, _ type: T.Type) -> UnsafeMutablePointer<T> {
    take(count &* MemoryLayout<T>.stride).assumingMemoryBound(to: T.self)
  }

  /// Room for so many bytes at a multiple of 8.
  @inline(never)
  private mutating func take(_ bytes: Int) -> UnsafeMutableRawPointer {
    let bytes = (bytes &+ 7) & ~7
    if block == nil || used &+ bytes > size {
      size = bytes &+ 8192
      let next = UnsafeMutableRawPointer.allocate(byteCount: size &+ 8, alignment: 8)
      next.storeBytes(of: block, as: UnsafeMutableRawPointer?.self)
      block = next
      used = 8
      size = size &+ 8
    }
    used = used &+ bytes
    return block.unsafelyUnwrapped + (used &- bytes)
  }

  /// Takes all of it back.
  func free() {
    var block = block
    while let last = block {
      block = last.load(as: UnsafeMutableRawPointer?.self)
      last.deallocate()
    }
  }
}
