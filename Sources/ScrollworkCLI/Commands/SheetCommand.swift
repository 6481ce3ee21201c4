internal import Scrollwork
internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// `scrollwork sheet`: moments of a film side by side in one picture.
enum SheetCommand {
  private static let output = Delivery.output("PNG")
  private static let count = Option(
    "count",
    short: "n",
    placeholder: "N",
    help: "how many moments, spread evenly; 12 unless given",
    expects: "a whole number, 1 to 400",
    read: Quantity.whole(1...400)
  )
  private static let times = Option(
    "at",
    placeholder: "S,S,…",
    help: "these moments, in seconds",
    expects: "seconds from 0 to 1000000 with commas between them, such as 0,0.5,1",
    read: Quantity.times
  )
  private static let columns = Option(
    "columns",
    placeholder: "N",
    help: "moments in a row; a pleasant number unless given",
    expects: "a whole number, 1 to 400",
    read: Quantity.whole(1...400)
  )
  private static let width = Option(
    "width",
    placeholder: "PX",
    help: "about how wide the sheet is; 1600 pixels unless given",
    expects: "a whole number, 200 to 16384",
    read: Quantity.whole(200...16384)
  )

  static let command = Command(
    name: "sheet",
    summary: "Show moments of a scene side by side in one picture.",
    operand: StageOptions.scene,
    synopsis: "SCENE -o FILE.png [options]",
    groups: [
      .init(title: "Output", options: [output.text, columns.text, width.text]),
      .init(
        title: "Moments",
        options: [count.text, times.text, OutputOptions.from.text, OutputOptions.to.text]
      ),
      StageOptions.group,
      .init(title: "Other", options: [StageOptions.fonts.text, StageOptions.quiet.text]),
    ],
    examples: [
      ("scrollwork sheet Examples/wave -o wave.png", "twelve moments of the entrance"),
      (
        "scrollwork sheet Examples/wave -o wave.png --at 1.0,1.2,1.4,1.6",
        "four moments that matter"
      ),
    ]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    let isQuiet = arguments[StageOptions.quiet] ?? false
    let wished = arguments[times]
    let count = arguments[count]
    let (from, to) = (arguments[OutputOptions.from], arguments[OutputOptions.to])
    let columns = arguments[columns]
    let width = arguments[width] ?? 1600
    let path = arguments[output]
    if path == nil && !arguments.has(output) {
      arguments.report(.missingOption(output.text, command: "sheet"))
    }
    if wished != nil && count != nil { arguments.report(.conflict("--at", "--count")) }
    if wished != nil && (from != nil || to != nil) {
      arguments.report(.conflict("--at", from != nil ? "--from" : "--to"))
    }
    if let path, path != "-", !path.hasPrefix("/dev/"), (try? FilmFormat(path: path)) != .png {
      arguments.report(Ending.sheet.problem(with: path, Ending.ending(of: path)))
    }
    var stage = try Stage(&arguments, scale: 1)
    stage.protectInputs(scaffold)
    guard let path else { return }
    let moments: [Double]
    if let wished {
      moments = wished
    } else {
      let start = from ?? 0
      guard let end = to ?? stage.end else { throw .usage([.neverRests]) }
      if end < start { throw .usage([.noFrames]) }
      moments = Self.moments(from: start, to: end, count: end == start ? 1 : count ?? 12)
    }
    let size = stage.viewport
    let layout = SheetLayout(
      sceneWidth: size.width,
      sceneHeight: size.height,
      count: moments.count,
      columns: columns,
      width: width
    )
    if !layout.isDrawable {
      throw .usage([.sheetTooLarge(width: layout.width, height: layout.height)])
    }
    let sheet = try draw(&stage, moments, layout, isQuiet: isQuiet)
    let film = Film(width: layout.width, height: layout.height, rate: FrameRate(1), frames: 0..<1)
    do throws(ExportError) {
      var sink = try FileSink(PNGEncoder(), film, to: path, scaffold: scaffold)
      try sink.append(sheet)
      try sink.finish()
    } catch { throw .export(error, naming: "sheet.png") }
    if !isQuiet && Console.isTerminal {
      Console.complain(
        "\(path): \(moments.count) moments, \(layout.width) × \(layout.height) pixels\n"
      )
    }
  }

  /// Moments spread evenly, the first and the last of the span among them.
  static func moments(from start: Double, to end: Double, count: Int) -> [Double] {
    if count == 1 { return [end] }
    return (0..<count).map { start + (end - start) * Double($0) / Double(count - 1) }
  }

  private static func draw(
    _ stage: inout Stage,
    _ moments: [Double],
    _ layout: SheetLayout,
    isQuiet: Bool
  ) throws(Failure) -> Bitmap {
    let size = stage.viewport
    let renderer = try stage.renderer(scale: layout.scale)
    var sheet: ContactSheet
    do throws(RenderProblems) {
      sheet = try ContactSheet(
        layout,
        title: "\(stage.file.scene.name)",
        subtitle: "\(plain(size.width)) × \(plain(size.height)) pt"
      )
    } catch { throw .render(error, stage.file) }
    let cell = renderer.makeBitmap()
    var bar = ProgressBar(total: moments.count, isQuiet: isQuiet)
    for (index, moment) in moments.enumerated() {
      stage.playback.seek(to: moment)
      renderer.render(stage.playback.frame, into: cell)
      sheet.place(cell, at: index, caption: seconds(moment))
      bar.update(index + 1)
    }
    return sheet.bitmap
  }

  /// A moment as its caption says it, such as `1.25 s`.
  static func seconds(_ value: Double) -> String {
    let hundredths = Int((min(value, 1e12) * 100).rounded(.toNearestOrEven))
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded(.down) ? "\(Int(value))" : "\(value)"
  }
}
