internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// `scrollwork render`.
let renderCommand = Command(
  name: "render",
  summary: "Renders a scene, moved by touches, to a film or a picture.",
  usage: "render SCENE -o FILE [options]",
  notes: """
    The ending of FILE says what it becomes: \(FilmFormat.endings).
    A name such as out-%04d.png, or a folder (out/), takes numbered pictures; a plain .png takes one
    picture: the moment of --from, or else the end.

    scrollwork render scene.json -o film.mp4 --gesture "swipe left at 1s 1500pt/s" --scale 2
    """,
  arguments: 1...1,
  options: [
    .init(name: "--output", short: "-o", value: "FILE", help: "where it goes")
  ] + playOptions + [
    .init(
      name: "--frames",
      value: "A..B",
      help: "only frames A up to, but without, B;\nslices put together are the whole"
    )
  ]
) { arguments in
  guard let path = arguments.text("--output") else {
    throw UsageError.missingOption("-o FILE", "render SCENE -o FILE [options]")
  }
  let isNumbered = NumberedName.isNumbered(path)
  let format = isNumbered ? FilmFormat.png : try FilmFormat(path: path)
  let file = try SceneFile(arguments.plain[0])
  var performance = try Performance(file, arguments, format: format)
  let renderer = try performance.renderer(file)
  let interruption = Interruption()
  let bitmap = renderer.makeBitmap()
  let (width, height) = (bitmap.width, bitmap.height)

  var frames = performance.frames
  if format == .png && !isNumbered {
    let last = frames.upperBound - 1
    let only = performance.from == nil && !arguments.has("--frames") ? last : frames.lowerBound
    frames = only..<only + 1
  }
  let film = Film(width: width, height: height, rate: performance.rate, frames: frames)
  var progress = Progress(frames.count, name: "render")
  func play<Sink: FrameSink & ~Copyable>(_ sink: consuming Sink) throws {
    var sink = sink
    for frame in frames {
      performance.playback.seek(to: performance.rate.time(of: frame))
      renderer.render(performance.playback.frame, into: bitmap)
      try sink.append(bitmap)
      progress.show(frame - frames.lowerBound + 1)
    }
    try sink.finish()
  }
  defer { progress.clear() }
  let scaffold = interruption.scaffold
  switch format {
  case .png:
    if isNumbered {
      try play(NumberedPNGSink(film, to: NumberedName(path), scaffold: scaffold))
    } else {
      try play(PictureSink(path, scaffold: scaffold))
    }
  case .apng: try play(FileSink(APNGEncoder(film), film, to: path, scaffold: scaffold))
  case .gif: try play(FileSink(GIFEncoder(film), film, to: path, scaffold: scaffold))
  case .raw: try play(FileSink(RawEncoder(), film, to: path, scaffold: scaffold))
  case .mp4: try play(VideoSink(film, .mp4(), to: path, scaffold: scaffold))
  case .webm: try play(VideoSink(film, .webm(), to: path, scaffold: scaffold))
  }
  return 0
}

/// A single picture.
struct PictureSink: FrameSink, ~Copyable {
  private var png = PNGEncoder()
  private var file: OutputFile

  init(_ path: String, scaffold: Scaffold) throws(ExportError) {
    file = try OutputFile(path, scaffold: scaffold)
  }

  mutating func append(_ frame: Bitmap) throws(ExportError) { try file.write(png.encode(frame)) }

  mutating func finish() throws(ExportError) { try file.finish() }
}
