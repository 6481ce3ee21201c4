internal import ScrollworkExport

/// Which frames of a film are wanted, and at which moment each of them is taken.
struct FrameChoice: Hashable {
  /// What the command line says about it.
  struct Wish: Hashable {
    /// The first second.
    var from: Double?
    /// The second before which it ends.
    var to: Double?
    /// The frames by number.
    var frames: Range<Int>?
    /// The second of a single frame.
    var at: Double?

    /// What a single picture shows when a film was not asked for: where it begins, or else the end.
    func ofOnePicture(end: Double?) -> Wish {
      if at != nil || frames != nil || to != nil { return self }
      return Wish(at: from ?? end)
    }
  }

  /// The frames' numbers in the whole film.
  let frames: Range<Int>
  private let rate: FrameRate
  private let single: Double?

  /// Chooses the frames.
  ///
  /// A whole film begins at second 0 and ends when everything has come to rest; frame n is taken at
  /// n ÷ rate. A slice keeps the numbers and so the moments, whatever else is chosen.
  ///
  /// - Parameters:
  ///   - wish: What was asked for.
  ///   - rate: Frames a second.
  ///   - end: When the film ends by itself; nil when it never does.
  /// - Throws: What contradicts itself, leaves no frame or too many, or leaves the end open or a day away.
  init(_ wish: Wish, rate: FrameRate, end: Double?) throws(UsageProblem) {
    if wish.frames != nil && (wish.from != nil || wish.to != nil) {
      throw .conflict("--frames", wish.from != nil ? "--from" : "--to")
    }
    if wish.at != nil && (wish.frames != nil || wish.from != nil || wish.to != nil) {
      let other = wish.frames != nil ? "--frames" : wish.from != nil ? "--from" : "--to"
      throw .conflict("--at", other)
    }
    self.rate = rate
    single = wish.at
    if let at = wish.at {
      let frame = rate.firstFrame(notBefore: at)
      frames = frame..<frame + 1
    } else if let frames = wish.frames {
      self.frames = frames
    } else {
      let end = if let to = wish.to { to } else { try Self.end(end, from: wish.from ?? 0) }
      let first = rate.firstFrame(notBefore: wish.from ?? 0)
      // A scene that rests from the start is a film of one frame.
      let least = wish.to == nil && (wish.from ?? 0) <= end ? first + 1 : 0
      let last = max(rate.firstFrame(notBefore: end), least)
      if last <= first { throw .noFrames }
      frames = first..<last
    }
    if frames.count > Self.mostFrames {
      throw .tooManyFrames(Double(frames.count), limit: Self.mostFrames)
    }
  }

  /// The most frames of a film: those of a day at 60 a second.
  static let mostFrames = 5_184_000

  /// The longest film that nobody has to ask for, in seconds: a day.
  static let longest = 86400.0

  /// The end that a film has by itself.
  ///
  /// - Throws: That it has none, or one that nobody waits for.
  static func end(_ end: Double?, from start: Double = 0) throws(UsageProblem) -> Double {
    guard let end else { throw .neverRests }
    if !(end - start <= longest) { throw .tooLong(seconds: end - start) }
    return end
  }

  /// The second at which a frame is taken.
  func time(of frame: Int) -> Double { single ?? rate.time(of: frame) }
}
