import CCairo
import TestSupport
import Testing

@testable import ScrollworkRender

@Suite struct TextBlockTests {
  let fonts: FontBook

  init() throws { fonts = try Fonts.house() }

  private func block(
    _ text: String,
    _ style: TextStyle = TextStyle(),
    width: Double = 200,
    height: Double = 100
  ) -> TextBlock {
    TextBlock(Array(text.utf8), style, width: width, height: height, fonts: fonts)
  }

  private func picture(_ block: TextBlock, width: Int = 64, height: Int = 32) -> Surface {
    let canvas = Canvas(Surface(width: width, height: height))
    cairo_set_source_rgb(canvas.cr, 1, 1, 1)
    cairo_paint(canvas.cr)
    block.draw(on: canvas, red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
    return canvas.surface
  }

  @Test(arguments: [
    "Scrollwork fi ffi ÀÉ — “quoted”…", "卷轴动效 スクロール 스크롤", "🎬🚀👩‍💻🇨🇳❤️ 1️⃣", "Ελληνικά Кириллица",
  ])
  func hasAGlyphForEveryLetter(_ text: String) {
    #expect(block(text).unknownGlyphCount == 0)
  }

  @Test func reportsLettersThatNoFontHas() {
    #expect(block("a\u{1D2E0}b").unknownGlyphCount == 1)
  }

  @Test func knowsLettersWithoutSettingThem() {
    for text in ["", "Scrollwork fi ÀÉ — “quoted”…\nA second line", "卷轴动效，スクロール！", "412 & 7 €"] {
      #expect(fonts.surelyHasLetters(of: Array(text.utf8)))
    }
    for text in [
      "a\u{1D2E0}b", "👩‍💻", "1️⃣", "a\u{301}", "\u{378}", "a\tb", "\u{200B}", "مرحبا", "스크롤",
    ] {
      #expect(!fonts.surelyHasLetters(of: Array(text.utf8)))
    }
    #expect(!fonts.surelyHasLetters(of: [0x61, 0xFF]))
  }

  @Test func isNeverSureOfLettersThatNoFontHas() {
    let plain = (0x20...0x24F).map { $0 } + Array(0x2010...0x2060) + Array(0x20A0...0x20C5)
    let wide = Array(0x3000...0x3100) + Array(0xFF00...0xFF60) + Array(0x9FF0...0x9FFF)
    let letters = (plain + wide).compactMap { Unicode.Scalar(UInt32($0)) }
    var sure = 0
    for weight in [100, 400, 900] {
      for letter in letters where fonts.surelyHasLetters(of: Array(String(letter).utf8)) {
        let text = "a\(letter)b"
        #expect(block(text, TextStyle(weight: weight)).unknownGlyphCount == 0, "\(letter.value)")
        sure += 1
      }
    }
    #expect(sure > 3 * 700)
    var texts = 0
    forAll(300) { seed, random in
      let text = (0..<3).map { _ in
        var letter = Unicode.Scalar(UInt32.random(in: 0x20...0xFFFF, using: &random))
        if Bool.random(using: &random) { letter = letters.randomElement(using: &random) }
        return String(letter ?? " ")
      }.joined()
      guard fonts.surelyHasLetters(of: Array(text.utf8)) else { return }
      #expect(block(text).unknownGlyphCount == 0, "seed \(seed)")
      texts += 1
    }
    #expect(texts > 30, "\(texts) of 300")
  }

  @Test func keepsBaselinesAtThePitchWhateverFontsMix() {
    let lines = block("Latin only\n中文与 Latin\nemoji 🚀\n全中文", TextStyle(size: 20)).lines
    #expect(lines.count == 4)
    for (index, line) in lines.enumerated() {
      #expect(abs(line.baseline - lines[0].baseline - 25 * Double(index)) < 1e-9)
    }
  }

  @Test func placesTheFirstBaselineAfterHalfTheLeading() {
    // Inter: ascent 0.96875, descent 0.24145 of the size.
    let style = TextStyle(size: 20, lineHeight: 2)
    let expected = (40 - 20 * (0.96875 + 0.24145)) / 2 + 20 * 0.96875
    #expect(abs(block("Scroll", style).lines[0].baseline - expected) < 0.01)
    #expect(abs(block("卷轴", style).lines[0].baseline - expected) < 0.01)
  }

  @Test func wrapsBetweenWordsAndThenWithinThem() {
    let words = block("one two three", width: 70).lines
    #expect(words.count == 2)
    let long = block("incomprehensibilities", width: 60).lines
    #expect(long.count == 4)
    #expect(long.allSatisfy { $0.width <= 60 })
  }

  @Test func doesNotWrapTextThatFitsExactly() {
    for text in ["Ministry of Fun", "卷轴动效", "AVAVAV"] {
      let width = block(text, width: 1000).lines[0].width
      #expect(block(text, width: width).lines.count == 1)
    }
  }

  @Test func tracksAfterEveryLetter() {
    let plain = block("ABAB").lines[0].width
    #expect(abs(block("ABAB", TextStyle(tracking: 10)).lines[0].width - plain - 40) < 0.01)
  }

  @Test(arguments: [(TextStyle.Alignment.start, 0.0), (.center, 0.5), (.end, 1)])
  func alignsInBothDirections(_ alignment: TextStyle.Alignment, _ share: Double) {
    for isMirrored in [false, true] {
      let style = TextStyle(
        alignment: alignment,
        verticalAlignment: alignment,
        isMirrored: isMirrored
      )
      let line = block("Hello", style).lines[0]
      let start = isMirrored ? 1 - share : share
      #expect(abs(line.x - (200 - line.width) * start) < 1e-9)
      let top = block("Hello", TextStyle(isMirrored: isMirrored)).lines[0].baseline
      #expect(abs(line.baseline - top - (100 - 17 * 1.25) * share) < 1e-9)
    }
  }

  @Test func fallsBackToTheHouseFaceForUnknownFamilies() {
    #expect(!fonts.has("Comic Papyrus"))
    #expect(fonts.has("inter") && fonts.has("Noto Sans CJK SC"))
    let house = block("Scroll").lines[0].width
    #expect(block("Scroll", TextStyle(family: "Comic Papyrus")).lines[0].width == house)
    #expect(block("Scroll", TextStyle(family: "Noto Sans CJK JP")).lines[0].width != house)
  }

  @Test func growsBolderWithWeight() {
    let widths = [100, 400, 600, 900].map {
      block("Scrollwork", TextStyle(weight: $0)).lines[0].width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
  }

  @Test func standsBetweenPixels() {
    var style = TextStyle(size: 16)
    style.alignment = .start
    let plain = picture(block("ill", style, width: 60))
    style.tracking = 0.25
    #expect(Pixels.worstDifference(plain, picture(block("ill", style, width: 60))) > 20)
  }

  @Test func ignoresZeroBytesAndEmptyText() {
    #expect(block("a\0b").lines[0].width == block("ab").lines[0].width)
    let empty = block("")
    #expect(empty.ink.isEmpty)
    #expect(empty.lines.count == 1)
  }

  @Test func looksAsRecorded() throws {
    try Golden.expect(picture(block("Wave", TextStyle(size: 24))), is: "text-latin")
    try Golden.expect(
      picture(block("卷轴 A", TextStyle(size: 20, weight: 600))),
      is: "text-chinese-semibold"
    )
    try Golden.expect(picture(block("🚀 😀", TextStyle(size: 20))), is: "text-emoji")
    try Golden.expect(
      picture(block("Go", TextStyle(size: 24, isItalic: true))),
      is: "text-italic"
    )
  }
}
