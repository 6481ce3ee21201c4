internal import Scrollwork
internal import ScrollworkScene

extension Trace {
  /// Reads what `--gesture` names: a file in JSON or in the short form, or the short form itself,
  /// with semicolons between the instructions.
  ///
  /// What probably is not meant is printed.
  ///
  /// - Parameters:
  ///   - gesture: The name, or the touches.
  ///   - program: What they are played on.
  ///   - folder: That of the scene, whose traces are named when there is no such file.
  /// - Throws: All that is wrong with it.
  init(gesture: String, on program: Program, folder: String) throws(Failure) {
    let isScript = Self.isScript(gesture)
    let lines = gesture.split(separator: ";", omittingEmptySubsequences: false)
    if !isScript && gesture != "-" && (InputFile.isMissing(gesture) || InputFile.isFolder(gesture))
    {
      throw Self.missing(gesture, folder)
    }
    let bytes =
      isScript ? Array(lines.joined(separator: "\n").utf8) : try InputFile.read(gesture)
    // What is wrong with a byte order mark is told by who reads on.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let isJSON = text.first { $0 > 0x20 } == UInt8(ascii: "{")
    let printer = SceneFile.printer(isScript ? "--gesture" : gesture, bytes)
    do throws(Diagnostics) {
      var warnings = Diagnostics()
      self =
        isJSON
        ? try Trace(json: bytes, on: program, warnings: &warnings)
        : try Trace(script: bytes, on: program, warnings: &warnings)
      if !warnings.isEmpty { Console.complain(printer.text(for: warnings)) }
    } catch { throw .document(error, printer) }
  }

  /// Whether the text is an instruction, or meant as one, rather than the name of a file.
  static func isScript(_ text: String) -> Bool {
    let verbs = ["swipe", "drag", "hold", "tap", "scroll", "key", "wheel", "end"]
    if verbs.contains(where: { text.hasPrefix($0 + " ") }) { return true }
    return (text.contains(" at ") || text.contains(";")) && !InputFile.exists(text)
  }

  /// There is no file of that name: what could have been meant.
  private static func missing(_ name: String, _ folder: String) -> Failure {
    let inside = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var traces: [String] = []
    for place in [inside, inside + "gestures/"] {
      traces += InputFile.names(in: place.isEmpty ? "." : place).filter { $0.hasSuffix(".trace") }
        .map { place + $0 }
    }
    // Somebody who forgot the folder or the ending means the same file.
    let wanted = bareName(name)
    let near = NearMiss.nearest(
      to: Array(wanted.utf8),
      among: traces.map { Array(bareName($0).utf8) }
    )
    let help =
      traces.first { near == Array(bareName($0).utf8) }.map { "replace it with \"\($0)\"" }
      ?? "name a trace file, or write the touches: -g \"swipe left at 1s\""
    let isFolder = InputFile.isFolder(name)
    let reason = isFolder ? "it is a folder, not a trace" : "there is no such trace"
    var text = Failure.unreadable(name, reason, help: help).text
    if !traces.isEmpty {
      let more = traces.count > 8 ? ", …" : ""
      text += "  = note: traces of the scene: \(traces.prefix(8).joined(separator: ", "))\(more)\n"
    }
    return Failure(text: text.visible, status: 1)
  }

  /// A file's name without its folder and its ending.
  private static func bareName(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".trace") ? name.dropLast(6) : name)
  }
}
