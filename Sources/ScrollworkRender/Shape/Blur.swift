/// Blurs a layer of alpha as a Gaussian would, in time that does not grow with the radius.
///
/// Four passes of an extended box filter, whose variance is exactly the Gaussian's: a blurred edge is
/// within 1 % of the true one, or 2.1 % when the deviation is below two pixels.
///
/// Source: Gwosdek, Grewenig, Bruhn, Weickert, "Theoretical foundations of Gaussian convolution by
/// extended box filtering", SSVM 2011.
struct Blur {
  /// The standard deviation in pixels, above 0.
  let sigma: Double

  private static let passes = 4
  /// Whole pixels to either side.
  private let radius: Int
  /// The weight of the pixel beyond, 0 … 1.
  private let edge: Float
  /// One over the sum of the weights.
  private let scale: Float

  /// Creates a blur.
  init(sigma: Double) {
    self.sigma = sigma
    let variance = sigma * sigma / Double(Self.passes)
    let whole = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
    let share =
      (2 * whole + 1) * (whole * (whole + 1) - 3 * variance)
      / (6 * (variance - (whole + 1) * (whole + 1)))
    radius = Int(whole)
    edge = Float(share)
    scale = Float(1 / (2 * whole + 1 + 2 * share))
  }

  /// How many pixels out of its outline something is still seen: three standard deviations.
  var reach: Int { Int((3 * sigma).rounded(.up)) }

  /// Blurs a plane of `width` × `height` numbers in place; beyond its edges all is 0.
  func apply(to plane: inout [Float], width: Int, height: Int) {
    precondition(plane.count == width * height, "A plane must have width x height numbers")
    var other = plane
    var sums = [Float](repeating: 0, count: width)
    plane.withUnsafeMutableBufferPointer { a in
      other.withUnsafeMutableBufferPointer { b in
        sums.withUnsafeMutableBufferPointer { sums in
          for _ in 0..<Self.passes / 2 {
            for y in 0..<height { blurRow(a, b, y * width, width) }
            for y in 0..<height { blurRow(b, a, y * width, width) }
          }
          for _ in 0..<Self.passes / 2 {
            blurColumns(a, b, sums, width, height)
            blurColumns(b, a, sums, width, height)
          }
        }
      }
    }
  }

  /// A window slides along a row: its sum gains a pixel and loses one.
  private func blurRow(
    _ input: UnsafeMutableBufferPointer<Float>,
    _ output: UnsafeMutableBufferPointer<Float>,
    _ start: Int,
    _ count: Int
  ) {
    var sum: Float = 0
    for x in 0..<min(radius, count) { sum += input[start + x] }
    for x in 0..<count {
      let ahead = x + radius
      let behind = x - radius - 1
      if ahead < count { sum += input[start + ahead] }
      let before = behind >= 0 ? input[start + behind] : 0
      let after = ahead + 1 < count ? input[start + ahead + 1] : 0
      sum -= before
      output[start + x] = (sum + edge * (before + after)) * scale
    }
  }

  /// The same down all columns at once, so that memory is read in rows.
  private func blurColumns(
    _ input: UnsafeMutableBufferPointer<Float>,
    _ output: UnsafeMutableBufferPointer<Float>,
    _ sums: UnsafeMutableBufferPointer<Float>,
    _ width: Int,
    _ height: Int
  ) {
    for x in 0..<width { sums[x] = 0 }
    for y in 0..<min(radius, height) { for x in 0..<width { sums[x] += input[y * width + x] } }
    for y in 0..<height {
      let ahead = y + radius
      let behind = y - radius - 1
      if ahead < height { for x in 0..<width { sums[x] += input[ahead * width + x] } }
      if behind >= 0 { for x in 0..<width { sums[x] -= input[behind * width + x] } }
      for x in 0..<width { output[y * width + x] = sums[x] * scale }
      let weight = edge * scale
      if behind >= 0 {
        for x in 0..<width { output[y * width + x] += weight * input[behind * width + x] }
      }
      if ahead + 1 < height {
        for x in 0..<width { output[y * width + x] += weight * input[(ahead + 1) * width + x] }
      }
    }
  }
}
