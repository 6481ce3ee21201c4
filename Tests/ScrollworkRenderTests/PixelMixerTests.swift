import Scrollwork
import TestSupport
import Testing

@testable import ScrollworkRender

@Suite struct PixelMixerTests {
  /// Pixels of its own.
  final class Canvas {
    let grid: PixelGrid

    init(_ width: Int, _ height: Int) {
      let base = UnsafeMutablePointer<UInt32>.allocate(capacity: (width + 3) * height)
      base.initialize(repeating: 0, count: (width + 3) * height)
      grid = PixelGrid(base: base, stride: width + 3, width: width, height: height)
    }

    deinit { grid.base.deallocate() }

    /// Any premultiplied pixels; a picture has a transparent edge.
    convenience init(
      _ width: Int,
      _ height: Int,
      edge: Int,
      _ generator: inout SeededGenerator
    ) {
      self.init(width, height)
      let isSharp = generator.next() % 2 == 0
      for y in edge..<height - edge {
        for x in edge..<width - edge {
          // Neighbours of no and of full strength are the hardest to mix.
          let alpha: UInt64 = isSharp ? generator.next() % 2 * 255 : generator.next() % 256
          var pixel = UInt32(alpha) << 24
          for shift in [UInt32(0), 8, 16] {
            let level = isSharp ? generator.next() % 2 * alpha : generator.next() % (alpha + 1)
            pixel |= UInt32(level) << shift
          }
          grid.row(y)[x] = pixel
        }
      }
    }

    func copy() -> Canvas {
      let other = Canvas(grid.width, grid.height)
      other.grid.base.update(from: grid.base, count: grid.stride * grid.height)
      return other
    }

    var pixels: [UInt32] {
      (0..<grid.height).flatMap { y in (0..<grid.width).map { grid.row(y)[$0] } }
    }
  }

  /// A channel of the picture anywhere, as Cairo's and CSS's bilinear filters define it.
  static func exact(_ picture: PixelGrid, _ x: Double, _ y: Double, channel: UInt32) -> Double {
    func level(_ x: Int, _ y: Int) -> Double {
      guard x >= 0, x < picture.width, y >= 0, y < picture.height else { return 0 }
      return Double(picture.row(y)[x] >> channel & 255)
    }
    let (u, v) = (x - 0.5, y - 0.5)
    guard abs(u) < 1e6, abs(v) < 1e6 else { return 0 }
    let (i, j) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
    let (p, q) = (u - Double(i), v - Double(j))
    return (level(i, j) * (1 - p) + level(i + 1, j) * p) * (1 - q)
      + (level(i, j + 1) * (1 - p) + level(i + 1, j + 1) * p) * q
  }

  /// The largest difference of a channel to the exact value, in levels.
  static func worst(
    _ picture: PixelGrid,
    _ map: Affine,
    _ opacity: Double,
    before: PixelGrid,
    after: PixelGrid
  ) throws -> Double {
    let back = try #require(map.inverted())
    var worst = 0.0
    for y in 0..<before.height {
      for x in 0..<before.width {
        let point = back.applying(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let alpha = opacity * exact(picture, point.x, point.y, channel: 24)
        for channel in [UInt32(0), 8, 16, 24] {
          let top = opacity * exact(picture, point.x, point.y, channel: channel)
          let under = Double(before.row(y)[x] >> channel & 255)
          let wanted = top + under * (1 - alpha / 255)
          worst = max(worst, abs(Double(after.row(y)[x] >> channel & 255) - wanted))
        }
      }
    }
    return worst
  }

  static let kinds = ["whole", "shift", "across", "down", "scale", "mirror", "turn", "skew"]

  static func map(_ kind: String, _ generator: inout SeededGenerator) -> Affine {
    let move = Affine.translation(
      x: generator.double(in: -6...20),
      y: generator.double(in: -6...20)
    )
    func side() -> Double { generator.double(in: 0.4...2.5) }
    switch kind {
    case "whole": return .translation(x: move.tx.rounded(), y: move.ty.rounded())
    case "shift": return move
    case "across": return .translation(x: move.tx, y: move.ty.rounded())
    case "down": return .translation(x: move.tx.rounded(), y: move.ty)
    case "scale": return move.concatenating(.scale(x: side(), y: side()))
    case "mirror":
      return .translation(x: 26, y: 20).concatenating(move).concatenating(
        .scale(x: -side(), y: -side())
      )
    case "turn":
      return move.concatenating(.rotation(generator.double(in: -3.2...3.2)))
        .concatenating(.scale(x: side(), y: side()))
    default:
      var map = move
      map.b = generator.double(in: -1...1)
      map.c = generator.double(in: -0.5...0.5)
      return map
    }
  }

  @Test(arguments: kinds, [PixelRows.portable, .fastest])
  func roundsTheExactValue(_ kind: String, _ rows: PixelRows) throws {
    try forAll(60) { seed, generator in
      let picture = Canvas(16, 13, edge: 1, &generator)
      let before = Canvas(40, 36, edge: 0, &generator)
      let map = Self.map(kind, &generator)
      let opacity = generator.next() % 2 == 0 ? 1 : generator.double(in: 0.01...1)
      let after = before.copy()
      PixelMixer(rows).draw(
        picture.grid,
        at: map,
        opacity: opacity,
        on: after.grid,
        in: PixelArea(of: after.grid)
      )
      let worst = try Self.worst(
        picture.grid,
        map,
        opacity,
        before: before.grid,
        after: after.grid
      )
      // Half a level is what the last rounding costs.
      #expect(worst < 0.55, "\(kind), seed \(seed)")
    }
  }

  @Test(arguments: kinds) func noColourPassesItsAlpha(_ kind: String) {
    forAll(40, seed: 9) { seed, generator in
      let picture = Canvas(16, 13, edge: 1, &generator)
      let target = Canvas(40, 36, edge: 0, &generator)
      let map = Self.map(kind, &generator)
      for opacity in [1, generator.double(in: 0.01...1)] {
        PixelMixer().draw(
          picture.grid,
          at: map,
          opacity: opacity,
          on: target.grid,
          in: PixelArea(of: target.grid)
        )
      }
      let isSound = target.pixels.allSatisfy { pixel in
        [0, 8, 16].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 }
      }
      #expect(isSound, "\(kind), seed \(seed)")
    }
  }

  @Test(arguments: kinds) func areasDrawnOneByOneMakeTheWhole(_ kind: String) {
    forAll(30, seed: 4) { seed, generator in
      let picture = Canvas(16, 13, edge: 1, &generator)
      let whole = Canvas(40, 36, edge: 0, &generator)
      let parts = whole.copy()
      let map = Self.map(kind, &generator)
      let mixer = PixelMixer()
      mixer.draw(picture.grid, at: map, opacity: 0.7, on: whole.grid, in: PixelArea(of: whole.grid))
      for rows in [0..<5, 5..<6, 6..<20, 20..<36] {
        mixer.draw(
          picture.grid,
          at: map,
          opacity: 0.7,
          on: parts.grid,
          in: PixelArea(columns: 0..<40, rows: rows)
        )
      }
      #expect(parts.pixels == whole.pixels, "\(kind), seed \(seed)")
    }
  }

  @Test(arguments: kinds) func areasCutAnywhereMakeTheWhole(_ kind: String) {
    forAll(30, seed: 5) { seed, generator in
      let picture = Canvas(16, 13, edge: 1, &generator)
      let whole = Canvas(40, 36, edge: 0, &generator)
      let parts = whole.copy()
      let map = Self.map(kind, &generator)
      let mixer = PixelMixer()
      mixer.draw(picture.grid, at: map, opacity: 0.4, on: whole.grid, in: PixelArea(of: whole.grid))
      for columns in [0..<3, 3..<17, 17..<18, 18..<40] {
        mixer.draw(
          picture.grid,
          at: map,
          opacity: 0.4,
          on: parts.grid,
          in: PixelArea(columns: columns, rows: 0..<36)
        )
      }
      #expect(parts.pixels == whole.pixels, "\(kind), seed \(seed)")
    }
  }

  @Test func opaquePixelsMovedByWholePixelsAreCopied() {
    var generator = SeededGenerator(seed: 3)
    let picture = Canvas(12, 9, edge: 1, &generator)
    for y in 1..<8 { for x in 1..<11 { picture.grid.row(y)[x] |= 0xFF00_0000 } }
    let target = Canvas(20, 20, edge: 0, &generator)
    let before = target.copy()
    PixelMixer().draw(
      picture.grid,
      at: .translation(x: 5, y: 3),
      opacity: 1,
      on: target.grid,
      in: PixelArea(of: target.grid)
    )
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (6..<16).contains(x) && (4..<11).contains(y)
        let wanted = isInside ? picture.grid.row(y - 3)[x - 5] : before.grid.row(y)[x]
        #expect(target.grid.row(y)[x] == wanted, "at \(x), \(y)")
      }
    }
  }

  @Test func aTransparentPictureLeavesEveryLevelAsItIs() {
    let clear = Canvas(260, 4)
    let target = Canvas(256, 3)
    for x in 0..<256 { target.grid.row(1)[x] = UInt32(x) &* 0x0101_0101 }
    let before = target.pixels
    for map in [Affine.translation(x: -2.5, y: -0.25), Affine.rotation(0.001)] {
      PixelMixer().draw(
        clear.grid,
        at: map,
        opacity: 1,
        on: target.grid,
        in: PixelArea(of: target.grid)
      )
    }
    #expect(target.pixels == before)
    for level in 0...255 { #expect(Level.over(0, alpha: 0, UInt8(level)) == level) }
  }
}
