// Standard input and output without Foundation: the C library natively, WASI's two calls in a
// WebAssembly runtime.
#if arch(wasm32)

@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_read")
@_extern(c)
func fd_read(_ file: Int32, _ vectors: UInt, _ count: Int32, _ read: UInt) -> Int32
@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_write")
@_extern(c)
func fd_write(_ file: Int32, _ vectors: UInt, _ count: Int32, _ written: UInt) -> Int32

/// A buffer and its length, as WASI wants them.
struct Vector {
  var base: UInt32
  var length: UInt32
}

func readChunk(into buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  var vector = Vector(base: UInt32(UInt(bitPattern: buffer)), length: UInt32(count))
  var read: UInt32 = 0
  let error = withUnsafeMutablePointer(to: &vector) { vector in
    withUnsafeMutablePointer(to: &read) {
      fd_read(0, UInt(bitPattern: vector), 1, UInt(bitPattern: $0))
    }
  }
  return error == 0 ? Int(read) : 0
}

func writeAll(_ bytes: [UInt8]) {
  bytes.withUnsafeBufferPointer { buffer in
    var vector = Vector(
      base: UInt32(UInt(bitPattern: buffer.baseAddress)),
      length: UInt32(buffer.count)
    )
    var written: UInt32 = 0
    _ = withUnsafeMutablePointer(to: &vector) { vector in
      withUnsafeMutablePointer(to: &written) {
        fd_write(1, UInt(bitPattern: vector), 1, UInt(bitPattern: $0))
      }
    }
  }
}

#else
internal import Glibc

func readChunk(into buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  Glibc.read(0, buffer, count)
}

func writeAll(_ bytes: [UInt8]) {
  _ = bytes.withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
}
#endif

/// Everything on standard input.
func readInput() -> [UInt8] {
  var input: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = chunk.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { readChunk(into: $0, buffer.count) } ?? 0
    }
    if count <= 0 { return input }
    input.append(contentsOf: chunk[..<count])
  }
}
