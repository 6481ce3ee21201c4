/// How a text is set: every number in points.
struct TextStyle: Hashable {
  /// The family asked for; nil is the house face alone.
  var family: String?
  /// The size of the letters, above 0.
  var size = 17.0
  /// The weight, 100 … 900.
  var weight = 400
  /// Whether it slants.
  var isItalic = false
  /// The distance of baselines, in sizes.
  var lineHeight = 1.25
  /// What is added after each letter.
  var tracking = 0.0
  /// Where lines lie between the sides of the box.
  var alignment = Alignment.start
  /// Where the lines lie between top and bottom.
  var verticalAlignment = Alignment.start
  /// Whether lines start at the right.
  var isMirrored = false

  /// A place along a side, in the direction of reading.
  enum Alignment {
    case start, center, end

    /// How much of the free room lies before: 0, ½ or 1.
    var share: Double {
      switch self {
      case .start: 0
      case .center: 0.5
      case .end: 1
      }
    }
  }

  /// The distance of baselines in points.
  var linePitch: Double { size * lineHeight }
}
