import ScrollworkRender
import TestSupport
import Testing

@testable import ScrollworkExport

/// Loops that use what the processor has give the bytes of the plain ones.
@Suite struct RowKernelTests {
  /// Pixels with many neighbours alike, as in pictures, and with extremes.
  private static func pixels(
    _ count: Int,
    _ generator: inout SeededGenerator
  ) -> [UInt32] {
    var last: UInt32 = 0
    return (0..<count).map { _ in
      switch generator.next() % 4 {
      case 0: last = UInt32.random(in: 0...UInt32.max, using: &generator)
      case 1:
        last = [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_0000, 0xFF00_00FF][Int(generator.next() % 4)]
      default: break
      }
      return last
    }
  }

  @Test func filtersAreTheSame() {
    forAll(200, seed: 7) { seed, generator in
      let pixel = Int.random(in: 3...4, using: &generator)
      let count = Int.random(in: 1...420, using: &generator) * pixel
      // A long row now and then, whose counts leave a byte.
      let length = seed % 20 == 0 ? count + 12_000 : count
      func row() -> [UInt8] {
        let bytes = Self.pixels((length + 3) / 4, &generator).flatMap { word in
          (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
        }
        return Array(repeating: 0, count: pixel) + bytes.prefix(length)
      }
      var (current, above) = (row(), row())
      let results = [FilterRows.fastest, .portable].map { rows in
        var out = [UInt8](repeating: 0, count: length)
        var scratch = out
        let errors = current.withUnsafeMutableBufferPointer { current in
          above.withUnsafeMutableBufferPointer { above in
            scratch.withUnsafeMutableBufferPointer { scratch in
              out.withUnsafeMutableBufferPointer { out in
                guard let current = current.baseAddress, let above = above.baseAddress,
                  let scratch = scratch.baseAddress, let out = out.baseAddress
                else { preconditionFailure("A row has bytes") }
                rows.subtractPaeth(
                  current + pixel,
                  above: above + pixel,
                  pixel: pixel,
                  count: length,
                  into: out
                )
                return rows.errors(
                  current + pixel,
                  above: above + pixel,
                  pixel: pixel,
                  count: length,
                  scratch
                )
              }
            }
          }
        }
        return (out, errors)
      }
      #expect(results[0].0 == results[1].0, "seed \(seed)")
      #expect(results[0].1 == results[1].1, "seed \(seed)")
      #expect(results[0].1.paeth == results[0].0.count { $0 != 0 }, "seed \(seed)")
    }
  }

  @Test func packedPixelsAreTheSame() {
    forAll(60, seed: 8) { seed, generator in
      let pixels = Self.pixels(Int.random(in: 1...100, using: &generator), &generator)
      let packed = [FilterRows.fastest, .portable].map { rows in
        var out = [UInt8](repeating: 0, count: 3 * pixels.count + FilterRows.excess)
        out.withUnsafeMutableBufferPointer { out in
          guard let out = out.baseAddress else { return }
          pixels.withUnsafeBufferPointer { rows.rgb($0, into: out) }
        }
        return Array(out.prefix(3 * pixels.count))
      }
      #expect(packed[0] == packed[1], "seed \(seed)")
      #expect(packed[0].first == UInt8(truncatingIfNeeded: pixels[0] >> 16))
    }
  }

  @Test func planesAreTheSame() {
    forAll(120, seed: 9) { seed, generator in
      let bitmap = Bitmap(
        width: Int.random(in: 1...90, using: &generator),
        height: Int.random(in: 1...7, using: &generator)
      )
      for y in 0..<bitmap.height {
        for (x, pixel) in Self.pixels(bitmap.width, &generator).enumerated() {
          bitmap[x, y] = pixel
        }
      }
      let planes = [PlaneRows.fastest, .portable].map { rows in
        let picture = I420(width: bitmap.width, height: bitmap.height, rows)
        picture.convert(bitmap, rows: 0..<bitmap.height)
        return Array(picture.bytes)
      }
      #expect(planes[0] == planes[1], "seed \(seed), \(bitmap.width) × \(bitmap.height)")
    }
  }

  @Test func planesFollowTheFormula() {
    let bitmap = Bitmap(width: 19, height: 4)
    var generator = SeededGenerator(seed: 10)
    for y in 0..<4 {
      for x in 0..<19 { bitmap[x, y] = UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
    }
    let picture = I420(width: 19, height: 4)
    picture.convert(bitmap, rows: 0..<4)
    func channels(_ x: Int, _ y: Int) -> (Double, Double, Double) {
      let pixel = bitmap[min(max(x, 0), 18), y]
      return (Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255))
    }
    for y in 0..<4 {
      for x in 0..<19 {
        let (r, g, b) = channels(x, y)
        let exact = 16 + 219 * (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
        #expect(abs(Double(picture.bytes[20 * y + x]) - exact) <= 0.51)
      }
    }
    for y in 0..<2 {
      for x in 0..<10 {
        var (red, luma) = (0.0, 0.0)
        for (dx, share) in [(-1, 1.0), (0, 2.0), (1, 1.0)] {
          for dy in 0..<2 {
            let (r, g, b) = channels(2 * x + dx, 2 * y + dy)
            red += share * r / 8
            luma += share * (0.2126 * r + 0.7152 * g + 0.0722 * b) / 8
          }
        }
        let exact = 128 + 224 * (red - luma) / 1.5748 / 255
        #expect(abs(Double(picture.bytes[20 * 4 * 5 / 4 + 10 * y + x]) - exact) <= 0.52)
      }
    }
  }

  @Test func onlyRowsThatChangedAreConverted() {
    let old = Pictures.stripes(width: 21, height: 15)
    let new = Pictures.stripes(width: 21, height: 15)
    for y in [4, 9] { for x in 0..<21 { new[x, y] = 0xFF40_8020 } }
    let picture = I420(width: 21, height: 15)
    picture.convert(old, rows: 0..<15)
    picture.convert(new, rows: 4..<10)
    let fresh = I420(width: 21, height: 15)
    fresh.convert(new, rows: 0..<15)
    #expect(Array(picture.bytes) == Array(fresh.bytes))
  }

  @Test func onlyChangesOfBytesThatDifferAreKept() {
    forAll(100, seed: 11) { seed, generator in
      let width = Int.random(in: 1...200, using: &generator)
      var changes = Changes(width: width, height: 2, .fastest)
      changes.takeAll(2)
      // 63 bytes behind a row may be read.
      let rows = (0..<2).map { _ in
        (0..<width + 63).map { _ in UInt8.random(in: 0...1, using: &generator) }
      }
      rows[0].withUnsafeBufferPointer { a in
        rows[1].withUnsafeBufferPointer { b in
          guard let a = a.baseAddress, let b = b.baseAddress else { return }
          changes.keep(a, unlike: b, ofRow: 1)
        }
      }
      var kept: [Int] = []
      changes.forEachColumn(ofRow: 1) { kept.append($0) }
      #expect(kept == (0..<width).filter { rows[0][$0] != rows[1][$0] }, "seed \(seed)")
      #expect(changes.columns(ofRow: 0) == 0..<width, "seed \(seed)")
      let start = Int.random(in: 0..<width, using: &generator)
      let next = changes.firstColumn(ofRow: 1, from: start, to: width)
      #expect(next == kept.first { $0 >= start } ?? width, "seed \(seed)")
    }
  }

  @Test func coloursAreLookedUpTheSame() {
    let palette = Palette((0..<200).map { UInt32($0) &* 0x1_6B3F & 0xFF_FFFF })
    forAll(60, seed: 12) { seed, generator in
      let width = Int.random(in: 1...150, using: &generator)
      let (old, frame) = (Bitmap(width: width, height: 1), Bitmap(width: width, height: 1))
      for (x, pixel) in Self.pixels(width, &generator).enumerated() {
        // Most are opaque, and some rest.
        frame[x, 0] = x % 11 == 0 ? pixel : pixel | 0xFF00_0000
        old[x, 0] = x % 3 == 0 ? frame[x, 0] : ~frame[x, 0]
      }
      let rows = [ColourKernel.fastest, .portable].map { kernel in
        var map = ColourMap(palette, dithers: true, kernel)
        for x in 0..<width where x % 5 > 1 { _ = map.entry(for: frame[x, 0] & 0xFF_FFFF) }
        var changes = Changes(width: width, height: 1, kernel)
        let before = Bitmap(width: width, height: 1)
        before.copy(from: old)
        changes.take(frame, 0..<1, from: before)
        // Seven more of each may be read.
        var indices = [UInt8](repeating: 255, count: width + 7)
        var missing = [Int32](repeating: 0, count: width + 1)
        let thresholds: [UInt8] = [0, 32, 8, 40, 2, 34, 10, 42]
        let count = indices.withUnsafeMutableBufferPointer { indices in
          missing.withUnsafeMutableBufferPointer { missing in
            thresholds.withUnsafeBufferPointer { thresholds in
              guard let indices = indices.baseAddress, let missing = missing.baseAddress,
                let thresholds = thresholds.baseAddress
              else { preconditionFailure("A row has pixels") }
              return map.lookUp(
                frame.start(ofRow: 0),
                ofRow: 0,
                changes,
                thresholds: thresholds,
                into: indices,
                missing: missing
              )
            }
          }
        }
        let columns = missing.prefix(count).map { Int($0) }
        for x in 0..<width + 7 where x >= width || x % 3 == 0 { #expect(indices[x] == 255) }
        for x in 0..<width where x % 3 != 0 && !columns.contains(x) {
          let entry = map.entry(for: frame[x, 0] & 0xFF_FFFF)
          #expect(frame[x, 0] >> 24 == 255, "seed \(seed)")
          #expect(indices[x] == entry.index(at: thresholds[x & 7]), "seed \(seed)")
        }
        return columns
      }
      #expect(rows[0] == rows[1], "seed \(seed)")
      #expect(rows[0].allSatisfy { $0 % 3 != 0 }, "seed \(seed)")
    }
  }
}
