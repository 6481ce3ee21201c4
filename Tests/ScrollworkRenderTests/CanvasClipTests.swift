import CCairo
import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkRender

@Suite struct CanvasClipTests {
  private static func map(_ kind: String, _ generator: inout SeededGenerator) -> Affine {
    let move = Affine.translation(
      x: generator.double(in: -4...14),
      y: generator.double(in: -4...14)
    )
    return kind == "turned" ? move.concatenating(.rotation(generator.double(in: -1...1))) : move
  }

  private static func box(_ kind: String, _ generator: inout SeededGenerator) -> RoundBox {
    RoundBox(
      size: Size(width: generator.double(in: 1...30), height: generator.double(in: 1...30)),
      radius: kind == "round" ? generator.double(in: 1...12) : 0
    )
  }

  private static let kinds = ["upright", "round", "turned"]

  /// An opaque picture of many colours, with a transparent edge.
  private func picture(_ generator: inout SeededGenerator) -> Surface {
    let surface = Surface(width: 40, height: 40)
    surface.withPixels { _ in
      let grid = surface.grid
      for y in 1..<39 {
        for x in 1..<39 { grid.row(y)[x] = UInt32(generator.next() & 0xFF_FFFF) | 0xFF00_0000 }
      }
    }
    return surface
  }

  @Test(arguments: kinds) func cutsPicturesAsCairoDoes(_ kind: String) {
    forAll(60, seed: 21) { seed, generator in
      let surface = picture(&generator)
      let ours = PixelPicture(surface.grid)
      let (drawn, wanted) = (Surface(width: 36, height: 36), Surface(width: 36, height: 36))
      let cuts = (0..<1 + Int(generator.next() % 2)).map { _ in
        (Self.box(kind, &generator), Self.map(kind, &generator))
      }
      drawn.draw { canvas in
        func cut(_ rest: ArraySlice<(RoundBox, Affine)>) {
          guard let next = rest.first else {
            return canvas.lay(ours, at: .identity, opacity: 1, with: PixelMixer())
          }
          canvas.cut(at: next.0, next.1) { cut(rest.dropFirst()) }
        }
        cut(cuts[...])
      }
      wanted.draw { canvas in
        for (box, map) in cuts {
          var matrix = map.cairo
          cairo_set_matrix(canvas.cr, &matrix)
          box.outline.trace(on: canvas)
          cairo_clip(canvas.cr)
        }
        cairo_identity_matrix(canvas.cr)
        canvas.setSource(surface)
        cairo_paint(canvas.cr)
      }
      let worst = Pixels.worstDifference(drawn, wanted)
      #expect(worst <= 2, "\(kind), seed \(seed): off by \(worst)")
    }
  }

  @Test(arguments: kinds) func partsAreApart(_ kind: String) {
    forAll(60, seed: 22) { seed, generator in
      var clip = CanvasClip(columns: 0..<36, rows: 3..<30)
      for _ in 0...generator.next() % 2 {
        clip.cut(at: Self.box(kind, &generator), Self.map(kind, &generator))
      }
      var counts = Array(repeating: 0, count: 36 * 36)
      for part in clip.parts {
        for y in part.area.rows { for x in part.area.columns { counts[36 * y + x] += 1 } }
        #expect(part.area.rows.lowerBound >= 3 && part.area.rows.upperBound <= 30)
        #expect(part.coverage > 0 && part.coverage <= 1, "seed \(seed)")
      }
      #expect(counts.allSatisfy { $0 <= 1 }, "seed \(seed)")
    }
  }
}
