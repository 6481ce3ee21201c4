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

  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"))
  func keepsTheTimeOfFramesThatDoNotChange() throws {
    let scratch = try Scratch()
    let film = Film.test(frames: 0..<5)
    let path = scratch.file("a.apng")
    var sink = try FileSink(APNGEncoder(film), film, to: path, scaffold: Scaffold())
    let still = Pictures.stripes(width: 64, height: 48)
    for _ in 0..<5 { try sink.append(still) }
    try sink.finish()
    #expect(try Tool.probe(path, "nb_read_frames") == "5")
  }

  @Test func readsAsAPictureOfTheFirstFrame() throws {
    let scratch = try Scratch()
    let film = Film.test(frames: 0..<3)
    let path = scratch.file("a.apng")
    try film.play(into: FileSink(APNGEncoder(film), film, to: path, scaffold: Scaffold()))
    #expect(try readPNG(path).hasSamePixels(as: film.pictures[0]))
  }
}
