internal import Glibc
internal import ScrollworkExport

/// `scrollwork init`: a folder with a scene to begin with.
enum InitCommand {
  static let command = Command(
    name: "init",
    summary: "Make a folder with a scene to begin with.",
    operand: .init(placeholder: "DIR", help: "the folder; it must be new or empty", count: 1...1),
    synopsis: "DIR",
    notes: [
      "The scene plays, has a knob to turn and a trace to swipe it, and is short enough to read."
    ],
    examples: [("scrollwork init hello", "then: scrollwork render hello -o hello.gif")]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    if !arguments.problems.isEmpty { throw .usage(arguments.problems) }
    var folder = arguments.operands[0]
    if folder.isEmpty { throw .usage([.missingOperand("DIR", command: "init")]) }
    while folder.count > 1 && folder.hasSuffix("/") { folder.removeLast() }
    if InputFile.exists(folder) && !InputFile.isFolder(folder) {
      throw Failure(text: "\(UsageProblem.notAFolder(folder))\n".visible, status: 1)
    }
    if InputFile.exists(folder) && !InputFile.isEmptyFolder(folder) {
      throw Failure(text: "\(UsageProblem.folderNotEmpty(folder))\n".visible, status: 1)
    }
    do throws(ExportError) {
      if !InputFile.isFolder(folder) && mkdir(folder, 0o777) != 0 {
        let code = errno
        let parent = SceneFile.folder(of: folder)
        throw code == ENOENT && !InputFile.exists(parent)
          ? .missingFolder(path: parent) : .system(.create, path: folder, code: code)
      }
      for (name, text) in Starter.files {
        var file = try OutputFile("\(folder)/\(name)", scaffold: scaffold)
        try file.write(Array(text.utf8))
        try file.finish()
      }
    } catch { throw .export(error) }
    try Tool.say(nextSteps(folder), scaffold)
  }

  /// What to try next, in words that a shell takes as they stand.
  static func nextSteps(_ folder: String) -> String {
    // A word that begins with a dash would be an option, and "-" standard input.
    let place = folder.hasPrefix("-") ? "./\(folder)" : folder
    let isUnnamed = place.split(separator: "/").allSatisfy { $0 == "." || $0 == ".." }
    // A folder without a name of its own has its films in it.
    let film = isUnnamed ? "\(place == "/" ? "" : place)/hello" : place
    let scene = place.shellWord
    return """
      Made \("\(folder)/scene.json".visible). Now try

        scrollwork check \(scene)
        scrollwork render \(scene) -g \("\(place)/swipe.trace".shellWord) -o \("\(film).gif".shellWord)
        scrollwork render \(scene) --set stutter=0.2 --scale 2 -o \("\(film).mp4".shellWord)
        scrollwork sheet \(scene) -o \("\(film).png".shellWord)

      """
  }
}
