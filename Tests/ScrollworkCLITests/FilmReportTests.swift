import ScrollworkExport
import Testing

@testable import ScrollworkCLI

@Suite struct FilmReportTests {
  @Test func saysWhatWasMadeInOneLine() {
    let film = Film(width: 640, height: 1136, rate: FrameRate(50), frames: 0..<215)
    let report = FilmReport(path: "wave.gif", film: film, size: 1_240_000, seconds: 3.104)
    #expect(
      "\(report)"
        == "wave.gif: 640 × 1136 pixels, 215 frames, 50 a second, 4.3 s, 1.2 MB, made in 3.1 s"
    )
  }

  @Test func saysLessOfASinglePicture() {
    let film = Film(width: 40, height: 30, rate: FrameRate(60), frames: 7..<8)
    let report = FilmReport(path: "-", film: film, size: 0, seconds: 0.05)
    #expect("\(report)" == "-: 40 × 30 pixels, made in 0.05 s")
  }

  @Test(arguments: [
    (999, "999 bytes"), (1499, "1 kB"), (999_999, "1000 kB"), (1_050_000, "1.1 MB"),
  ])
  func countsBytes(count: Int, words: String) { #expect(FilmReport.bytes(count) == words) }
}
