/// A rectangle of pixels in memory: 8 bits a channel, premultiplied, blue first.
///
/// Each pixel is four bytes B G R A, that is the 32-bit word `0xAARRGGBB` on a little-endian
/// machine: what Cairo calls `ARGB32`. Each row begins on a 64-byte boundary, so rows may end in
/// a few bytes of padding that belong to no pixel.
///
///     let bitmap = Bitmap(width: 390, height: 844)
///     bitmap.clear(to: 0xFF20_3040)
///     bitmap[0, 0]  // 0xFF203040
///
/// It is a class because it owns its memory and a frame is too big to copy by accident.
///
/// ## Threads
///
/// `Sendable` without a lock, by one rule: whoever draws is the only one who holds the bitmap, and
/// after handing it over (to an encoder, to another thread) draws no more until it comes back.
/// Several threads may draw at once into disjoint bands of rows, and any number may read.
public final class Bitmap: @unchecked Sendable {
  /// Pixels in a row, at least 1.
  public let width: Int
  /// Rows, at least 1.
  public let height: Int
  /// Bytes from the start of a row to the start of the next; a multiple of 64.
  public let bytesPerRow: Int
  private let memory: UnsafeMutableRawPointer

  /// The alignment, in bytes, of the buffer and of each row.
  public static let alignment = 64

  /// Creates a bitmap whose every pixel is transparent.
  ///
  /// - Precondition: Both sides are at least 1 and at most 32 767, which is Cairo's limit.
  public init(width: Int, height: Int) {
    precondition(
      (1...32767).contains(width) && (1...32767).contains(height),
      "Bitmap sides must lie in 1...32767 pixels"
    )
    self.width = width
    self.height = height
    bytesPerRow = (width * 4 + Self.alignment - 1) / Self.alignment * Self.alignment
    memory = .allocate(byteCount: bytesPerRow * height, alignment: Self.alignment)
    memory.initializeMemory(as: UInt32.self, repeating: 0, count: bytesPerRow / 4 * height)
  }

  deinit { memory.deallocate() }

  /// The whole buffer's length in bytes, padding included.
  public var byteCount: Int { bytesPerRow * height }

  /// The first byte of the first row, for drawing code that outlives one closure.
  ///
  /// It stays valid as long as the bitmap lives, and not longer.
  package var baseAddress: UnsafeMutableRawPointer { memory }

  /// Calls `body` with the bytes of all rows, padding included.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: memory, count: byteCount))
  }

  /// Calls `body` with the bytes of all rows, padding included, for writing.
  public func withUnsafeMutableBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeMutableRawBufferPointer(start: memory, count: byteCount))
  }
}
