internal import Scrollwork
internal import ScrollworkScene

#if arch(wasm32)
internal import WasmRuntime
#endif

// A module plays one scene. A page instantiates one module for each scene that it shows, all from the
// same compiled code, so that there is no handle to pass around.

/// The document, as the page wrote it into memory.
nonisolated(unsafe) var document: [UInt8] = []
/// Values of the scene's parameters.
nonisolated(unsafe) var values: [Double] = []
/// What plays, at an address of its own so that it is never copied; nil until a document was read without
/// mistakes.
nonisolated(unsafe) var player: UnsafeMutablePointer<Player>?
/// What is wrong with the document last read.
nonisolated(unsafe) var problems: [Diagnostic] = []
/// The frames that the page compares with those of other machines.
nonisolated(unsafe) var running = FrameHash()
/// Where things lie in memory, for the page to read.
nonisolated(unsafe) var directory = InlineArray<9, Int32>(repeating: 0)
/// Numbers for the page to read.
nonisolated(unsafe) var tape = Tape()

/// The address of an array's elements, which stay there until the array changes.
func address<T>(_ array: borrowing [T]) -> Int32 {
  array.withUnsafeBufferPointer {
    Int32(truncatingIfNeeded: Int(bitPattern: $0.baseAddress))
  }
}
