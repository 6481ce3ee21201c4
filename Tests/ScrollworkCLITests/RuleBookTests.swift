import ScrollworkExport
import ScrollworkRender
import ScrollworkScene
import Testing

@testable import ScrollworkCLI

@Suite struct RuleBookTests {
  @Test func explainsEveryRuleOnce() {
    let ids = ExplainCommand.ids
    #expect(Set(ids).count == ids.count)
    for id in ExportError.allIDs { #expect(ids.contains(id)) }
    for rule in RuleBook.rules { #expect(rule.text.hasSuffix(".") && rule.text.count > 20) }
  }

  @Test func explainsEveryUsageProblem() {
    let option = OutputOptions.rate.text
    let problems: [UsageProblem] = [
      .unknownCommand("a", near: nil), .unknownOption("--a", near: nil, command: "render"),
      .missingValue(option), .unexpectedValue(option), .repeatedOption(option),
      .badValue(option, "x"), .missingOperand("SCENE", command: "render"), .extraOperand("x"),
      .missingOption(option, command: "render"), .conflict("--a", "--b"),
      .repeatedSetting("a"), .twoFormats(path: "a.png", format: "gif"), .notAFolder("a"),
      .wrongEnding(path: "a.b", what: "a is B", endings: [".c"], other: nil),
      .unknownParameter("a", near: nil, all: ["b"]),
      .parameterRange("a", value: 2, minimum: 0, maximum: 1),
      .severalFrames(path: "a.png", count: 2), .neverRests, .noFrames,
      .tooLong(seconds: 1e30), .sheetTooLarge(width: 1, height: 99999),
      .unsuitableOption("--loops", format: "mp4"), .unknownRule("a", near: nil),
      .unknownLayer("a", near: nil, all: ["b"]), .folderNotEmpty("a"),
      .wrongCount(option, given: 1, scenes: 2),
      .tooManyFrames(1, limit: 1), .frameTooLarge(width: 1, height: 1),
      .missingPlayer(given: nil), .missingPlayer(given: "a"),
    ]
    for problem in problems {
      #expect(ExplainCommand.ids.contains(problem.id), "\(problem.id)")
      #expect(problem.description.hasPrefix("error: "))
    }
  }

  @Test func explainsEveryProblemOfDrawing() {
    let reasons: [RenderProblem.Reason] = [
      .missingFile, .notAFile, .absolutePath, .unreadable, .emptyFile, .tooManyBytes(limit: 1),
      .unknownKind, .tooManyPixels(width: 1, height: 1), .tooManyPixelsInAll,
      .damaged(kind: "PNG", detail: "no"), .missingFont(package: "fonts-inter"), .unknownFamily,
      .unknownLetters(count: 1), .path(offset: 1, expected: "a number"),
    ]
    for reason in reasons {
      let id = RenderProblem(subject: "a", reason: reason).id
      #expect(ExplainCommand.ids.contains(id), "\(id)")
    }
  }

  @Test func printsTheProblemTheHelpAndWhereToRead() {
    #expect(
      UsageProblem.unknownOption("--fpz", near: "--fps", command: "render").description == """
        error: render has no option "--fpz" [unknown-option]
          = help: replace it with "--fps"
          = note: `scrollwork render --help` lists every option
        """
    )
    #expect(
      UsageProblem.parameterRange("stutter", value: 2, minimum: 0, maximum: 0.5).description
        == """
        error: stutter = 2 is not within 0 to 0.5 [parameter-out-of-range]
          = help: replace it with 0.5
        """
    )
  }
}
