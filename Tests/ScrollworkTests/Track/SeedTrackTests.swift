import Scrollwork
import TestSupport
import Testing

/// The motions of the articles that are tracks.
@Suite struct SeedTrackTests {
  @Test("moves the onboarding's layers with the page", arguments: [320.0, 375, 390, 768])
  func movesTheOnboardingsLayers(width: Double) {
    // Pages; the article divides by the width.
    let girl: Track = [0: 0, 1: width + 100]
    let label: Track = [0: 0, 1: -200]
    for x in [0, 0.1, 1 / 3.0, 0.5, 0.99, 1] {
      let offset = x * width
      #expect(near(girl.value(at: x), (width + 100) * offset / width))
      #expect(near(label.value(at: x), -200 * offset / width))
    }
    // Theorem 2: what is seen is the translation less the scroll.
    #expect((girl.value(at: 1) ?? .nan) - width == 100)
    for x in [-3, -0.2, 0] { #expect(girl.value(at: x) == 0) }
    for x in [1, 1.4, 3, 1e9] {
      #expect(girl.value(at: x) == width + 100)
      #expect(label.value(at: x) == -200)
    }
  }

  @Test("gives each card of the task switcher its look", arguments: [320.0, 375, 414, 1024])
  func givesEachCardItsLook(width: Double) {
    let alpha = ([-2: 0.6, 0: 1, 2: 1] as Track<Double>).extrapolated()
    let scale = ([-2: 0.94, 2: 1.06] as Track<Double>).extrapolated()
    let shift = ([-2: 2 * width / 15, 0: 0, 2: 2 * width / 2.2] as Track<Double>).extrapolated()
    for step in -50...50 {
      let p = Double(step) / 10
      #expect(near(alpha.value(at: p), p < 0 ? 1 - 0.2 * -p : 1))
      #expect(near(scale.value(at: p), 1 + 0.03 * p))
      let translation = p > 0 ? p * width / 2.2 : -p * width / 15
      #expect(near(shift.value(at: p), translation))
      // One matrix, scaled first: what is seen is scale · translation.
      let s = scale.value(at: p) ?? .nan
      let seen = TransformOrder.scaleTranslateRotate.affine(
        x: shift.value(at: p) ?? .nan,
        y: 0,
        scaleX: s,
        scaleY: s,
        rotation: 0
      )
      #expect(near(seen.tx, (1 + 0.03 * p) * translation))
      #expect(seen.a == s)
    }
    #expect(alpha.value(at: -5).map { $0.magnitude < 1e-15 } == true)
    // At −3 the centre is still at a tenth of the width, the article says.
    let centre = width / 2 - 3 * width / 5 + (shift.value(at: -3) ?? .nan)
    #expect(near(centre, 0.1 * width))
  }

  private func near(_ value: Double?, _ expected: Double) -> Bool {
    ((value ?? .nan) - expected).magnitude <= 1e-12 * max(1, expected.magnitude)
  }
}
