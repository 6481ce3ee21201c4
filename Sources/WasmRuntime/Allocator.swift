// The allocator of the WebAssembly modules: power-of-two size classes with free lists over
// memory.grow. Swift asks for 16-byte alignment at most. Linked in place of `free` and
// `posix_memalign` by the toolset's --wrap options.
#if arch(wasm32)

@_extern(c, "llvm.wasm.memory.grow.i32")
func memoryGrow(_ memory: Int32, _ pages: Int32) -> Int32
@_extern(c, "llvm.wasm.memory.size.i32")
func memorySize(_ memory: Int32) -> Int32

nonisolated(unsafe) private var next: UInt = 0
nonisolated(unsafe) private var limit: UInt = 0
nonisolated(unsafe) private var freeLists: InlineArray<32, UInt> = .init(repeating: 0)

/// Gives out a block of at least `size` bytes.
@_cdecl("__wrap_posix_memalign")
public func allocate(_ out: UnsafeMutablePointer<UInt>, _ alignment: UInt, _ size: UInt) -> Int32 {
  var sizeClass = 5
  while (UInt(1) &<< UInt(sizeClass)) &- 16 < size { sizeClass &+= 1 }
  let head = freeLists[sizeClass]
  if head != 0 {
    freeLists[sizeClass] = UnsafePointer<UInt>(bitPattern: head).unsafelyUnwrapped.pointee
    out.pointee = head
    return 0
  }
  let total = UInt(1) &<< UInt(sizeClass)
  if next == 0 {
    next = UInt(UInt32(bitPattern: memorySize(0))) &* 65536
    limit = next
  }
  if next &+ total > limit {
    let pages = (next &+ total &- limit &+ 65535) / 65536
    if memoryGrow(0, Int32(truncatingIfNeeded: pages)) < 0 { return 12 }
    limit &+= pages &* 65536
  }
  let block = next &+ 16
  next &+= total
  UnsafeMutablePointer<UInt>(bitPattern: block &- 16).unsafelyUnwrapped.pointee = UInt(sizeClass)
  out.pointee = block
  return 0
}

/// Takes a block back.
@_cdecl("__wrap_free")
public func release(_ block: UInt) {
  if block == 0 { return }
  let sizeClass = Int(UnsafePointer<UInt>(bitPattern: block &- 16).unsafelyUnwrapped.pointee)
  UnsafeMutablePointer<UInt>(bitPattern: block).unsafelyUnwrapped.pointee = freeLists[sizeClass]
  freeLists[sizeClass] = block
}

#endif
