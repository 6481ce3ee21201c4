// Prints a hash over the numbers of every frame of a performance, so that two builds can be compared
// to the bit: `(cat scene.json; printf '\0'; cat gesture.trace) | FrameHash`.
//
// Standard input: a scene document, a zero byte, and optionally a trace in its short form.
#if arch(wasm32)
internal import WasmRuntime

/// Where a WebAssembly runtime begins.
@_expose(wasm, "_start")
@_cdecl("frame_hash_start")
public func start() { run() }
#else
run()
#endif
