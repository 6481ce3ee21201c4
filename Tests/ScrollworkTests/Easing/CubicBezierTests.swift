import Scrollwork
import TestSupport
import Testing

@Suite struct CubicBezierTests {
  /// Curves with y inside and outside 0 … 1, and now and then with a control point on an end.
  private func curve(_ random: inout SeededGenerator) -> CubicBezier {
    func x(_ random: inout SeededGenerator) -> Double {
      let value = random.double(in: -0.2...1.2)
      return min(max(value, 0), 1)
    }
    return CubicBezier(
      x(&random),
      random.double(in: -1...2),
      x(&random),
      random.double(in: -1...2)
    )
  }

  @Test func startsAtZeroAndEndsAtOne() {
    forAll { seed, random in
      let curve = curve(&random)
      #expect(curve.value(at: 0) == 0, "seed \(seed)")
      #expect(curve.value(at: 1) == 1, "seed \(seed)")
    }
  }

  @Test func staysOnTheCurveToTwelveDigits() {
    forAll { seed, random in
      let curve = curve(&random)
      let s = random.double(in: 0...1)
      let x = CubicBezier.coordinate(curve.x1, curve.x2, at: s)
      let y = CubicBezier.coordinate(curve.y1, curve.y2, at: s)
      guard x > 0, x < 1 else { return }
      let limit = 1e-12 + 1e-15 * min(abs(curve.slope(at: x)), 1e6)
      #expect(abs(curve.value(at: x) - y) <= limit, "seed \(seed)")
    }
  }

  @Test func hasItsDerivativeAsSlope() {
    forAll { seed, random in
      let curve = CubicBezier(
        random.double(in: 0.05...0.95),
        random.double(in: -1...2),
        random.double(in: 0.05...0.95),
        random.double(in: -1...2)
      )
      for x in [-0.5, 0.2, 0.5, 0.8, 1.5] {
        // Richardson's step makes the error of the quotient of order h⁴.
        func quotient(_ h: Double) -> Double {
          (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
        }
        let derivative = (4 * quotient(5e-5) - quotient(1e-4)) / 3
        let slope = curve.slope(at: x)
        // A nearly vertical place needs a smaller step than a double allows.
        if abs(slope) < 20 {
          #expect(abs(slope - derivative) < 1e-3 * (1 + abs(slope)), "seed \(seed) at \(x)")
        }
      }
    }
  }

  @Test func mirrorsWithItsControlPoints() {
    forAll { seed, random in
      let curve = curve(&random)
      let mirrored = CubicBezier(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1)
      let x = random.double(in: -0.5...1.5)
      let limit = 1e-12 + 1e-15 * min(abs(curve.slope(at: x)), 1e6)
      #expect(abs(curve.value(at: x) + mirrored.value(at: 1 - x) - 1) < limit, "seed \(seed)")
    }
  }

  @Test func continuesAlongItsEndTangents() {
    let ease = CubicBezier(0.25, 0.1, 0.25, 1)
    #expect(abs(ease.value(at: -1) + 0.4) < 1e-15)
    #expect(ease.value(at: 2) == 1)
    #expect(ease.slope(at: -3) == ease.startSlope)
    #expect(ease.slope(at: 3) == ease.endSlope)
  }

  @Test(
    "takes the direction to the next control point when one lies on an end",
    arguments: [
      (CubicBezier(0, 0, 0.5, 1), 2.0, 0.0), (CubicBezier(0.5, 0.25, 1, 1), 0.5, 1.5),
      (CubicBezier(0, 0, 1, 1), 1, 1), (CubicBezier(0, 0, 0, 0), 1, 1),
      (CubicBezier(1, 1, 1, 1), 1, 1),
    ]
  )
  func takesTheDirectionToTheNextControlPoint(curve: CubicBezier, start: Double, end: Double) {
    #expect(curve.startSlope == start)
    #expect(curve.endSlope == end)
  }

  @Test func staysFlatBeyondAVerticalEnd() {
    let curve = CubicBezier(0, 1.5, 1, -0.5)
    #expect(curve.value(at: -7) == 0)
    #expect(curve.value(at: 7) == 1)
    #expect(curve.value(at: -.infinity) == 0)
    #expect(curve.value(at: .infinity) == 1)
  }

  @Test func passesNaNThrough() {
    #expect(CubicBezier(0.25, 0.1, 0.25, 1).value(at: .nan).isNaN)
    #expect(CubicBezier(0.25, 0.1, 0.25, 1).slope(at: .nan).isNaN)
  }

  @Test func reportsAVerticalPlaceInside() {
    #expect(CubicBezier(1, 0, 0, 1).slope(at: 0.5) == .infinity)
    #expect(CubicBezier(1, 2, 0, -1).slope(at: 0.5) == -.infinity)
    #expect(CubicBezier(1, 1, 0, 0).slope(at: 0.5) == 1)
  }

  @Test func findsTheFirstInputOfAnOutput() {
    forAll { seed, random in
      let curve = curve(&random)
      let x = random.double(in: 0...1)
      let y = curve.value(at: x)
      guard let first = curve.inverse(of: y) else {
        // Only at the very top or bottom of the curve may rounding leave no crossing.
        #expect(abs(curve.slope(at: x)) < 1e-6, "seed \(seed)")
        return
      }
      #expect(first <= x + 1e-7, "seed \(seed)")
      let limit = 1e-12 + 1e-15 * min(abs(curve.slope(at: first)), 1e9)
      #expect(abs(curve.value(at: first) - y) < limit, "seed \(seed)")
    }
  }

  @Test func findsNoInputBeyondTheRangeOfTheCurve() {
    let curve = CubicBezier(0.42, 0, 0.58, 1)
    #expect(curve.inverse(of: -0.01) == nil)
    #expect(curve.inverse(of: 1.01) == nil)
    #expect(curve.inverse(of: .nan) == nil)
    #expect(curve.inverse(of: 0) == 0)
    #expect(curve.inverse(of: 1) == 1)
    #expect(curve.inverse(of: 0.5) == 0.5)
    let back = CubicBezier(0.68, -0.55, 0.265, 1.55)
    #expect(back.inverse(of: -0.05) != nil)
    #expect(back.inverse(of: -0.5) == nil)
  }
}
