public import ScrollworkRender

/// Makes a video through ffmpeg, which runs beside us and is fed with finished I420 pictures.
///
/// Video has no transparency here: pixels show as if on black. Codecs want even sides, so a
/// film with an odd one gets its last column or row twice.
///
/// The process must ignore `SIGXFSZ`, or a limit on the size of files ends it before the error.
public struct VideoSink: FrameSink, ~Copyable {
  private let film: Film
  // The order matters: a sink that is dropped must stop ffmpeg before the draft vanishes.
  private var child: ChildProcess
  private var draft: Draft
  private var picture: I420
  private var count = 0

  /// Starts ffmpeg on a temporary file beside the target.
  ///
  /// - Parameters:
  ///   - film: What is to be written.
  ///   - codec: How it is compressed.
  ///   - path: The target, a regular file or nothing yet.
  ///   - tool: The ffmpeg to start, a name on the path or a path.
  ///   - scaffold: Where the temporary file and the child stand meanwhile.
  /// - Throws: `ExportError` when the target cannot be written or ffmpeg cannot be started.
  public init(
    _ film: Film,
    _ codec: VideoCodec,
    to path: String,
    tool: String = "ffmpeg",
    scaffold: Scaffold
  ) throws(ExportError) {
    if path == "-" || isSpecial(path) { throw .needsRealFile(path: path) }
    let draft = try Draft(of: path, scaffold: scaffold)
    let picture = I420(width: film.width, height: film.height)
    let tags = [
      "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
      "bt709",
    ]
    let input = [
      "-v", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "yuv420p",
      "-video_size", "\(picture.width)x\(picture.height)", "-framerate", "\(film.rate)",
    ]
    let output = ["-flags", "+bitexact", "-fflags", "+bitexact", "-map_metadata", "-1"]
    child = try ChildProcess(
      tool,
      input + tags + ["-i", "pipe:0"] + codec.arguments + ["-pix_fmt", "yuv420p"] + tags + output
        + ["-f", codec.container, "file:" + draft.path],
      scaffold: scaffold
    )
    self.film = film
    self.draft = draft
    self.picture = picture
  }

  /// Converts the next frame and hands it to ffmpeg.
  public mutating func append(
    _ frame: Bitmap,
    changed rows: Range<Int>
  ) throws(ExportError) {
    film.check(frame, changed: rows)
    picture.convert(frame, rows: count == 0 ? 0..<film.height : rows)
    count += 1
    do throws(ExportError) { try child.feed(picture.bytes) } catch { throw named(error) }
  }

  /// Waits for ffmpeg to end and gives the file its name.
  public mutating func finish() throws(ExportError) {
    precondition(count == film.frames.count, "A film is finished when it has all its frames")
    do throws(ExportError) { try child.finish() } catch { throw named(error) }
    try draft.publish()
  }

  /// Says it in our words where ffmpeg's mean the disk.
  private func named(_ error: ExportError) -> ExportError {
    guard case .failedTool(_, _, let words) = error else { return error }
    let isDisk = words.contains("No space left") || words.contains("File too large")
    return isDisk ? .noRoom(path: draft.target) : error
  }
}
