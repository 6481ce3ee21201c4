internal import Scrollwork
internal import ScrollworkScene

extension Trace {
  /// Reads what `--gesture` names: a file in JSON or in the short form, or the short form itself,
  /// with semicolons between the instructions.
  init(gesture: String, viewport: Size) throws(Failure) {
    let isScript = Self.isScript(gesture)
    let lines = gesture.split(separator: ";", omittingEmptySubsequences: false)
    let bytes =
      isScript ? Array(lines.joined(separator: "\n").utf8) : try InputFile.read(gesture)
    let isJSON = bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
    do throws(Diagnostics) {
      self =
        isJSON
        ? try Trace(json: bytes, viewport: viewport) : try Trace(script: bytes, viewport: viewport)
    } catch {
      throw .document(error, SceneFile.printer(isScript ? "--gesture" : gesture, bytes))
    }
  }

  /// Whether the text is an instruction rather than the name of a file.
  static func isScript(_ text: String) -> Bool {
    let verbs = ["swipe", "drag", "hold", "tap", "scroll", "key", "wheel", "end"]
    return verbs.contains { text.hasPrefix($0 + " ") }
  }
}
