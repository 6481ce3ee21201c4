internal import Foundation
internal import Scrollwork
internal import ScrollworkExport
internal import ScrollworkScene

/// `scrollwork trace`.
let traceCommand = Command(
  name: "trace",
  summary: "Prints the numbers of every layer at every frame.",
  usage: "trace SCENE [options]",
  notes: """
    One line a frame and visible layer: where it is in the viewport (matrix a b c d tx ty, as CSS has
    it), its own opacity and its depth. Layers without an id are named by their place: #12.

    scrollwork trace scene.json --layer title --gesture "swipe left at 1s" > title.csv
    """,
  arguments: 1...1,
  options: [
    .init(
      name: "--output",
      short: "-o",
      value: "FILE",
      help: "where it goes; standard output when left out"
    ),
    .init(name: "--layer", value: "ID", help: "only this layer; may be repeated"),
    .init(name: "--json", help: "JSON lines in place of CSV"),
  ] + playOptions + [
    .init(name: "--frames", value: "A..B", help: "only frames A up to, but without, B")
  ]
) { arguments in
  let file = try SceneFile(arguments.plain[0])
  var performance = try Performance(file, arguments, format: nil)
  let wanted = Set(arguments.all("--layer"))
  let names = performance.program.nodes.indices.map { index in
    performance.program.nodes[index].id?.description ?? "#\(index)"
  }
  if let missing = wanted.first(where: { !names.contains($0) }) {
    throw UsageError.wrongValue("--layer", missing, "the id of a layer")
  }
  let isJSON = arguments.has("--json")
  var output = try LineOutput(arguments.text("--output"))
  if !isJSON {
    try output.write("frame,time,offset,page,layer,card,a,b,c,d,tx,ty,opacity,depth\n")
  }
  for index in performance.frames {
    performance.playback.seek(to: performance.rate.time(of: index))
    let frame = performance.playback.frame
    for slot32 in frame.order {
      let slot = Int(slot32)
      let name = names[performance.program.nodeIndex(ofSlot: slot)]
      guard wanted.isEmpty || wanted.contains(name) else { continue }
      let m = frame.world[slot]
      let card = frame.card[slot] < 0 ? "" : String(frame.card[slot])
      if isJSON {
        try output.write(
          "{\"frame\":\(index),\"time\":\(frame.time),\"offset\":\(frame.scroll.offset),"
            + "\"page\":\(frame.scroll.page),\"layer\":\(quoted(name)),"
            + "\"card\":\(card.isEmpty ? "null" : card),"
            + "\"matrix\":[\(m.a),\(m.b),\(m.c),\(m.d),\(m.tx),\(m.ty)],"
            + "\"opacity\":\(frame.opacity[slot]),\"depth\":\(frame.depth[slot])}\n"
        )
      } else {
        let cell =
          name.contains(where: { ",\"\n".contains($0) })
          ? "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\"" : name
        try output.write(
          "\(index),\(frame.time),\(frame.scroll.offset),\(frame.scroll.page),\(cell),\(card),"
            + "\(m.a),\(m.b),\(m.c),\(m.d),\(m.tx),\(m.ty),"
            + "\(frame.opacity[slot]),\(frame.depth[slot])\n"
        )
      }
    }
  }
  try output.finish()
  return 0
}

/// A JSON string.
private func quoted(_ text: String) -> String {
  let data = try? JSONEncoder().encode(text)
  return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
}

/// Lines to a file, which appears whole or not at all, or to standard output.
struct LineOutput: ~Copyable {
  private var file: OutputFile
  private var buffer: [UInt8] = []
  private let interruption = Interruption()

  init(_ path: String?) throws(ExportError) {
    file = try OutputFile(path ?? "-", scaffold: interruption.scaffold)
  }

  mutating func write(_ line: String) throws(ExportError) {
    buffer.append(contentsOf: line.utf8)
    if buffer.count > 1 << 16 { try flush() }
  }

  mutating func finish() throws(ExportError) {
    try flush()
    try file.finish()
  }

  private mutating func flush() throws(ExportError) {
    try file.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
