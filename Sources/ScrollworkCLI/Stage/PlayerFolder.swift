internal import Glibc
internal import ScrollworkWeb

/// Where the built player of web pages lies.
enum PlayerFolder {
  /// The files that make the player.
  static let names = (module: "WebPlayer.wasm", script: "scrollwork.js")

  /// Reads the player from the folder that `SCROLLWORK_WEB` names, or else from the next folder
  /// `web` beside or above this program.
  static func player() throws(Failure) -> WebPlayer {
    let folder = try folder(with: [names.module, names.script])
    return WebPlayer(
      module: try InputFile.read("\(folder)/\(names.module)"),
      pages: try part("WebPlayer.pages.wasm", of: folder),
      clock: try part("WebPlayer.clock.wasm", of: folder),
      script: try InputFile.read("\(folder)/\(names.script)"),
      drawing: try part("drawing.js", of: folder),
      canvas: try part("canvas.js", of: folder)
    )
  }

  /// Reads what makes a page the studio from the same folder.
  static func studio() throws(Failure) -> WebStudio.Parts {
    let names = ["studio.js", "studio.css"]
    let folder = try folder(with: names)
    return WebStudio.Parts(
      script: try InputFile.read("\(folder)/\(names[0])"),
      style: try InputFile.read("\(folder)/\(names[1])")
    )
  }

  /// The next folder that has all of these files.
  private static func folder(with names: [String]) throws(Failure) -> String {
    let candidates = given.map { [$0] } ?? besideProgram
    let folder = candidates.first { folder in
      names.allSatisfy { InputFile.exists("\(folder)/\($0)") }
    }
    guard let folder else {
      throw Failure(text: "\(UsageProblem.missingPlayer(given: given))\n", status: 1)
    }
    return folder
  }

  /// A file that a player need not have.
  private static func part(_ name: String, of folder: String) throws(Failure) -> [UInt8]? {
    InputFile.exists("\(folder)/\(name)") ? try InputFile.read("\(folder)/\(name)") : nil
  }

  private static var given: String? {
    getenv("SCROLLWORK_WEB").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Folders `web` from this program's own folder upwards.
  private static var besideProgram: [String] {
    guard let program = realpath("/proc/self/exe", nil) else { return [] }
    defer { free(program) }
    var parts = String(cString: program).split(separator: "/").dropLast()
    var folders: [String] = []
    while true {
      folders.append("/" + (parts + ["web"]).joined(separator: "/"))
      if parts.popLast() == nil { return folders }
    }
  }
}
