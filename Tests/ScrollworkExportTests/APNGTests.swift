import Foundation
import ScrollworkExport
import ScrollworkRender
import Testing

@Suite struct APNGTests {
  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"))
  func anotherDecoderSeesEveryFrameExactly() throws {
    let scratch = try Scratch()
    let film = Film.test()
    let path = scratch.file("a.apng")
    try film.play(into: FileSink(APNGEncoder(film), film, to: path, scaffold: Scaffold()))
    let frames = try Tool.decode(path, width: 64, height: 48, rate: "30")
    #expect(frames.count == 12)
    for (frame, picture) in zip(frames, film.pictures) {
      #expect(frame.hasSamePixels(as: picture))
    }
  }

  /// The frames that a file announces, and for how many 30ths of a second each of them is shown.
  private func frames(of bytes: [UInt8]) -> (count: Int, delays: [Int]) {
    func number(_ place: Int, _ length: Int) -> Int {
      bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }
    var (place, count, delays) = (8, 0, [Int]())
    while place + 8 < bytes.count {
      switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
      case "acTL": count = number(place + 8, 4)
      case "fcTL": delays.append(number(place + 28, 2) * 30 / number(place + 30, 2))
      default: break
      }
      place += 12 + number(place, 4)
    }
    return (count, delays)
  }

  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"))
  func showsAPictureForLongerWhereNothingChanges() throws {
    let scratch = try Scratch()
    let film = DamageTests.film
    let path = scratch.file("a.apng")
    try DamageTests.play(
      into: FileSink(APNGEncoder(film), film, to: path, scaffold: Scaffold()),
      tells: true
    )
    let (count, delays) = try frames(of: scratch.bytes("a.apng"))
    // Six pictures of one frame, one of ten, and eight more.
    #expect(delays == Array(repeating: 1, count: 6) + [10] + Array(repeating: 1, count: 8))
    #expect(count == delays.count)
    let decoded = try Tool.decode(path, width: film.width, height: film.height, rate: "30")
    #expect(decoded.count == film.frames.count)
    for (frame, picture) in zip(decoded, DamageTests.pictures) {
      #expect(frame.hasSamePixels(as: picture))
    }
  }

  @Test func holdsTimeByPixelsWhereTheNumberOfFramesIsWritten() throws {
    let film = Film.test(frames: 0..<5)
    var encoder = APNGEncoder(film)
    var bytes: [UInt8] = []
    encoder.begin(&bytes)
    let still = Pictures.stripes(width: 64, height: 48)
    for _ in 0..<5 { encoder.encode(still, into: &bytes) }
    encoder.end(&bytes)
    let (count, delays) = frames(of: bytes)
    #expect(count == 5)
    #expect(delays == [1, 1, 1, 1, 1])
    #expect(encoder.correction == nil)
  }

  @Test func beginsAnotherPictureWhenATimeIsFull() throws {
    let scratch = try Scratch()
    // A frame of 1001 ÷ 30 000 seconds: 65 of them fit in 16 bits.
    let film = Film(width: 4, height: 3, rate: FrameRate(30000, per: 1001), frames: 0..<150)
    var sink = try FileSink(
      APNGEncoder(film),
      film,
      to: scratch.file("a.apng"),
      scaffold: Scaffold()
    )
    let still = Pictures.stripes(width: 4, height: 3)
    for _ in film.frames { try sink.append(still) }
    try sink.finish()
    let (count, delays) = try frames(of: scratch.bytes("a.apng"))
    #expect(count == 3)
    #expect(delays.count == 3)
    #expect(try readPNG(scratch.file("a.apng")).hasSamePixels(as: still))
  }

  @Test func readsAsAPictureOfTheFirstFrame() throws {
    let scratch = try Scratch()
    let film = Film.test(frames: 0..<3)
    let path = scratch.file("a.apng")
    try film.play(into: FileSink(APNGEncoder(film), film, to: path, scaffold: Scaffold()))
    #expect(try readPNG(path).hasSamePixels(as: film.pictures[0]))
  }
}
