import Foundation
import Testing

@testable import ScrollworkRender

@Suite struct BlurTests {
  /// A single bright pixel in the middle, blurred.
  private func bell(_ sigma: Double, side: Int) -> [Float] {
    var plane = [Float](repeating: 0, count: side * side)
    plane[side / 2 * side + side / 2] = 1
    Blur(sigma: sigma).apply(to: &plane, width: side, height: side)
    return plane
  }

  @Test(arguments: [0.4, 0.8, 1, 2.5, 4, 7.3])
  func spreadsLikeAGaussian(_ sigma: Double) {
    let side = 2 * Int(5 * sigma + 4) + 1
    let plane = bell(sigma, side: side)
    let middle = side / 2
    var sum = 0.0
    var variance = 0.0
    for y in 0..<side {
      for x in 0..<side {
        let value = Double(plane[y * side + x])
        sum += value
        variance += value * Double((x - middle) * (x - middle))
      }
    }
    #expect(abs(sum - 1) < 1e-4)
    #expect(abs(variance - sigma * sigma) < 0.002 * sigma * sigma + 1e-4)
  }

  @Test(arguments: [(1, 0.021), (2, 0.01), (2.5, 0.01), (4, 0.01), (7.3, 0.01)])
  func softensAnEdgeLikeAGaussian(_ sigma: Double, _ tolerance: Double) {
    let side = 2 * Int(5 * sigma + 4)
    // The right half is bright; the edge lies between two pixels.
    var plane = (0..<side * side).map { $0 % side < side / 2 ? Float(0) : 1 }
    Blur(sigma: sigma).apply(to: &plane, width: side, height: side)
    let row = side / 2 * side
    for x in side / 4..<3 * side / 4 {
      let distance = Double(x) + 0.5 - Double(side / 2)
      let expected = (1 + erf(distance / (sigma * 2.0.squareRoot()))) / 2
      #expect(abs(Double(plane[row + x]) - expected) < tolerance)
    }
  }

  @Test func isTheSameInEveryDirection() {
    let plane = bell(3, side: 31)
    for y in 0..<31 {
      for x in 0..<31 {
        #expect(abs(plane[y * 31 + x] - plane[x * 31 + y]) < 1e-6)
        #expect(abs(plane[y * 31 + x] - plane[y * 31 + 30 - x]) < 1e-6)
      }
    }
  }
}
