/// How a film is compressed by ffmpeg.
public struct VideoCodec: Hashable, Sendable {
  /// The ffmpeg arguments between the input and the output.
  let arguments: [String]
  /// The ffmpeg name of the container.
  let container: String

  /// H.264 in MP4.
  ///
  /// The same frames give the same bytes: no look-ahead thread, a fixed number of frame threads,
  /// no version strings.
  ///
  /// - Parameters:
  ///   - quality: The constant rate factor, 0 (lossless) to 51; 18 looks like the original.
  ///   - preset: x264's word for how long to search, `ultrafast` to `veryslow`.
  /// - Returns: The codec.
  public static func mp4(quality: Int = 18, preset: String = "veryfast") -> VideoCodec {
    precondition((0...51).contains(quality), "An H.264 rate factor lies in 0...51")
    return VideoCodec(
      arguments: [
        "-c:v", "libx264", "-preset", preset, "-crf", "\(quality)",
        "-x264-params", "threads=4:sync-lookahead=0", "-movflags", "+faststart",
      ],
      container: "mp4"
    )
  }

  /// VP9 in WebM.
  ///
  /// - Parameters:
  ///   - quality: The constant rate factor, 0 to 63; 24 looks like the original.
  ///   - speed: libvpx's `cpu-used`, 0 (small and slow) to 8.
  /// - Returns: The codec.
  public static func webm(quality: Int = 24, speed: Int = 5) -> VideoCodec {
    precondition((0...63).contains(quality), "A VP9 rate factor lies in 0...63")
    precondition((0...8).contains(speed), "A VP9 speed lies in 0...8")
    return VideoCodec(
      arguments: [
        "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "\(quality)", "-deadline",
        speed > 5 ? "realtime" : "good", "-cpu-used", "\(speed)", "-row-mt", "1", "-threads", "4",
      ],
      container: "webm"
    )
  }
}
