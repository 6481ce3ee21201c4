/// What is about to be written: how big, how fast and which frames.
///
///     let film = Film(width: 390, height: 844, rate: FrameRate(60), frames: 0..<300)
///     film.duration  // 5.0
public struct Film: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Frames a second.
  public let rate: FrameRate
  /// The numbers of the frames; frame n shows the moment `rate.time(of: n)`.
  ///
  /// A slice keeps the numbers that its frames have in the whole film.
  public let frames: Range<Int>
  /// Whether each pixel of each frame is opaque, as on a scene with a solid background.
  ///
  /// Formats with transparency write smaller files when they may rely on it. It is a promise:
  /// where it is broken, pixels show as if on black.
  public let isOpaque: Bool

  /// Describes a film.
  ///
  /// - Precondition: Width and height are at least 1, and there is at least one frame.
  public init(
    width: Int,
    height: Int,
    rate: FrameRate,
    frames: Range<Int>,
    isOpaque: Bool = true
  ) {
    precondition(width > 0 && height > 0, "A film's sides must be at least 1 pixel")
    precondition(!frames.isEmpty, "A film has at least one frame")
    self.width = width
    self.height = height
    self.rate = rate
    self.frames = frames
    self.isOpaque = isOpaque
  }

  /// Seconds from the first frame's appearance to the last one's end.
  public var duration: Double { rate.time(of: frames.count) }

  /// Up to 24 frames that are spread evenly over the film: what a GIF's palette is chosen for.
  public var sample: [Int] {
    let count = min(24, frames.count)
    return (0..<count).map { frames.lowerBound + (2 * $0 + 1) * frames.count / (2 * count) }
  }
}
