internal import Foundation
internal import Scrollwork
internal import ScrollworkRender
internal import ScrollworkScene

/// `scrollwork check`.
let checkCommand = Command(
  name: "check",
  summary: "Checks scene documents and the pictures they name.",
  usage: "check SCENE…",
  notes:
    "Prints every mistake with its place, the rule and the fix; says nothing when all is well.",
  arguments: 1...1000,
  options: [
    .init(name: "--json", help: "prints the mistakes as JSON on standard output")
  ]
) { arguments in
  var status: Int32 = 0
  for path in arguments.plain {
    do {
      try check(path, asJSON: arguments.has("--json"))
    } catch let problems as RenderProblems {
      for problem in problems.all { printProblem(problem) }
      status = 1
    } catch is Failed {
      status = 1
    }
  }
  return status
}

private func check(_ path: String, asJSON: Bool) throws {
  if asJSON {
    let bytes = try readFile(path)
    do {
      _ = try Scene(json: bytes)
      print("[]")
    } catch {
      print(DiagnosticPrinter(file: path, source: bytes).json(for: error))
      throw Failed()
    }
  }
  let file = try SceneFile(path)
  let program = Program(file.scene, in: ScrollworkScene.Environment(viewport: file.scene.size))
  let renderer = try Renderer(program, folder: file.folder, scale: 1)
  for warning in renderer.warnings { printProblem(warning) }
}
