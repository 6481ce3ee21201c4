internal import CDeflate

/// RFC 1952, as small as libdeflate makes it.
enum Gzip {
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(12) else {
      fatalError("libdeflate has no memory for a compressor")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_gzip_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { room, count in
      count = libdeflate_gzip_compress(compressor, bytes, bytes.count, room.baseAddress, bound)
      precondition(count > 0, "a block of the size that libdeflate asks for holds what it writes")
    }
  }
}
