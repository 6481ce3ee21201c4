import Foundation
import ScrollworkExport
import ScrollworkRender
import TestSupport
import Testing

@Suite struct GIFTests {
  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"))
  func framesOfFewColoursSurviveExactly() throws {
    try forAll(6) { seed, generator in
      let film = Film.test(
        width: Int.random(in: 1...50, using: &generator),
        height: Int.random(in: 1...50, using: &generator),
        rate: FrameRate(25),
        frames: 0..<6
      )
      // Black and white are always among them.
      var colours: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF]
      for _ in 0..<Int.random(in: 0...240, using: &generator) {
        colours.append(UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000)
      }
      let frames = film.frames.map { _ in Bitmap(width: film.width, height: film.height) }
      for (k, frame) in frames.enumerated() {
        for y in 0..<film.height {
          for x in 0..<film.width {
            // Some pixels rest, so that the transparent ones are met too.
            let moves = k == 0 || Int.random(in: 0..<3, using: &generator) == 0
            frame[x, y] =
              moves ? colours.randomElement(using: &generator) ?? 0 : frames[k - 1][x, y]
          }
        }
      }
      let decoded = try film.decodeGIF(film.gif(frames))
      #expect(decoded.count == 6, "seed \(seed)")
      for (frame, picture) in zip(decoded, frames) {
        #expect(frame.hasSamePixels(as: picture), "seed \(seed)")
      }
    }
  }

  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"), arguments: [false, true])
  func shadedFramesStayClose(dithers: Bool) throws {
    let film = Film.test(width: 96, height: 80, rate: FrameRate(25), frames: 0..<4)
    let frames = film.frames.map { k in
      let frame = Bitmap(width: 96, height: 80)
      for y in 0..<80 {
        for x in 0..<96 {
          let (red, green) = (UInt32(y * 2 + 40 + k), UInt32(x + 20))
          frame[x, y] = 0xFF00_0000 | red << 16 | green << 8 | UInt32(200 - y)
        }
      }
      return frame
    }
    let decoded = try film.decodeGIF(film.gif(frames, dithers: dithers))
    for (frame, picture) in zip(decoded, frames) {
      #expect(frame.meanError(from: picture) < 3)
      #expect(frame.greatestError(from: picture) < 20)
    }
  }

  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"))
  func whiteOnShadedGroundStaysWhite() throws {
    let film = Film.test(width: 64, height: 64, rate: FrameRate(10), frames: 0..<2)
    let frames = film.frames.map { k in
      let frame = Bitmap(width: 64, height: 64)
      for y in 0..<64 {
        for x in 0..<64 {
          let (red, green) = (UInt32(x * 3), UInt32(y * 3))
          frame[x, y] = 0xFF00_0000 | red << 16 | green << 8 | UInt32(x + y)
        }
      }
      for y in 10..<30 { for x in 10 + k..<40 { frame[x, y] = 0xFFFF_FFFF } }
      return frame
    }
    for (frame, picture) in zip(try film.decodeGIF(film.gif(frames)), frames) {
      for y in 0..<64 {
        for x in 0..<64 where picture[x, y] == 0xFFFF_FFFF { #expect(frame[x, y] == 0xFFFF_FFFF) }
      }
    }
  }

  @Test(arguments: [50, 30, 24, 7, 1]) func delaysAddUpToTheFilmsTime(perSecond: Int) {
    let film = Film.test(rate: FrameRate(perSecond), frames: 0..<13)
    let delays = GIFReader(film.gif(film.pictures)).delays
    #expect(delays.count == 13)
    #expect(delays.reduce(0, +) == Int((film.duration * 100).rounded()))
    let exact = 100 / Double(perSecond)
    #expect(delays.allSatisfy { abs(Double($0) - exact) < 1 })
  }

  @Test func restingFramesAreOnePictureForTheirWholeTime() {
    let film = Film.test(rate: FrameRate(10), frames: 0..<7)
    let (a, b) = (film.pictures[0], film.pictures[1])
    let reader = GIFReader(film.gif([a, a, a, b, b, b, b]))
    #expect(reader.delays == [30, 40])
  }

  @Test func aLongRestIsSplitWhereACounterEnds() {
    let film = Film.test(
      width: 4,
      height: 4,
      rate: FrameRate("0.01") ?? FrameRate(1),
      frames: 0..<8
    )
    let still = film.pictures[0]
    let reader = GIFReader(film.gif(film.frames.map { _ in still }))
    #expect(reader.delays == [60000, 20000])
    #expect(reader.parts.last == [0, 0, 1, 1])
    #expect(reader.isComplete)
  }

  @Test(arguments: ["0.001", "1/997", "0.0015"], [true, false])
  func framesThatOutlastACounterAreShownForTheirWholeTime(rate: String, isOpaque: Bool) throws {
    let film = Film(
      width: 64,
      height: 48,
      rate: try #require(FrameRate(rate)),
      frames: 0..<3,
      isOpaque: isOpaque
    )
    let (a, b) = (film.pictures[0], film.pictures[1])
    let reader = GIFReader(film.gif([a, b, b]))
    #expect(reader.delays.reduce(0, +) == Int((film.duration * 100).rounded()))
    #expect(reader.delays.allSatisfy { $0 > 0 })
    #expect(reader.isComplete)
  }

  @Test func laterPicturesHoldOnlyWhatChanged() {
    let film = Film.test(rate: FrameRate(50), frames: 0..<2)
    let first = film.pictures[0]
    let second = Bitmap(width: 64, height: 48)
    second.copy(from: first)
    second[30, 20] = 0xFFF0_A030
    second[34, 22] = 0xFFF0_A030
    #expect(GIFReader(film.gif([first, second])).parts == [[0, 0, 64, 48], [30, 20, 5, 3]])
  }

  @Test(arguments: [(0, 0), (1, nil), (3, 2)]) func saysHowOftenToPlay(loops: Int, block: Int?) {
    let film = Film.test(frames: 0..<1)
    #expect(GIFReader(film.gif(film.pictures, loops: loops)).loops == block)
  }

  @Test func aFrameOfOtherColoursBringsItsOwnPalette() throws {
    let film = Film.test(rate: FrameRate(10), frames: 0..<3)
    let generator = { (frame: Int) in
      let bitmap = Bitmap(width: 64, height: 48)
      for y in 0..<48 {
        for x in 0..<64 {
          let shade = UInt32(x * 4)
          bitmap[x, y] = 0xFF00_0000 | (frame == 1 ? shade << 16 : shade | UInt32(y) << 8)
        }
      }
      return bitmap
    }
    var encoder = GIFEncoder(film)
    var bytes: [UInt8] = []
    for k in 0..<3 { encoder.encode(generator(k), into: &bytes) }
    encoder.end(&bytes)
    #expect(GIFReader(bytes).ownPalettes >= 1)
    if Tool.exists("ffmpeg") {
      let decoded = try film.decodeGIF(bytes)
      for k in 0..<3 { #expect(decoded[k].meanError(from: generator(k)) < 3) }
    }
  }

  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"))
  func transparentFilmsShowTheGroundWhereTheyAreClear() throws {
    let film = Film(width: 20, height: 10, rate: FrameRate(10), frames: 0..<3, isOpaque: false)
    let frames = film.frames.map { k in
      let frame = Bitmap(width: 20, height: 10)
      for y in 2..<8 { for x in 0..<6 { frame[x + 5 * k, y] = 0xFFC0_4020 } }
      return frame
    }
    let decoded = try film.decodeGIF(film.gif(frames))
    #expect(decoded.count == 3)
    for (frame, picture) in zip(decoded, frames) {
      for y in 0..<10 {
        for x in 0..<20 {
          if picture[x, y] == 0 {
            #expect(frame[x, y] >> 24 == 0)
          } else {
            #expect(frame[x, y] == picture[x, y])
          }
        }
      }
    }
  }

  @Test func whatRestsDoesNotFlicker() {
    // A box walks over a dithered ground: no pixel that it has not touched may be written again.
    let film = Film.test(width: 64, height: 48, rate: FrameRate(25), frames: 0..<8)
    for part in GIFReader(film.gif(film.pictures)).parts.dropFirst() {
      #expect(part[1] >= 12 && part[1] + part[3] <= 36)
    }
  }

  @Test func sameFramesGiveTheSameBytes() {
    let film = Film.test(rate: FrameRate(50))
    #expect(film.gif(film.pictures) == film.gif(film.pictures))
  }

  @Test func choosesARateThatBrowsersShow() {
    #expect(FilmFormat.gif.rate(nearest: FrameRate(60)) == FrameRate(50))
    #expect(FilmFormat.gif.rate(nearest: FrameRate(30)) == FrameRate(30))
    #expect(FilmFormat.mp4.rate(nearest: FrameRate(60)) == FrameRate(60))
  }
}
