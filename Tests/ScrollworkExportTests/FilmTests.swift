import ScrollworkExport
import TestSupport
import Testing

@Suite struct FilmTests {
  @Test(arguments: [
    ("60", 60, 1), ("29.97", 2997, 100), ("30000/1001", 30000, 1001), ("0.5", 1, 2),
    ("100/2", 50, 1),
  ])
  func readsRates(text: String, numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameRate(text))
    #expect(rate.numerator == numerator && rate.denominator == denominator)
    #expect(FrameRate(rate.description) == rate)
  }

  @Test(arguments: [
    "", "0", "-1", "1e3", "60fps", "1/0", "0/5", ".5", "5.", "1.5/2", "1/2/3", "99999999", "2000",
  ])
  func refusesOtherRates(text: String) { #expect(FrameRate(text) == nil) }

  @Test func findsTheFrameOfATimeThatAFrameGave() {
    forAll { seed, generator in
      let rate = FrameRate(
        Int.random(in: 1...240, using: &generator),
        per: Int.random(in: 1...3, using: &generator)
      )
      let frame = Int.random(in: 0...100_000, using: &generator)
      #expect(rate.firstFrame(notBefore: rate.time(of: frame)) == frame, "seed \(seed)")
    }
    #expect(FrameRate(60).firstFrame(notBefore: 0.02) == 2)
  }

  @Test func saysAFrameAndASecondHoweverFarTheyAre() {
    let most = 1 << 53
    for rate in [FrameRate(60), FrameRate(999_999_937, per: 999_999_893)] {
      for far in [1e30, .greatestFiniteMagnitude, .infinity] {
        #expect(rate.firstFrame(notBefore: far) == most)
        #expect(rate.firstFrame(notBefore: -far) == -most)
      }
      #expect(rate.time(of: .max - 1) > 1e16)
    }
  }

  @Test func findsTheFormatByTheEnding() throws {
    for format in FilmFormat.allCases {
      #expect(try FilmFormat(path: "a.b/film.\(format.rawValue)") == format)
      #expect(try FilmFormat(path: "FILM.\(format.rawValue.uppercased())") == format)
    }
    #expect(try FilmFormat(path: "frames/") == .png)
    for path in ["a.mov", "gif", "a.", "", "a.gif/b"] {
      #expect(throws: ExportError.unknownFormat(path: path)) { try FilmFormat(path: path) }
    }
  }

  @Test func everyErrorHasAnIDThatIsListed() {
    let errors: [ExportError] = [
      .unknownFormat(path: "a"), .wrongPattern(path: "a"), .targetIsFolder(path: "a"),
      .targetIsInUse(path: "a"), .missingFolder(path: "a"), .needsRealFile(path: "a"),
      .closedPipe(path: "a"),
      .noRoom(path: "a"), .system(.create, path: "a", code: 13),
      .system(.write, path: "a", code: 5), .system(.rename, path: "a", code: 1),
      .system(.start, path: "a", code: 12), .missingTool(name: "ffmpeg"),
      .failedTool(name: "ffmpeg", status: 1, lastWords: "no"),
    ]
    #expect(errors.map(\.id) == ExportError.allIDs)
    for error in errors { #expect(error.description.hasPrefix("error: ")) }
  }

  @Test func printsTheErrorTheRuleAndTheHelp() {
    #expect(
      ExportError.unknownFormat(path: "a.mov").description == """
        error: no format ends like "a.mov" [unknown-format]
          = help: end the name in .png, .apng, .gif, .mp4, .webm or .raw, or choose with --format
        """
    )
    #expect(
      ExportError.system(.write, path: "a.gif", code: 13).description
        == "error: cannot write \"a.gif\": permission denied [cannot-write]"
    )
  }
}
