internal import Scrollwork
internal import ScrollworkScene

/// The trace that `--gesture` names: a JSON file, a file in the short form, or the short form itself.
func readTrace(_ text: String?, viewport: Size) throws -> Trace {
  guard let text else { return Trace() }
  if isScript(text) {
    let lines = text.split(separator: ";").joined(separator: "\n")
    let bytes = Array(lines.utf8)
    return try reporting("--gesture", bytes) { () throws(Diagnostics) in
      try Trace(script: bytes, viewport: viewport)
    }
  }
  let bytes = try readFile(text)
  let first = bytes.first { $0 > 0x20 }
  return try reporting(text, bytes) { () throws(Diagnostics) in
    first == UInt8(ascii: "{")
      ? try Trace(json: bytes, viewport: viewport) : try Trace(script: bytes, viewport: viewport)
  }
}

/// Whether the text is an instruction rather than a file's name.
private func isScript(_ text: String) -> Bool {
  ["swipe ", "drag ", "hold ", "tap ", "scroll ", "key ", "wheel ", "end "].contains {
    text.hasPrefix($0)
  }
}
