import Scrollwork
import TestSupport
import Testing

@Suite struct RGBATests {
  @Test func returnsItsEndsBitForBit() {
    forAll { seed, generator in
      let (p, q) = (color(&generator), color(&generator))
      for space in [RGBA.Space.sRGB, .oklab] {
        #expect(RGBA.interpolate(from: p, to: q, at: 0, in: space) == p, "seed \(seed)")
        #expect(RGBA.interpolate(from: p, to: q, at: 1, in: space) == q, "seed \(seed)")
        #expect(RGBA.interpolate(from: p, to: p, at: 0.3, in: space) == p, "seed \(seed)")
      }
    }
  }

  @Test func lendsNoHueFromATransparentEnd() {
    let red = RGBA(red: 1, green: 0, blue: 0)
    let half = RGBA.interpolate(from: RGBA(red: 0, green: 1, blue: 0, alpha: 0), to: red, at: 0.5)
    #expect(half == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(RGBA.interpolate(from: .clear, to: .white, at: 0.25).red == 1)
  }

  @Test func mixesAsCSSDoes() {
    // Premultiplied: alpha .5 · (red, at .4) and .5 · (blue, at .8), by hand.
    let from = RGBA(red: 1, green: 0, blue: 0, alpha: 0.4)
    let to = RGBA(red: 0, green: 0, blue: 1, alpha: 0.8)
    let half = RGBA.interpolate(from: from, to: to, at: 0.5)
    #expect((half.alpha - 0.6).magnitude < 1e-15)
    #expect((half.red - 1 / 3.0).magnitude < 1e-15)
    #expect((half.blue - 2 / 3.0).magnitude < 1e-15)
    #expect(half.green == 0)
  }

  @Test func isClearWhereAlphaRunsOut() {
    let faint = RGBA(red: 1, green: 1, blue: 1, alpha: 0.2)
    #expect(RGBA.interpolate(from: .white, to: faint, at: 1.5) == .clear)
  }

  /// Björn Ottosson's and CSS Color 4's figures for the primaries.
  @Test(
    "agrees with published Oklab coordinates",
    arguments: [
      (RGBA.white, 1.0, 0.0, 0.0),
      (RGBA(red: 1, green: 0, blue: 0), 0.627955, 0.224863, 0.125846),
      (RGBA(red: 0, green: 1, blue: 0), 0.866440, -0.233888, 0.179498),
      (RGBA(red: 0, green: 0, blue: 1), 0.452014, -0.032457, -0.311528),
      (RGBA.black, 0.0, 0.0, 0.0),
    ]
  )
  func agreesWithPublishedOklab(color: RGBA, l: Double, a: Double, b: Double) {
    let lab = color.oklab
    #expect((lab.l - l).magnitude < 1e-6)
    #expect((lab.a - a).magnitude < 1e-6)
    #expect((lab.b - b).magnitude < 1e-6)
  }

  @Test func comesBackFromOklab() {
    forAll(1000) { seed, generator in
      let color = color(&generator)
      let back = RGBA(oklab: color.oklab, alpha: color.alpha)
      #expect((back.red - color.red).magnitude < 1e-13, "seed \(seed): \(color)")
      #expect((back.green - color.green).magnitude < 1e-13, "seed \(seed): \(color)")
      #expect((back.blue - color.blue).magnitude < 1e-13, "seed \(seed): \(color)")
      #expect(back.alpha == color.alpha)
    }
  }

  @Test func givesBackEveryByte() {
    for byte in UInt8.min...UInt8.max {
      let bytes = RGBA(bytes: byte, 255 - byte, 7, byte).bytes
      #expect(bytes == (byte, 255 - byte, 7, byte))
    }
    #expect(RGBA(hex: 0x3B2A5A) == RGBA(bytes: 59, 42, 90))
  }

  @Test func roundsHalvesUpAndSaturates() {
    #expect(RGBA.byte(0.5) == 128)
    #expect(RGBA.byte(0.5 / 255) == 1)
    #expect(RGBA.byte(0.4999 / 255) == 0)
    #expect(RGBA.byte(-0.2) == 0)
    #expect(RGBA.byte(1.7) == 255)
    #expect(RGBA.byte(.infinity) == 255)
    #expect(RGBA.byte(.nan) == 0)
  }

  private func color(_ generator: inout SeededGenerator) -> RGBA {
    RGBA(
      red: generator.double(in: 0...1),
      green: generator.double(in: 0...1),
      blue: generator.double(in: 0...1),
      alpha: generator.double(in: 0.01...1)
    )
  }
}
