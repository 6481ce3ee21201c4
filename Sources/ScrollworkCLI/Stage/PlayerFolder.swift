internal import Glibc
internal import ScrollworkWeb

/// Where the built player of web pages lies.
enum PlayerFolder {
  /// The files that make the player.
  static let names = (module: "WebPlayer.wasm", script: "scrollwork.js")

  /// Reads the player from the folder that `SCROLLWORK_WEB` names, or else from the next folder
  /// `web` beside or above this program.
  static func player() throws(Failure) -> WebPlayer {
    let candidates = given.map { [$0] } ?? besideProgram
    guard let folder = candidates.first(where: isComplete) else {
      throw Failure(text: "\(UsageProblem.missingPlayer(given: given))\n", status: 1)
    }
    return WebPlayer(
      module: try InputFile.read("\(folder)/\(names.module)"),
      pages: try part("WebPlayer.pages.wasm", of: folder),
      clock: try part("WebPlayer.clock.wasm", of: folder),
      script: try InputFile.read("\(folder)/\(names.script)"),
      drawing: try part("drawing.js", of: folder),
      canvas: try part("canvas.js", of: folder)
    )
  }

  /// A file that a player need not have.
  private static func part(_ name: String, of folder: String) throws(Failure) -> [UInt8]? {
    InputFile.exists("\(folder)/\(name)") ? try InputFile.read("\(folder)/\(name)") : nil
  }

  private static func isComplete(_ folder: String) -> Bool {
    InputFile.exists("\(folder)/\(names.module)") && InputFile.exists("\(folder)/\(names.script)")
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
