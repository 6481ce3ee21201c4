internal import CDeflate

/// Compresses bytes into a zlib stream, as PNG wants it.
struct Deflater: ~Copyable {
  private let compressor: OpaquePointer

  /// Creates a compressor; level 0 only stores, 12 searches longest.
  init(level: Int) {
    precondition((0...12).contains(level), "A compression level lies in 0...12")
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
      preconditionFailure("No memory for a compressor")
    }
    self.compressor = compressor
  }

  /// Appends the zlib stream of `source` to `bytes`.
  func compress(_ source: UnsafeRawBufferPointer, into bytes: inout [UInt8]) {
    let bound = libdeflate_zlib_compress_bound(compressor, source.count)
    let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor,
        source.baseAddress,
        source.count,
        buffer.baseAddress,
        bound
      )
    }
    bytes += stream
  }

  deinit { libdeflate_free_compressor(compressor) }
}

/// The CRC-32 of PNG chunks.
func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
  libdeflate_crc32(0, bytes.baseAddress, bytes.count)
}
