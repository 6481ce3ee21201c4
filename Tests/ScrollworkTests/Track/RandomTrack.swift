internal import Scrollwork
internal import TestSupport

/// Tracks for laws.
enum RandomTrack {
  /// A track within −10 … 10, whose ends are no steps.
  static func make(
    _ generator: inout SeededGenerator,
    easings: [Easing] = [.linear, .ease, .easeInOut, .steps(3), .stepStart]
  ) -> Track<Double> {
    let count = Int(generator.double(in: 2...8))
    let offsets = (0..<count).map { _ in generator.double(in: -10...10) }.sorted()
    var keyframes: [Keyframe<Double>] = []
    for (index, offset) in offsets.enumerated() {
      let easing = easings[Int(generator.double(in: 0...Double(easings.count)).nextDown)]
      keyframes.append(Keyframe(at: offset, generator.double(in: -500...500), easing: easing))
      if index > 0 && index < count - 1 && generator.double(in: 0...1) < 0.2 {
        keyframes.append(Keyframe(at: offset, generator.double(in: -500...500), easing: easing))
      }
    }
    return Track(keyframes)
  }
}
