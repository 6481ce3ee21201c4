import Scrollwork
import TestSupport
import Testing

/// Another engine's tests of keyframes, in its milliseconds.
@Suite(.enabled(if: Vectors.shared != nil, "the shared tables do not lie beside the checkout"))
struct KeyframeConformanceTests {
  @Test func readsKeyframesAsComposeDoes() throws {
    let rows = try SharedRow.table("compose-animation").filter {
      $0.text("function") == "keyframes.value"
    }
    #expect(rows.count == 9)
    for row in rows {
      let inputs = try #require(row.row("inputs"))
      let duration = try #require(inputs.number("duration"))
      let pacing = inputs.numbers("easing").compactMap { $0 }
      var keyframes: [Keyframe<Double>] = []
      func add(_ offset: Double, _ value: Double, _ curve: [Double]) {
        let easing: Easing =
          curve.count == 4 ? .cubicBezier(curve[0], curve[1], curve[2], curve[3]) : .linear
        keyframes.append(Keyframe(at: offset, value, easing: easing))
      }
      let frames = inputs.table("frames")
      if frames.first?.first != 0 { add(0, try #require(inputs.number("from_")), pacing) }
      for (index, frame) in frames.enumerated() {
        add(frame[0], frame[1], inputs.curve(ofFrame: index))
      }
      if frames.last?.first != duration { add(duration, try #require(inputs.number("to")), []) }
      let time = try #require(inputs.number("t"))
      let value = try #require(Track(keyframes).value(at: time))
      let expected = try #require(row.number("expected"))
      #expect((value - expected).magnitude <= row.number("tolerance") ?? 0, "\(row)")
    }
  }
}
