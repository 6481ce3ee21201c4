internal import Foundation
internal import Scrollwork
internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene

/// What it takes to make GIFs of the examples, beside ffmpeg's palette filters.
func benchmarkGIFs(_ report: inout Report) throws {
  for example in try ExamplePerformance.all(scale: 1) {
    try GIFBench(example).measure(&report)
  }
}

/// An example with a gesture, at its own size and 30 frames a second, and the same frames in a file.
private struct GIFBench {
  let name: String
  let renderer: Renderer
  let playback: Playback
  let film: Film
  let folder: BenchFolder
  /// What ffmpeg is told about the frames in the file.
  let input: [String]

  init(_ example: ExamplePerformance) throws {
    name = example.name
    playback = example.playback
    renderer = try Renderer(example.program, folder: example.folder, scale: 1)
    film = Film(
      width: renderer.width,
      height: renderer.height,
      rate: FrameRate(30),
      frames: 0..<max(1, Int((playback.end * 30).rounded(.up)))
    )
    folder = try BenchFolder()
    input = [
      "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "\(film.width)x\(film.height)",
      "-framerate", "30", "-i", folder.path + "/ready.raw",
    ]
    try draw(
      into: FileSink(RawEncoder(), film, to: folder.path + "/ready.raw", scaffold: Scaffold())
    )
  }

  func measure(_ report: inout Report) throws {
    var ready: [(ours: Double, theirs: Double)] = []
    var whole: [(ours: Double, theirs: Double)] = []
    for _ in 0..<3 {
      let times = try [encodeReady, encodeAll, encodeWithFFmpeg].map { way in
        let start = workTime()
        try way()
        return (workTime() - start) / Double(film.frames.count)
      }
      ready.append((times[0], times[2]))
      whole.append((times[1], times[2]))
    }
    let peer = "ffmpeg's palette filters"
    report.add("a frame of \(name) in GIF", with: peer, target: 0.1, in: .milliseconds, ready)
    report.add("the same and drawing it", with: peer, target: nil, in: .milliseconds, whole)
    let sizes = try ["ours.gif", "theirs.gif"].map { try folder.size($0) }
    print(
      "the GIF of \(name): \(sizes[0]) bytes and \(try noise("ours.gif")) dB, ffmpeg's "
        + "\(sizes[1]) bytes and \(try noise("theirs.gif")) dB"
    )
  }

  /// Makes the GIF of the frames in the file.
  private func encodeReady() throws {
    let file = URL(fileURLWithPath: folder.path + "/ready.raw")
    let pixels = try Data(contentsOf: file, options: .alwaysMapped)
    let bitmap = renderer.makeBitmap()
    let length = 4 * film.width
    func read(_ frame: Int) {
      pixels.withUnsafeBytes { pixels in
        bitmap.withUnsafeMutableBytes { target in
          for y in 0..<film.height {
            let row = pixels[
              (frame * film.height + y) * length..<(frame * film.height + y + 1) * length
            ]
            UnsafeMutableRawBufferPointer(rebasing: target[(y * bitmap.bytesPerRow)...])
              .copyMemory(from: UnsafeRawBufferPointer(rebasing: row))
          }
        }
      }
    }
    var encoder = GIFEncoder(film)
    for frame in film.sample {
      read(frame)
      encoder.study(bitmap)
    }
    var bytes: [UInt8] = []
    for frame in film.frames {
      read(frame)
      encoder.encode(bitmap, into: &bytes)
    }
    encoder.end(&bytes)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/ready.gif"))
  }

  /// Draws the frames and makes the GIF, as the command does.
  private func encodeAll() throws {
    var encoder = GIFEncoder(film)
    let bitmap = renderer.makeBitmap()
    var playback = playback
    for frame in film.sample {
      playback.seek(to: film.rate.time(of: frame))
      _ = renderer.update(bitmap, to: playback.frame)
      encoder.study(bitmap)
    }
    let path = folder.path + "/ours.gif"
    try draw(into: FileSink(encoder, film, to: path, scaffold: Scaffold()))
  }

  private func draw<Sink: FrameSink & ~Copyable>(into sink: consuming Sink) throws {
    let bitmap = renderer.makeBitmap()
    var playback = playback
    for frame in film.frames {
      playback.seek(to: film.rate.time(of: frame))
      try sink.append(bitmap, changed: renderer.update(bitmap, to: playback.frame))
    }
    try sink.finish()
  }

  /// Has ffmpeg make the GIF of the frames in the file, with its default settings.
  private func encodeWithFFmpeg() throws {
    let filters = "split[a][b];[a]palettegen[p];[b][p]paletteuse"
    _ = try folder.runFFmpeg(input + ["-vf", filters, folder.path + "/theirs.gif"])
  }

  /// The peak signal-to-noise ratio of a GIF, beside the true frames.
  private func noise(_ file: String) throws -> String {
    let filters = "[0]fps=30:round=near,format=gbrp[a];[1]format=gbrp[b];[a][b]psnr"
    let words = try folder.runFFmpeg(
      ["-i", folder.path + "/" + file] + input + ["-lavfi", filters, "-f", "null", "-"]
    )
    let average = words.components(separatedBy: "average:").last ?? ""
    return String(average.prefix { $0 != " " }.prefix(5))
  }
}

/// Nanoseconds that this process and those it has waited for have worked.
private func workTime() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
  let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
  let rest = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
  return processTime() + seconds * 1e9 + rest * 1e3
}

/// A folder that vanishes with its last use.
extension BenchFolder {
  fileprivate func size(_ file: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path + "/" + file)[.size] as? Int ?? 0
  }

  /// Runs ffmpeg and returns its words.
  fileprivate func runFFmpeg(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-y", "-nostdin", "-hide_banner"] + arguments
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: words, as: UTF8.self)
  }
}
