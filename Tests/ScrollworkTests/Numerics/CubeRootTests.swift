import Scrollwork
import TestSupport
import Testing

@Suite struct CubeRootTests {
  @Test func isExactForCubesOfIntegers() {
    for n in 0...2000 {
      let x = Double(n)
      #expect(Numerics.cubeRoot(x * x * x) == x)
      #expect(Numerics.cubeRoot(-x * x * x) == -x)
    }
    #expect(Numerics.cubeRoot(0x1p-1074 * 0x1p-1) == 0)
    #expect(Numerics.cubeRoot(0x1p-1074) == 0x1p-358)
    #expect(Numerics.cubeRoot(0x1p1023) == 0x1p341)
  }

  @Test func keepsZeroInfinityAndNaN() {
    #expect(Numerics.cubeRoot(-0.0).sign == .minus)
    #expect(Numerics.cubeRoot(.infinity) == .infinity)
    #expect(Numerics.cubeRoot(-.infinity) == -.infinity)
    #expect(Numerics.cubeRoot(.nan).isNaN)
  }

  /// t − x^(1/3) = (t³ − x) ÷ 3t², with t³ − x from exact products.
  @Test func staysWithinItsErrorLimit() {
    var worst = 0.0
    forAll(20_000) { seed, generator in
      let x = generator.logUniform(in: 1e-100...1e100)
      let t = Numerics.cubeRoot(x)
      let square = t * t
      let squareLow = (-square).addingProduct(t, t)
      let cube = square * t
      let cubeLow = (-cube).addingProduct(square, t) + squareLow * t
      let error = ((cube - x) + cubeLow) / (3 * square) / t.ulp
      worst = max(worst, error.magnitude)
      #expect(error.magnitude <= 0.7, "seed \(seed): \(error) ulp at \(x)")
    }
    #expect(worst > 0.4, "the measure itself must see roundings")
  }
}
