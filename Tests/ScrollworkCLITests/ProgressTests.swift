import Testing

@testable import ScrollworkCLI

@Suite struct ProgressTests {
  @Test func saysHowMuchHowFastAndHowLong() {
    let line = ProgressLine(done: 150, total: 300, elapsed: 2.5)
    let half = String(repeating: "━", count: 20) + String(repeating: "─", count: 20)
    #expect(line.text(columns: 100) == half + "  150/300  60 frames/s  3 s left")
  }

  @Test func fitsIntoNarrowTerminals() {
    for columns in 1...120 {
      let line = ProgressLine(done: 7, total: 30000, elapsed: 9000)
      #expect(line.text(columns: columns).count < max(columns, 1))
    }
  }

  @Test func isPlainUnlessColourIsWanted() {
    var line = ProgressLine(done: 1, total: 2, elapsed: 1)
    line.isUnicode = false
    #expect(line.text(columns: 80).utf8.allSatisfy { $0 >= 32 && $0 < 127 })
    line.isColoured = true
    #expect(line.text(columns: 80).contains("\u{1B}["))
  }

  @Test(arguments: [
    (0.2, "1 s"), (59.0, "59 s"), (60.0, "1 min 0 s"), (200.0, "3 min 20 s"),
    (7500.0, "2 h 5 min"),
  ])
  func wordsDurations(seconds: Double, words: String) {
    #expect(ProgressLine.duration(seconds) == words)
  }
}
