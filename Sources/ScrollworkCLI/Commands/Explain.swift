internal import ScrollworkScene

/// `scrollwork explain`.
let explainCommand = Command(
  name: "explain",
  summary: "Explains a diagnostic by the name in its brackets.",
  usage: "explain [ID]",
  notes: "Without ID it lists them all.",
  arguments: 0...1,
  options: []
) { arguments in
  let names = DiagnosticID.allCases.map(\.name)
  guard let name = arguments.plain.first else {
    for name in names.sorted() { print(name) }
    return 0
  }
  guard let id = DiagnosticID(name: name) else {
    let nearest = NearMiss.nearest(to: Array(name.utf8), among: names.map { Array($0.utf8) })
    printError(
      "there is no diagnostic \"\(name)\"",
      id: nil,
      help: nearest.map { "replace it with \"\(String(decoding: $0, as: UTF8.self))\"" }
        ?? "`scrollwork explain` lists them"
    )
    return 2
  }
  print(id.explanation, terminator: "")
  return 0
}
