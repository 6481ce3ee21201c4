internal import ScrollworkScene

#if arch(wasm32)
internal import WasmRuntime
#endif

/// The document, as the page wrote it into memory, and then its score.
nonisolated(unsafe) private var text: [UInt8] = []
/// What is wrong with the document: five numbers each.
nonisolated(unsafe) private var problems: [Int32] = []

/// Makes room for a document of `length` bytes, and says where.
@_expose(wasm, "room")
@_cdecl("scrollwork_reader_room")
public func room(_ length: Int32) -> Int32 {
  text = [UInt8](repeating: 0, count: Int(length))
  return address(text)
}

/// Turns the document into its score; returns how many mistakes keep it from that.
@_expose(wasm, "read")
@_cdecl("scrollwork_reader_read")
public func read() -> Int32 {
  problems = []
  do throws(Diagnostics) {
    text = Score(try Scene(json: text)).document
    return 0
  } catch {
    for problem in error.all {
      let start = problem.range?.start ?? -1
      let position = SourcePosition(of: start < 0 ? 0 : start, in: text)
      problems.append(Int32(problem.id.rawValue))
      problems.append(Int32(truncatingIfNeeded: start))
      problems.append(Int32(truncatingIfNeeded: problem.range?.end ?? -1))
      problems.append(Int32(truncatingIfNeeded: position.line))
      problems.append(Int32(truncatingIfNeeded: position.column))
    }
    return Int32(truncatingIfNeeded: error.all.count)
  }
}

/// Where the score's text lies.
@_expose(wasm, "score")
@_cdecl("scrollwork_reader_score")
public func score() -> Int32 { address(text) }

/// How many bytes the score's text has.
@_expose(wasm, "length")
@_cdecl("scrollwork_reader_length")
public func length() -> Int32 { Int32(truncatingIfNeeded: text.count) }

/// Where the mistakes lie: of each its rule, first byte, end, line and column.
@_expose(wasm, "mistakes")
@_cdecl("scrollwork_reader_mistakes")
public func mistakes() -> Int32 { address(problems) }

/// The address of an array's elements, which stay there until the array changes.
private func address<T>(_ array: borrowing [T]) -> Int32 {
  array.withUnsafeBufferPointer {
    Int32(truncatingIfNeeded: Int(bitPattern: $0.baseAddress))
  }
}
