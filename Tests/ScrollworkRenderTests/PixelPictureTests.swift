import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkRender

@Suite struct PixelPictureTests {
  typealias Canvas = PixelMixerTests.Canvas

  /// Opaque pixels of two kinds with a transparent edge.
  private func picture(_ side: Int, _ isWhite: (Int, Int) -> Bool) -> Canvas {
    let canvas = Canvas(side, side)
    for y in 1..<side - 1 {
      for x in 1..<side - 1 {
        canvas.grid.row(y)[x] = isWhite(x, y) ? 0xFFFF_FFFF : 0xFF00_0000
      }
    }
    return canvas
  }

  private func draw(_ canvas: Canvas, _ map: Affine, side: Int = 40) -> Canvas {
    let target = Canvas(side, side)
    let picture = PixelPicture(canvas.grid)
    picture.read(rows: 0..<canvas.grid.height)
    picture.draw(
      with: PixelMixer(),
      at: map,
      opacity: 1,
      on: target.grid,
      in: PixelArea(of: target.grid)
    )
    return target
  }

  @Test func halvesOnlyBelowHalfSize() {
    for (map, across, down) in [
      (Affine.identity, 0, 0), (.scale(x: 0.5, y: 0.5), 0, 0), (.scale(x: 0.49, y: 1), 1, 0),
      (.scale(x: 2, y: -0.1), 0, 3), (.rotation(1), 0, 0),
      (Affine.rotation(1).concatenating(.scale(x: 0.24, y: 0.2)), 2, 2),
    ] {
      let steps = ReducedGrid.Steps(for: map)
      #expect(steps.across == across && steps.down == down, "\(map)")
    }
  }

  @Test func eachPixelOfAHalfIsTheMeanOfABlock() {
    forAll(30) { seed, generator in
      let size = (3 + Int(generator.next() % 20), 3 + Int(generator.next() % 20))
      let canvas = Canvas(size.0, size.1, edge: 1, &generator)
      let half = ReducedGrid(of: canvas.grid, by: .init(for: .scale(x: 0.3, y: 0.2)))
      for y in 0..<half.grid.height {
        for x in 0..<half.grid.width {
          for channel in [UInt32(0), 8, 16, 24] {
            var sum = 0.0
            for j in 4 * (y - 1)..<4 * y {
              for i in 2 * (x - 1)..<2 * x
              where i >= 0 && i < size.0 && j >= 0 && j < size.1 {
                sum += Double(canvas.grid.row(j)[i] >> channel & 255)
              }
            }
            let level = Double(half.grid.row(y)[x] >> channel & 255)
            #expect(abs(level - sum / 8) <= 0.5, "seed \(seed)")
          }
        }
      }
    }
  }

  @Test func fineLinesBecomeGreyHoweverTheyAreShrunk() {
    let lines = picture(130) { x, _ in x % 2 == 0 }
    for scale in [0.45, 0.3, 0.26, 0.12] {
      for angle in [0, 0.2] {
        let map = Affine.translation(x: 4.3, y: 4.6).concatenating(.rotation(angle))
          .concatenating(.scale(x: scale, y: scale))
        let target = draw(lines, map, side: 80)
        let middle = map.applying(to: Point(x: 65, y: 65))
        for dy in -3...3 {
          for dx in -3...3 {
            let level = target.grid.row(Int(middle.y) + dy)[Int(middle.x) + dx] & 255
            #expect((127...128).contains(level), "at \(scale), \(angle)")
          }
        }
      }
    }
  }

  @Test func smallCopiesLieWhereThePictureLies() {
    let square = picture(102) { _, _ in true }
    for scale in [0.4, 0.2, 0.11] {
      let map = Affine.translation(x: 3.3, y: 5.8).concatenating(.scale(x: scale, y: scale))
      let target = draw(square, map, side: 60)
      var (sum, x0, y0) = (0.0, 0.0, 0.0)
      for y in 0..<60 {
        for x in 0..<60 {
          let level = Double(target.grid.row(y)[x] >> 24) / 255
          sum += level
          x0 += level * (Double(x) + 0.5)
          y0 += level * (Double(y) + 0.5)
        }
      }
      let middle = map.applying(to: Point(x: 51, y: 51))
      #expect(abs(sum / (10_000 * scale * scale) - 1) < 0.02, "at \(scale)")
      #expect(abs(x0 / sum - middle.x) < 0.1 && abs(y0 / sum - middle.y) < 0.1, "at \(scale)")
    }
  }

  @Test func readingRowsAgainForgetsWhatWasThere() {
    let canvas = picture(50) { _, _ in true }
    let picture = PixelPicture(canvas.grid)
    picture.read(rows: 0..<50)
    for scale in [1, 0.3] {
      for isOn in [true, false, true] {
        for x in 1..<49 { for y in 10..<40 { canvas.grid.row(y)[x] = isOn ? 0xFFFF_FFFF : 0 } }
        picture.read(rows: 10..<40)
        let target = Canvas(50, 50)
        picture.draw(
          with: PixelMixer(),
          at: .scale(x: scale, y: scale),
          opacity: 1,
          on: target.grid,
          in: PixelArea(of: target.grid)
        )
        let middle = Int(25 * scale)
        #expect(target.grid.row(middle)[middle] == (isOn ? 0xFFFF_FFFF : 0))
      }
    }
  }
}
