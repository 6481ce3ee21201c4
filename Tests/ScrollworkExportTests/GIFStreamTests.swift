import Foundation
import ScrollworkExport
import ScrollworkRender
import TestSupport
import Testing

/// Frames that come one after another, of other colours each time.
@Suite struct GIFStreamTests {
  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"))
  func longRestsBetweenNoiseSurvive() throws {
    // Enough strings for many clear codes, and runs of transparent pixels of every length.
    let film = Film.test(width: 300, height: 220, rate: FrameRate(25), frames: 0..<6)
    try forAll(2) { seed, generator in
      let colours = (0..<250).map { _ in
        UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000
      }
      let frames = film.frames.map { _ in Bitmap(width: film.width, height: film.height) }
      for (k, frame) in frames.enumerated() {
        if k > 0 { frame.copy(from: frames[k - 1]) }
        let rest = k == 0 ? 1 : 1 << Int.random(in: 0...11, using: &generator)
        var place = 0
        while place < film.width * film.height {
          frame[place % film.width, place / film.width] =
            colours.randomElement(using: &generator) ?? 0
          place += Int.random(in: 1...rest, using: &generator)
        }
      }
      for (frame, picture) in zip(try film.decodeGIF(film.gif(frames)), frames) {
        #expect(frame.hasSamePixels(as: picture), "seed \(seed)")
      }
    }
  }

  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"))
  func holesInAFilmThatPromisedNoneShowWhatWasThere() throws {
    let film = Film.test(width: 90, height: 70, rate: FrameRate(25), frames: 0..<4)
    try forAll(3) { seed, generator in
      let frames = film.frames.map { _ in Bitmap(width: film.width, height: film.height) }
      for (k, frame) in frames.enumerated() {
        for y in 0..<film.height {
          for x in 0..<film.width {
            let isHole = k > 0 && Int.random(in: 0..<3, using: &generator) == 0
            let colour = 0x40_2010 * UInt32.random(in: 0...3, using: &generator)
            frame[x, y] = isHole ? 0 : 0xFF00_0000 | colour
          }
        }
      }
      let decoded = try film.decodeGIF(film.gif(frames))
      for k in 1..<frames.count {
        for y in 0..<film.height {
          for x in 0..<film.width where frames[k][x, y] == 0 {
            frames[k][x, y] = frames[k - 1][x, y]
          }
        }
        #expect(decoded[k].hasSamePixels(as: frames[k]), "seed \(seed), frame \(k)")
      }
    }
  }

  /// Frames whose colours are other ones each time, in the upper part; the lower part rests.
  private func changing(_ film: Film) -> [Bitmap] {
    film.frames.map { k in
      let frame = Bitmap(width: film.width, height: film.height)
      for y in 0..<film.height {
        for x in 0..<film.width {
          let isLow = y >= film.height / 2
          let hue = isLow ? 0 : UInt32(k)
          let red = UInt32(x * 2)
          let (green, blue) = (UInt32(y * 2), UInt32(40 + (x + y) / 2))
          frame[x, y] =
            hue % 3 == 0
            ? 0xFF00_0000 | red << 16 | green << 8 | blue
            : hue % 3 == 1
              ? 0xFF00_0000 | blue << 16 | red << 8 | green / 2
              : 0xFF00_0000 | green / 3 << 16 | blue << 8 | red
        }
      }
      return frame
    }
  }

  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"))
  func framesOfManyColoursStayClose() throws {
    let film = Film.test(width: 120, height: 90, rate: FrameRate(25), frames: 0..<6)
    let frames = changing(film)
    var encoder = GIFEncoder(film)
    var bytes: [UInt8] = []
    for frame in frames { encoder.encode(frame, into: &bytes) }
    encoder.end(&bytes)
    let decoded = try film.decodeGIF(bytes)
    for (frame, picture) in zip(decoded, frames) { #expect(frame.meanError(from: picture) < 4) }
    // Palettes changed, and what rests was left alone all the same.
    let reader = GIFReader(bytes)
    #expect(reader.ownPalettes >= 2)
    #expect(reader.parts.dropFirst().allSatisfy { $0[1] + $0[3] <= 45 })
  }

  @Test func everyProcessorGivesTheSameBytes() {
    let film = Film.test(width: 120, height: 90, rate: FrameRate(25), frames: 0..<6)
    let bytes = [ColourKernel.fastest, .portable].map { kernel in
      var encoder = GIFEncoder(film, loops: 0, dithers: true, kernel: kernel)
      var bytes: [UInt8] = []
      for frame in changing(film) { encoder.encode(frame, into: &bytes) }
      encoder.end(&bytes)
      return bytes
    }
    #expect(bytes[0] == bytes[1])
  }

  @Test func rowsThatChangedAreEnoughToKnow() {
    let film = Film.test(rate: FrameRate(25))
    var encoder = GIFEncoder(film)
    for frame in film.pictures { encoder.study(frame) }
    var bytes: [UInt8] = []
    for frame in film.pictures { encoder.encode(frame, changed: 12..<36, into: &bytes) }
    encoder.end(&bytes)
    #expect(bytes == film.gif(film.pictures))
  }

  @Test func rowsThatRestAreNotLookedAtWhereALongRestIsSplit() {
    let film = Film.test(
      width: 4,
      height: 4,
      rate: FrameRate("0.01") ?? FrameRate(1),
      frames: 0..<9
    )
    let frames = film.frames.map { k in
      let frame = Bitmap(width: 4, height: 4)
      frame.clear(to: 0xFF20_4060)
      if k > 0 { frame[0, 0] = 0xFFFF_FFFF }
      return frame
    }
    var encoder = GIFEncoder(film)
    for frame in frames { encoder.study(frame) }
    var bytes: [UInt8] = []
    for (k, frame) in frames.enumerated() {
      encoder.encode(frame, changed: k < 2 ? 0..<4 : 2..<3, into: &bytes)
    }
    encoder.end(&bytes)
    #expect(GIFReader(bytes).parts == [[0, 0, 4, 4], [0, 0, 1, 1], [0, 0, 1, 1]])
    #expect(bytes == film.gif(frames))
  }

  @Test func aSinkWithAThreadOfItsOwnWritesTheSameBytes() throws {
    let film = Film.test(rate: FrameRate(25))
    let scratch = try Scratch()
    var encoder = GIFEncoder(film)
    for frame in film.pictures { encoder.study(frame) }
    let path = scratch.file("a.gif")
    try film.play(into: FileSink(encoder, film, to: path, scaffold: Scaffold()))
    #expect(try [UInt8](Data(contentsOf: URL(fileURLWithPath: path))) == film.gif(film.pictures))
  }

  @Test func noFrameIsKept() {
    let film = Film.test(rate: FrameRate(25), frames: 0..<3)
    var encoder = GIFEncoder(film)
    var bytes: [UInt8] = []
    for k in film.frames {
      weak var kept: Bitmap?
      do {
        let frame = Pictures.walkingBox(width: film.width, height: film.height, frame: k)
        kept = frame
        if k == 0 { encoder.study(frame) }
        encoder.encode(frame, into: &bytes)
      }
      #expect(kept == nil)
    }
    encoder.end(&bytes)
    #expect(GIFReader(bytes).delays.count == 3)
  }
}
