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
    while folder.count > 1 && folder.hasSuffix("/") { folder.removeLast() }
    if InputFile.exists(folder) && !InputFile.isEmptyFolder(folder) {
      throw Failure(text: "\(UsageProblem.folderNotEmpty(folder))\n", status: 1)
    }
    do throws(ExportError) {
      if !InputFile.isFolder(folder) && mkdir(folder, 0o777) != 0 {
        throw .system(.create, path: folder, code: errno)
      }
      for (name, text) in Starter.files {
        var file = try OutputFile("\(folder)/\(name)", scaffold: scaffold)
        try file.write(Array(text.utf8))
        try file.finish()
      }
    } catch { throw .export(error) }
    try Tool.say(
      """
      Made \(folder)/scene.json. Now try

        scrollwork check \(folder)
        scrollwork render \(folder) -g \(folder)/swipe.trace -o \(folder).gif
        scrollwork render \(folder) --set stutter=0.2 --scale 2 -o \(folder).mp4
        scrollwork sheet \(folder) -o \(folder).png

      """,
      scaffold
    )
  }
}
