internal import CCairo
internal import Foundation
internal import Scrollwork
internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// What it takes to make films and pictures of the examples, beside the encoder alone and beside libpng.
func benchmarkFilms(_ report: inout Report) throws {
  for example in try ExamplePerformance.all(scale: 2) {
    let bench = FilmBench(example)
    try bench.measurePictures(&report)
    try bench.measureWorkers(&report)
    try bench.measureVideo(&report)
  }
}

/// An example with a gesture, at scale 2.
private struct FilmBench {
  let name: String
  let folder: String
  let program: Program
  let playback: Playback

  init(_ example: ExamplePerformance) {
    (name, folder) = (example.name, example.folder)
    (program, playback) = (example.program, example.playback)
  }

  private func film(_ renderer: Renderer, _ frames: Range<Int>) -> Film {
    Film(width: renderer.width, height: renderer.height, rate: FrameRate(60), frames: frames)
  }

  /// Draws frames into a sink, as the command does.
  private func play<Sink: FrameSink & ~Copyable>(
    _ renderer: Renderer,
    _ film: Film,
    into sink: consuming Sink
  ) throws {
    let bitmap = renderer.makeBitmap()
    var playback = playback
    for frame in film.frames {
      playback.seek(to: film.rate.time(of: frame))
      let rows = renderer.update(bitmap, to: playback.frame)
      try sink.append(bitmap, changed: rows)
    }
    try sink.finish()
  }

  // MARK: Pictures

  /// Eight moments, spread over the whole.
  func measurePictures(_ report: inout Report) throws {
    let renderer = try Renderer(program, folder: folder, scale: 2)
    var playback = playback
    let bitmaps = (0..<8).map { moment in
      let bitmap = renderer.makeBitmap()
      playback.seek(to: playback.end * (Double(moment) + 0.5) / 8)
      renderer.render(playback.frame, into: bitmap)
      return bitmap
    }
    var encoder = PNGEncoder()
    report.compare(
      "a PNG of \(name)",
      with: "libpng through Cairo",
      target: 0.25,
      in: .milliseconds,
      runs: 7,
      parts: bitmaps.count,
      ours: { for bitmap in bitmaps { use(Double(encoder.encode(bitmap).count)) } },
      theirs: { for bitmap in bitmaps { use(Double(cairoBytes(bitmap))) } }
    )
    let sizes = bitmaps.map { Double(encoder.encode($0).count) / Double(cairoBytes($0)) }
    print(
      "a PNG of \(name) has \(short(sizes.min() ?? 0))–\(short(sizes.max() ?? 0)) x the bytes of "
        + "libpng's (at most 1.25 x)"
    )
  }

  /// The size of the PNG that Cairo makes with libpng, without an alpha channel as ours.
  private func cairoBytes(_ bitmap: Bitmap) -> Int {
    let surface = cairo_image_surface_create_for_data(
      bitmap.baseAddress.assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_RGB24,
      Int32(bitmap.width),
      Int32(bitmap.height),
      Int32(bitmap.bytesPerRow)
    )
    defer { cairo_surface_destroy(surface) }
    var count = 0
    withUnsafeMutablePointer(to: &count) { count in
      _ = cairo_surface_write_to_png_stream(
        surface,
        { closure, _, length in
          closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
          return CAIRO_STATUS_SUCCESS
        },
        count
      )
    }
    return count
  }

  // MARK: Workers

  func measureWorkers(_ report: inout Report) throws {
    let renderer = try Renderer(program, folder: folder, scale: 2)
    let film = film(renderer, 60..<120)
    let scratch = try BenchFolder()
    func write(_ workers: Int) throws {
      let name = try NumberedName(scratch.path + "/\(workers)/")
      let sink = try NumberedPNGSink(film, to: name, workers: workers, scaffold: Scaffold())
      try play(renderer, film, into: sink)
    }
    try report.compare(
      "a numbered PNG of \(name), two workers",
      with: "one worker",
      target: nil,
      in: .milliseconds,
      runs: 5,
      parts: 60,
      clock: wallTime,
      ours: { try write(2) },
      theirs: { try write(1) }
    )
  }

  // MARK: Video

  func measureVideo(_ report: inout Report) throws {
    let renderer = try Renderer(program, folder: folder, scale: 2)
    let count = min(300, max(1, Int(playback.end * 60)))
    let film = film(renderer, 0..<count)
    let scratch = try BenchFolder()
    // The frames as ffmpeg takes them, made by a sink that feeds a file instead.
    let tool = try scratch.script("catch", "#!/bin/sh\nexec cat > '\(scratch.path)/ready.yuv'\n")
    try play(
      renderer,
      film,
      into: VideoSink(film, .mp4(), to: scratch.path + "/x", tool: tool, scaffold: Scaffold())
    )
    // Notes with which words the sink starts ffmpeg, to start it again with them.
    let noting = try scratch.script(
      "note",
      "#!/bin/sh\nprintf '%s\\n' \"$@\" > '\(scratch.path)/words'\nexec cat > /dev/null\n"
    )
    try play(
      renderer,
      film,
      into: VideoSink(film, .mp4(), to: scratch.path + "/x", tool: noting, scaffold: Scaffold())
    )
    let words = try String(contentsOfFile: scratch.path + "/words", encoding: .utf8)
      .split(separator: "\n").map(String.init)
    var (times, work) = ([(ours: Double, theirs: Double)](), [(ours: Double, theirs: Double)]())
    for _ in 0..<7 {
      let start = (wallTime(), workTime())
      try play(
        renderer,
        film,
        into: VideoSink(film, .mp4(), to: scratch.path + "/ours.mp4", scaffold: Scaffold())
      )
      let middle = (wallTime(), workTime())
      try scratch.runFFmpeg(words, reading: "ready.yuv", writing: "alone.mp4")
      let end = (wallTime(), workTime())
      let parts = Double(count)
      times.append(((middle.0 - start.0) / parts, (end.0 - middle.0) / parts))
      work.append(((middle.1 - start.1) / parts, (end.1 - middle.1) / parts))
    }
    let peer = "the encoder alone"
    report.add("a frame of \(name) in MP4", with: peer, target: 1.15, in: .milliseconds, times)
    report.add(
      "a frame of \(name) in MP4, work of all cores",
      with: peer,
      target: nil,
      in: .milliseconds,
      work
    )
    let isSame =
      try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/ours.mp4"))
      == Data(contentsOf: URL(fileURLWithPath: scratch.path + "/alone.mp4"))
    if !isSame { print("the MP4 of \(name) has other bytes than the encoder alone makes") }
  }
}

/// Nanoseconds that this process and those that it waited for have worked.
private func workTime() -> Double {
  var usage = rusage()
  // RUSAGE_CHILDREN, which is not imported as the number that it is.
  getrusage(-1, &usage)
  let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
  let microseconds = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
  let children = seconds * 1e9 + microseconds * 1e3
  return children + processTime()
}

extension BenchFolder {
  /// Writes a program and returns its path.
  fileprivate func script(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return file
  }

  /// Runs ffmpeg with the words of a sink, but on a file through a pipe, to another output.
  fileprivate func runFFmpeg(
    _ words: [String],
    reading input: String,
    writing output: String
  ) throws {
    let ffmpeg = Process()
    ffmpeg.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    ffmpeg.arguments = ["ffmpeg"] + words.dropLast() + ["file:\(path)/\(output)"]
    let cat = Process()
    cat.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    cat.arguments = ["cat", "\(path)/\(input)"]
    let pipe = Pipe()
    cat.standardOutput = pipe
    ffmpeg.standardInput = pipe
    try ffmpeg.run()
    try cat.run()
    try pipe.fileHandleForReading.close()
    try pipe.fileHandleForWriting.close()
    cat.waitUntilExit()
    ffmpeg.waitUntilExit()
  }
}
