/// Frames a second, as an exact fraction.
///
///     FrameRate(60).time(of: 90)  // 1.5
///     FrameRate("30000/1001")     // the rate of American television
public struct FrameRate: Hashable, Sendable {
  /// Frames in `denominator` seconds.
  public let numerator: Int
  /// Seconds in which `numerator` frames pass.
  public let denominator: Int

  /// Creates the rate of `numerator` frames in `denominator` seconds.
  ///
  /// - Precondition: Both are positive and below 10⁹.
  public init(_ numerator: Int, per denominator: Int = 1) {
    let legal = 1..<1_000_000_000
    precondition(
      legal.contains(numerator) && legal.contains(denominator),
      "A frame rate is a fraction of positive numbers below 10⁹"
    )
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Reads `60`, `29.97` or `30000/1001`; nothing else, and nothing outside 0.001...1000.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let top = Self.decimal(parts[0]) else { return nil }
    var (numerator, denominator) = top
    if parts.count == 2 {
      guard denominator == 1, let bottom = Self.decimal(parts[1]), bottom.1 == 1 else { return nil }
      denominator = bottom.0
    }
    guard numerator > 0, denominator > 0 else { return nil }
    guard numerator <= denominator * 1000, denominator <= numerator * 1000 else { return nil }
    self.init(numerator, per: denominator)
  }

  /// Frames a second, rounded to a `Double`.
  public var perSecond: Double { Double(numerator) / Double(denominator) }

  /// The second at which a frame is shown, counted from frame 0.
  public func time(of frame: Int) -> Double {
    let (seconds, isTooLarge) = frame.multipliedReportingOverflow(by: denominator)
    return (isTooLarge ? Double(frame) * Double(denominator) : Double(seconds)) / Double(numerator)
  }

  /// The first frame that is not shown before a second.
  ///
  /// A second that was itself computed from a frame gives back that frame. The answer is never beyond
  /// ±2⁵³, where frames could no longer be told apart.
  public func firstFrame(notBefore second: Double) -> Int {
    let exact = second * perSecond
    let nearest = exact.rounded(.toNearestOrEven)
    return Int(saturating: abs(exact - nearest) < 1e-6 ? nearest : exact.rounded(.up))
  }

  /// Reads digits with at most six of them after a point, as a fraction.
  private static func decimal(_ text: Substring) -> (Int, Int)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ (1...6).contains($0.utf8.count) }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let whole = Int(parts[0])
    else { return nil }
    guard parts.count == 2, let fraction = Int(parts[1]) else { return (whole, 1) }
    let scale = parts[1].utf8.reduce(1) { scale, _ in scale * 10 }
    let divisor = greatestCommonDivisor(whole * scale + fraction, scale)
    return ((whole * scale + fraction) / divisor, scale / divisor)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? max(a, 1) : greatestCommonDivisor(b, a % b)
  }
}

extension FrameRate: CustomStringConvertible {
  /// `60`, or `30000/1001`: as it is read, and as ffmpeg reads it.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
