import Foundation
import ScrollworkExport
import ScrollworkRender
import TestSupport
import Testing

@Suite struct PNGTests {
  private func encode(_ bitmap: Bitmap, level: Int = 6) -> [UInt8] {
    var encoder = PNGEncoder(level: level)
    return encoder.encode(bitmap)
  }

  private func roundTrip(_ bitmap: Bitmap, level: Int) throws -> (Bitmap, [UInt8]) {
    let scratch = try Scratch()
    let bytes = encode(bitmap, level: level)
    try Data(bytes).write(to: URL(fileURLWithPath: scratch.file("a.png")))
    return (try readPNG(scratch.file("a.png")), bytes)
  }

  @Test(arguments: [0, 1, 6, 12]) func anotherDecoderReadsTheSamePixels(level: Int) throws {
    try forAll(12) { seed, generator in
      let width = Int.random(in: 1...40, using: &generator)
      let height = Int.random(in: 1...40, using: &generator)
      let bitmap = Pictures.noise(
        width: width,
        height: height,
        opaque: seed % 2 == 0,
        &generator
      )
      let (read, _) = try roundTrip(bitmap, level: level)
      #expect(read.hasSamePixels(as: bitmap), "seed \(seed), \(width) × \(height)")
    }
  }

  @Test func flatArtSurvivesEveryRowFilter() throws {
    for bitmap in [
      Pictures.stripes(width: 61, height: 47),
      Pictures.walkingBox(width: 64, height: 48, frame: 3),
    ] {
      #expect(try roundTrip(bitmap, level: 6).0.hasSamePixels(as: bitmap))
    }
  }

  @Test func tallPicturesSurviveTheChoiceBySample() throws {
    for bitmap in [
      Pictures.stripes(width: 9, height: 700),
      Pictures.walkingBox(width: 12, height: 601, frame: 1),
    ] {
      #expect(try roundTrip(bitmap, level: 3).0.hasSamePixels(as: bitmap))
    }
  }

  @Test func everyPremultipliedChannelComesBack() throws {
    // Column: channel; row: alpha. Above the diagonal there is no such pixel.
    let bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<UInt32(256) {
      for channel in 0...alpha {
        bitmap[Int(channel), Int(alpha)] = alpha << 24 | channel << 16 | channel / 2 << 8 | alpha
      }
    }
    #expect(try roundTrip(bitmap, level: 1).0.hasSamePixels(as: bitmap))
  }

  @Test func choosesColourTypeByOpacity() {
    let bitmap = Bitmap(width: 3, height: 2)
    #expect(encode(bitmap)[25] == 6)
    bitmap.clear(to: 0xFF12_3456)
    #expect(encode(bitmap)[25] == 2)
    bitmap[2, 1] = 0xFE00_0000
    #expect(encode(bitmap)[25] == 6)
  }

  @Test func saysThatColoursAreSRGBBeforeThePixels() throws {
    let bytes = encode(Bitmap(width: 1, height: 1))
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    let mark = try #require(text.range(of: "sRGB"))
    let pixels = try #require(text.range(of: "IDAT"))
    #expect(mark.upperBound < pixels.lowerBound)
  }

  @Test func higherLevelsAreSmaller() {
    let bitmap = Bitmap(width: 240, height: 160)
    // Words of a few letters each, so that a longer search finds longer matches.
    var generator = SeededGenerator(seed: 5)
    let words = (0..<24).map { _ in
      (0..<Int.random(in: 3...9, using: &generator)).map { _ in
        UInt32.random(in: 0...3, using: &generator) &* 0x33_3333 | 0xFF00_0000
      }
    }
    for y in 0..<160 {
      var x = 0
      while x < 240 {
        for pixel in words.randomElement(using: &generator) ?? [] where x < 240 {
          bitmap[x, y] = pixel
          x += 1
        }
      }
    }
    let sizes = [0, 1, 6, 12].map { encode(bitmap, level: $0).count }
    #expect(sizes == sizes.sorted(by: >))
    #expect(sizes[1] * 4 < sizes[0])
  }
}
