internal import Foundation
internal import Scrollwork
internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// `scrollwork sheet`.
let sheetCommand = Command(
  name: "sheet",
  summary: "Renders a film strip: moments of a scene side by side, as one PNG.",
  usage: "sheet SCENE -o FILE.png [options]",
  notes: "scrollwork sheet scene.json -o strip.png --gesture swipe.trace --count 12 --columns 6",
  arguments: 1...1,
  options: [
    .init(name: "--output", short: "-o", value: "FILE", help: "where it goes"),
    .init(name: "--count", value: "12", help: "how many moments, evenly spread; 12 when left out"),
    .init(name: "--at", value: "T,T,…", help: "these moments instead, in seconds"),
    .init(
      name: "--columns",
      value: "6",
      help: "how many stand in a row; a good number when left out"
    ),
    .init(
      name: "--width",
      value: "1600",
      help: "about how many pixels it is wide; 1600 when left out"
    ),
  ] + playOptions.filter { $0.name != "--scale" }
) { arguments in
  guard let path = arguments.text("--output") else {
    throw UsageError.missingOption("-o FILE", "sheet SCENE -o FILE.png [options]")
  }
  guard try FilmFormat(path: path) == .png else {
    throw UsageError.wrongValue("-o", path, "a .png file")
  }
  let file = try SceneFile(arguments.plain[0])
  var performance = try Performance(file, arguments, format: nil)
  let moments = try times(arguments, performance)
  let columns = try arguments.number("--columns", in: 1...100).map { Int($0) }
  let width = try arguments.number("--width", in: 200...16384).map { Int($0) }
  let viewport = performance.program.environment.viewport
  let layout = SheetLayout(
    sceneWidth: viewport.width,
    sceneHeight: viewport.height,
    count: moments.count,
    columns: columns,
    width: width ?? 1600
  )
  let renderer = try performance.renderer(file, scale: layout.scale)
  let interruption = Interruption()
  let bitmap = renderer.makeBitmap()
  var sheet = ContactSheet(
    layout,
    title: file.scene.name.description,
    subtitle: "\(plainNumber(viewport.width)) × \(plainNumber(viewport.height)) pt"
  )
  var progress = Progress(moments.count, name: "sheet")
  defer { progress.clear() }
  for (index, moment) in moments.enumerated() {
    performance.playback.seek(to: moment)
    renderer.render(performance.playback.frame, into: bitmap)
    sheet.place(bitmap, at: index, caption: String(format: "%.2f s", moment))
    progress.show(index + 1)
  }
  var sink = try PictureSink(path, scaffold: interruption.scaffold)
  try sink.append(sheet.bitmap)
  try sink.finish()
  return 0
}

/// The moments asked for, or evenly spread ones.
private func times(_ arguments: Arguments, _ performance: Performance) throws -> [Double] {
  if let list = arguments.text("--at") {
    let times = list.split(separator: ",").map { Double($0) }
    let known = times.compactMap { $0 }.filter { $0.isFinite && $0 >= 0 }
    guard known.count == times.count, !known.isEmpty, known.count <= 400 else {
      throw UsageError.wrongValue("--at", list, "a list of seconds such as 0,0.5,1")
    }
    return known
  }
  let count = Int(try arguments.number("--count", in: 1...400) ?? 12)
  let first = performance.rate.time(of: performance.frames.lowerBound)
  let last = performance.rate.time(of: performance.frames.upperBound - 1)
  return (0..<count).map { index in
    count == 1 ? last : first + (last - first) * Double(index) / Double(count - 1)
  }
}
