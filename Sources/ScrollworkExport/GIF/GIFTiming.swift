/// How long each frame of a GIF is shown.
///
/// A GIF counts hundredths of a second, which most rates are no whole number of. So the frames'
/// limits are rounded and not their lengths: at 30 a second 3, 4, 3, 3, 4, 3 … hundredths, and
/// the total is right to half a hundredth however long the film.
struct GIFTiming {
  let rate: FrameRate

  /// The hundredths of a second that the frame with this place in the film is shown, from 0.
  func delay(of index: Int) -> Int { limit(index + 1) - limit(index) }

  /// The start of a frame in hundredths of a second, rounded to nearest.
  private func limit(_ index: Int) -> Int {
    (200 * index * rate.denominator + rate.numerator) / (2 * rate.numerator)
  }
}
