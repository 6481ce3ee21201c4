/// How long pictures of an animated PNG are shown, in fractions of seconds with parts of 16 bits.
struct APNGTiming {
  /// Whether a frame's own fraction can be written.
  private let isExact: Bool
  private let rate: FrameRate
  /// For how many frames a picture can be shown.
  let most: Int

  /// The times of a film of a rate.
  init(_ rate: FrameRate) {
    self.rate = rate
    isExact = rate.numerator <= 0xFFFF && rate.denominator <= 0xFFFF
    most = max(1, isExact ? 0xFFFF / rate.denominator : Int(65 * rate.perSecond))
  }

  /// The seconds that some frames last.
  func delay(of frames: Int) -> (numerator: UInt16, denominator: UInt16) {
    if isExact { return (UInt16(frames * rate.denominator), UInt16(rate.numerator)) }
    let milliseconds = Double(1000 * frames) / rate.perSecond
    return (UInt16(milliseconds.rounded(.toNearestOrEven)), 1000)
  }
}
