public import ScrollworkRender

/// Makes a video through ffmpeg, which runs beside us and is fed with finished I420 pictures.
///
/// Video has no transparency here: pixels show as if on black. Codecs want even sides, so a
/// film with an odd one gets its last column or row twice.
///
/// A few pictures wait for ffmpeg while the next one is drawn. In each only the rows are converted that
/// changed since it was made, and a frame like the one before is that picture once more. An error of a
/// frame comes with a later one, or with `finish`.
///
/// The process must ignore `SIGXFSZ`, or a limit on the size of files ends it before the error.
public struct VideoSink: FrameSink, ~Copyable {
  private let film: Film
  private let feeder: VideoFeeder
  private let worker: Worker?
  private var draft: Draft
  private let pictures: [I420]
  private var stale: StaleRows
  /// The picture of the frame before.
  private var current = 0
  /// How many pictures had been handed over when each picture was, for the last time.
  private var turns: [Int]
  private var count = 0
  private var isFinished = false

  /// Starts ffmpeg on a temporary file beside the target.
  ///
  /// - Parameters:
  ///   - film: What is to be written.
  ///   - codec: How it is compressed.
  ///   - path: The target, a regular file or nothing yet.
  ///   - tool: The ffmpeg to start, a name on the path or a path.
  ///   - workers: Threads to use besides ffmpeg's, at least 1. With one, everything is done by the caller's.
  ///   - scaffold: Where the temporary file and the child stand meanwhile.
  /// - Throws: `ExportError` when the target cannot be written or ffmpeg cannot be started.
  public init(
    _ film: Film,
    _ codec: VideoCodec,
    to path: String,
    tool: String = "ffmpeg",
    workers: Int? = nil,
    scaffold: Scaffold
  ) throws(ExportError) {
    if path == "-" || isSpecial(path) { throw .needsRealFile(path: path) }
    let draft = try Draft(of: path, scaffold: scaffold)
    let worker = workers == 1 ? nil : Worker()
    let pictures = (0..<(worker == nil ? 1 : 3)).map { _ in
      I420(width: film.width, height: film.height)
    }
    let picture = pictures[0]
    let tags = [
      "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
      "bt709",
    ]
    let input = [
      "-v", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "yuv420p",
      "-video_size", "\(picture.width)x\(picture.height)", "-framerate", "\(film.rate)",
    ]
    let output = ["-flags", "+bitexact", "-fflags", "+bitexact", "-map_metadata", "-1"]
    let child = try ChildProcess(
      tool,
      input + tags + ["-i", "pipe:0"] + codec.arguments + ["-pix_fmt", "yuv420p"] + tags + output
        + ["-f", codec.container, "file:" + draft.path],
      scaffold: scaffold
    )
    self.film = film
    self.draft = draft
    self.worker = worker
    self.pictures = pictures
    feeder = VideoFeeder(child)
    stale = StaleRows(copies: pictures.count, height: film.height)
    turns = Array(repeating: 0, count: pictures.count)
  }

  // A sink that is dropped must stop ffmpeg before the draft vanishes.
  deinit {
    if isFinished { return }
    feeder.stop()
    worker?.wait()
  }

  /// Converts the next frame and hands it to ffmpeg.
  public mutating func append(
    _ frame: Bitmap,
    changed rows: Range<Int>
  ) throws(ExportError) {
    film.check(frame, changed: rows)
    do throws(ExportError) { try feeder.check() } catch { throw named(error) }
    if !rows.isEmpty || count == 0 {
      stale.change(rows)
      current = (current + 1) % pictures.count
      // All that was handed over up to this picture's last turn must have been taken.
      worker?.wait(leaving: count - turns[current])
      pictures[current].convert(frame, rows: stale.refresh(current))
    }
    count += 1
    turns[current] = count
    let (feeder, picture) = (feeder, pictures[current])
    if let worker { worker.start { feeder.feed(picture) } } else { feeder.feed(picture) }
  }

  /// Waits for ffmpeg to end and gives the file its name.
  public mutating func finish() throws(ExportError) {
    precondition(count == film.frames.count, "A film is finished when it has all its frames")
    worker?.wait()
    do throws(ExportError) { try feeder.finish() } catch { throw named(error) }
    try draft.publish()
    isFinished = true
  }

  /// Says it in our words where ffmpeg's mean the disk.
  private func named(_ error: ExportError) -> ExportError {
    guard case .failedTool(_, _, let words) = error else { return error }
    let isDisk = words.contains("No space left") || words.contains("File too large")
    return isDisk ? .noRoom(path: draft.target) : error
  }
}
