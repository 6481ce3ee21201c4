import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkRender

@Suite struct PixelRowsTests {
  typealias Canvas = PixelMixerTests.Canvas

  /// A picture with gaps and with opaque parts, as texts and photographs have them.
  static func patches(_ width: Int, _ height: Int, _ generator: inout SeededGenerator) -> Canvas {
    let picture = Canvas(width, height, edge: 1, &generator)
    for y in 0..<height {
      var x = 0
      while x < width {
        let end = min(width, x + 1 + Int(generator.next() % 60))
        let kind = generator.next() % 3
        for x in x..<end where kind == 0 { picture.grid.row(y)[x] = 0 }
        for x in max(x, 1)..<max(x, 1, min(end, width - 1))
        where kind == 1 && y > 0 && y < height - 1 {
          picture.grid.row(y)[x] |= 0xFF00_0000
        }
        x = end
      }
    }
    return picture
  }

  static func draw(
    _ rows: PixelRows,
    _ picture: Canvas,
    _ runs: PixelRuns?,
    _ map: Affine,
    _ opacity: Double,
    on before: Canvas
  ) -> [UInt32] {
    let target = before.copy()
    PixelMixer(rows).draw(
      picture.grid,
      runs: runs,
      at: map,
      opacity: opacity,
      on: target.grid,
      in: PixelArea(of: target.grid)
    )
    return target.pixels
  }

  @Test(arguments: PixelMixerTests.kinds)
  func everyProcessorGivesTheSameBits(_ kind: String) {
    forAll(40, seed: 11) { seed, generator in
      let size = (3 + Int(generator.next() % 200), 3 + Int(generator.next() % 20))
      let picture = Self.patches(size.0, size.1, &generator)
      let before = Canvas(230, 40, edge: 0, &generator)
      let map = PixelMixerTests.map(kind, &generator)
      let opacity = generator.next() % 2 == 0 ? 1 : generator.double(in: 0...1)
      let wanted = Self.draw(.portable, picture, nil, map, opacity, on: before)
      for rows in PixelRows.all {
        let drawn = Self.draw(rows, picture, nil, map, opacity, on: before)
        #expect(drawn == wanted, "\(kind), \(rows.name), seed \(seed)")
      }
    }
  }

  @Test(arguments: PixelMixerTests.kinds)
  func leavingGapsOutChangesNoBit(_ kind: String) {
    forAll(40, seed: 12) { seed, generator in
      let size = (3 + Int(generator.next() % 400), 3 + Int(generator.next() % 20))
      let picture = Self.patches(size.0, size.1, &generator)
      let before = Canvas(430, 40, edge: 0, &generator)
      let map = PixelMixerTests.map(kind, &generator)
      let opacity = generator.next() % 2 == 0 ? 1 : generator.double(in: 0...1)
      let wanted = Self.draw(.fastest, picture, nil, map, opacity, on: before)
      let runs = PixelRuns(picture.grid)
      for rows in PixelRows.all {
        let gapped = Self.draw(rows, picture, runs, map, opacity, on: before)
        #expect(gapped == wanted, "\(kind), seed \(seed)")
      }
    }
  }

  @Test func runsHoldAllThatIsSeen() {
    forAll(80, seed: 13) { seed, generator in
      let picture = Self.patches(3 + Int(generator.next() % 500), 6, &generator)
      let runs = PixelRuns(picture.grid)
      for y in 0..<6 {
        var end = 0
        for run in runs[y] {
          let isInOrder = run.first >= end && run.end > run.first
          #expect(isInOrder, "seed \(seed)")
          for x in end..<Int(run.first) { #expect(picture.grid.row(y)[x] == 0, "seed \(seed)") }
          for x in Int(run.first)..<Int(run.end) where run.isOpaque {
            #expect(picture.grid.row(y)[x] >> 24 == 255, "seed \(seed)")
          }
          end = Int(run.end)
        }
        for x in end..<picture.grid.width {
          #expect(picture.grid.row(y)[x] == 0, "seed \(seed)")
        }
      }
    }
  }

  @Test func emptyRowsHaveNoRuns() {
    let clear = Canvas(100, 4)
    let runs = PixelRuns(clear.grid)
    for y in 0..<clear.grid.height { #expect(runs[y].isEmpty) }
  }

  @Test func mapsThatLeaveNoAreaDrawNothing() {
    var generator = SeededGenerator(seed: 2)
    let picture = Self.patches(60, 20, &generator)
    let before = Canvas(80, 40, edge: 0, &generator)
    let sliver = Affine(a: 1, b: 1, c: 1, d: 1 + 1e-9, tx: 3, ty: 4)
    for rows in PixelRows.all {
      #expect(Self.draw(rows, picture, nil, sliver, 1, on: before) == before.pixels)
    }
  }
}
