internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// Draws the chosen frames of a stage one after another, and hands them to what writes the file.
struct Shooting {
  private var stage: Stage
  private let renderer: Renderer
  private let choice: FrameChoice
  private let isQuiet: Bool
  private let bitmap: Bitmap

  init(_ stage: Stage, _ renderer: Renderer, _ choice: FrameChoice, isQuiet: Bool) {
    self.stage = stage
    self.renderer = renderer
    self.choice = choice
    self.isQuiet = isQuiet
    bitmap = renderer.makeBitmap()
  }

  /// Writes the file.
  mutating func run(
    _ request: OutputRequest,
    _ scaffold: Scaffold
  ) throws(Failure) {
    let film = Film(
      width: renderer.width,
      height: renderer.height,
      rate: request.rate,
      frames: choice.frames,
      isOpaque: stage.isOpaque
    )
    do throws(ExportError) {
      let seconds = try write(film, request, scaffold)
      if !isQuiet, request.isWholeFilm, let words = try Self.olderFrames(request, film.frames) {
        Console.complain(words)
      }
      if isQuiet || !Console.isTerminal { return }
      let size = InputFile.isFolder(request.path) ? 0 : InputFile.size(request.path)
      let report = FilmReport(path: request.path, film: film, size: size, seconds: seconds)
      Console.complain("\(report)\n")
    } catch { throw .export(error) }
  }

  /// What is said of frames of another film that lie among those of this one; nil when there are none.
  private static func olderFrames(
    _ request: OutputRequest,
    _ frames: Range<Int>
  ) throws(ExportError) -> String? {
    guard request.format == .png, NumberedName.isNumbered(request.path) else { return nil }
    let name = try NumberedName(request.path)
    let older = name.frames(besides: frames)
    guard let first = older.first, let last = older.last else { return nil }
    let (low, high) = (name.fileName(of: first), name.fileName(of: last))
    let what =
      older.count == 1
      ? "a frame of another film lies beside this one: \(low)"
      : "\(older.count) frames of another film lie beside this one: \(low) to \(high)"
    return """
      warning: \(what) [older-frames]
        = help: remove them, or write to a new folder; a program that reads "\(request.path)" takes all

      """.visible
  }

  private mutating func write(
    _ film: Film,
    _ request: OutputRequest,
    _ scaffold: Scaffold
  ) throws(ExportError) -> Double {
    let path = request.path
    switch request.format {
    case .png where NumberedName.isNumbered(path):
      let name = try NumberedName(path)
      return try play(
        try NumberedPNGSink(film, to: name, level: request.level, scaffold: scaffold)
      )
    case .png:
      let encoder = PNGEncoder(level: request.level)
      return try play(try FileSink(encoder, film, to: path, scaffold: scaffold))
    case .apng:
      let encoder = APNGEncoder(film, loops: request.loops, level: request.level)
      return try play(try FileSink(encoder, film, to: path, scaffold: scaffold))
    case .gif:
      var encoder = GIFEncoder(film, loops: request.loops, dithers: request.dithers)
      for frame in film.sample {
        _ = draw(frame)
        encoder.study(bitmap)
      }
      return try play(try FileSink(encoder, film, to: path, scaffold: scaffold))
    case .mp4:
      let codec = request.quality.map { VideoCodec.mp4(quality: $0) } ?? .mp4()
      return try play(try VideoSink(film, codec, to: path, scaffold: scaffold))
    case .webm:
      let codec = request.quality.map { VideoCodec.webm(quality: $0) } ?? .webm()
      return try play(try VideoSink(film, codec, to: path, scaffold: scaffold))
    case .raw:
      return try play(try FileSink(RawEncoder(), film, to: path, scaffold: scaffold))
    }
  }

  /// Draws every frame into a sink.
  ///
  /// - Returns: How many seconds it took.
  private mutating func play<Sink: FrameSink & ~Copyable>(
    _ sink: consuming Sink
  ) throws(ExportError) -> Double {
    var bar = ProgressBar(total: choice.frames.count, isQuiet: isQuiet)
    for frame in choice.frames {
      let rows = draw(frame)
      try sink.append(bitmap, changed: rows)
      bar.update(frame - choice.frames.lowerBound + 1)
    }
    try sink.finish()
    return bar.elapsed
  }

  /// Draws a frame.
  ///
  /// - Returns: The rows in which it may differ from the frame that was drawn before.
  private mutating func draw(_ frame: Int) -> Range<Int> {
    stage.playback.seek(to: choice.time(of: frame))
    return renderer.update(bitmap, to: stage.playback.frame)
  }
}
