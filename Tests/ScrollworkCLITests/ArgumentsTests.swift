import Scrollwork
import ScrollworkExport
import Testing

@testable import ScrollworkCLI

@Suite struct ArgumentsTests {
  private func parse(_ line: String) -> Arguments {
    Arguments(line.split(separator: " ").map(String.init), for: RenderCommand.command)
  }

  @Test(arguments: [
    "scene -o a.gif --fps 30", "scene --output=a.gif --fps=30", "-oa.gif --fps 30 scene",
    "-o=a.gif scene --fps 30", "-qo a.gif --fps 30 scene", "-qoa.gif --fps 30 scene",
    "--fps 30 -o a.gif -- scene",
  ])
  func readsEverySpelling(line: String) {
    var arguments = parse(line)
    #expect(arguments.operands == ["scene"])
    #expect(arguments[OutputOptions.output] == "a.gif")
    #expect(arguments[OutputOptions.rate] == FrameRate(30))
    #expect(arguments.problems == [])
  }

  @Test func gathersRepeatedOptionsInOrder() {
    var arguments = parse("s -o a.gif --set a=1 --set=b=-2.5e1")
    #expect(
      arguments.all(StageOptions.setting) == [
        Setting(name: "a", value: 1), Setting(name: "b", value: -25),
      ]
    )
  }

  @Test func takesADashAsAWordAndWordsAfterTwoDashes() {
    var arguments = parse("-o - -- --fps")
    #expect(arguments[OutputOptions.output] == "-")
    #expect(arguments.operands == ["--fps"])
  }

  @Test func doesNotTakeAnOptionForTheValueOfAnother() {
    let arguments = parse("s --fps -o a.gif")
    #expect(arguments.problems == [.missingValue(OutputOptions.rate.text)])
  }

  @Test func saysAllThatIsWrongAtOnce() {
    var arguments = parse("s t --fpz 3 --scale 0 --quiet=1 --at 1 --at 2")
    _ = arguments[OutputOptions.scale]
    _ = arguments[OutputOptions.scale]
    #expect(
      arguments.problems == [
        .unknownOption("--fpz", near: "--fps", command: "render"),
        .unexpectedValue(StageOptions.quiet.text), .repeatedOption(OutputOptions.at.text),
        .badValue(OutputOptions.scale.text, "0"),
      ]
    )
  }

  @Test func wordsTooManyAreSaidUnlessAnUnknownOptionMayHaveMeantThem() {
    #expect(parse("s t u").problems == [.extraOperand("t"), .extraOperand("u")])
    #expect(
      parse("s --fpz 3").problems == [.unknownOption("--fpz", near: "--fps", command: "render")]
    )
  }

  @Test(arguments: [
    ("390x844", 390.0, 844.0), ("390×844", 390, 844), ("12.5X1", 12.5, 1),
  ])
  func readsSizes(word: String, width: Double, height: Double) throws {
    let size = try #require(Quantity.size(word))
    #expect(size.width == width && size.height == height)
  }

  @Test(arguments: ["390", "x", "0x10", "390x844x2", "-1x5", "infx1", "nanx1", "99999x1", "1 x 2"])
  func refusesOtherSizes(word: String) { #expect(Quantity.size(word) == nil) }

  @Test(arguments: [("1.5", 1.5), ("1.5s", 1.5), ("300ms", 0.3), ("0", 0), ("-2", -2)])
  func readsSeconds(word: String, value: Double) { #expect(Quantity.seconds(word) == value) }

  @Test(arguments: ["", "s", "ms", "1m", "inf", "nan", "0x10", "1,5", "--1"])
  func refusesOtherSeconds(word: String) { #expect(Quantity.seconds(word) == nil) }

  @Test(arguments: [
    "en", "EN", "zh-Hant", "zh-Hant-TW", "zh-cmn-Hans-CN", "es-419", "de-CH-1901", "sl-rozaj-biske",
    "ar-u-nu-latn", "en-a-bbb-x-a-ccc", "x-whatever", "haw", "art-lojban", "de-1996-x-1996",
  ])
  func readsLanguages(word: String) { #expect(PageLanguage.isWellFormed(word)) }

  @Test(arguments: [
    "", "-", "e", "zh_TW", "zh-", "-zh", "zh--TW", "en-US.UTF-8", "de-419-DE", "en-x", "x", "ab1",
    "en-a-bbb-a-ccc", "de-1901-1901", "englishlanguage", "中文", "\u{212A}o", "en us", "en-a",
    "Chinesisch",
  ])
  func refusesOtherLanguages(word: String) { #expect(!PageLanguage.isWellFormed(word)) }

  @Test func readsFrameRanges() {
    #expect(Quantity.range("0..60") == 0..<60)
    for word in ["60", "5..5", "6..5", "-1..5", "..5", "5..", "0...5", "a..b"] {
      #expect(Quantity.range(word) == nil, "\(word)")
    }
  }
}
