import ScrollworkScene
import TestSupport
import Testing

@testable import ScrollworkRender

@Suite struct PathDataTests {
  private typealias Spot = Outline.Spot

  private func outline(_ text: String) throws -> Outline { try PathData.outline(Array(text.utf8)) }

  /// Why path data cannot be read; nil when it can.
  private func failure(_ text: String) -> PathData.Failure? {
    do throws(PathData.Failure) {
      _ = try PathData.outline(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  private func triangle() -> Outline {
    var outline = Outline()
    outline.move(to: Spot(x: 1, y: 2))
    outline.line(to: Spot(x: 11, y: 2))
    outline.line(to: Spot(x: 11, y: 7.5))
    outline.close()
    return outline
  }

  @Test(arguments: [
    "M1 2 L11 2 L11 7.5 Z", "M1,2 11,2 11,7.5z", "m1 2 10 0 0 5.5 z", "M1 2h10v5.5z",
    "M1 2H11V7.5Z", " \n M 1 , 2 L 11 , 2 , 11 7.5 Z ", "M1 2l10-0+0+5.5z",
    "M1e0 .2e1L1.1e+1,2,11 75e-1Z", "M1.2e1.2e1M1 2 11 2 11 7.5Z",
  ])
  func readsManySpellingsOfOneTriangle(_ text: String) throws {
    #expect(try outline(text) == triangle())
  }

  @Test func splitsNumbersAtASecondPoint() throws {
    #expect(try outline("M.5.25.75-1") == outline("M0.5 0.25 L0.75 -1"))
  }

  @Test func continuesFromTheStartAfterClosing() throws {
    #expect(
      try outline("M2 2h4v4z l-1 0").steps.suffix(2) == [
        .move(Spot(x: 2, y: 2)), .line(Spot(x: 1, y: 2)),
      ]
    )
  }

  @Test func mirrorsHandlesOfSmoothCurvesOfItsKindOnly() throws {
    #expect(
      try outline("M0 0C0 1 2 3 4 4S7 8 9 9") == outline("M0 0C0 1 2 3 4 4C6 5 7 8 9 9")
    )
    #expect(try outline("M0 0Q0 1 2 3T9 9") == outline("M0 0Q0 1 2 3Q4 5 9 9"))
    #expect(try outline("M0 0Q0 1 2 3S7 8 9 9") == outline("M0 0Q0 1 2 3C2 3 7 8 9 9"))
    #expect(try outline("M0 0L2 3T9 9") == outline("M0 0L2 3Q2 3 9 9"))
    #expect(
      try outline("M5 5c0 1 2 3 4 4s3 4 5 5") == outline("M5 5C5 6 7 8 9 9S12 13 14 14")
    )
  }

  @Test func drawsArcsAsCircles() throws {
    for text in ["M10 0A10 10 0 0 1 0 10", "M10 0A10 10 0 1 0 0 10", "M10 0a10 10 33 01-10 10"] {
      let pieces = try outline(text).subpaths[0].pieces
      for piece in pieces {
        for step in 0...8 {
          let radius = piece.spot(at: Double(step) / 8).distance(to: Spot(x: 0, y: 0))
          #expect(abs(radius - 10) < 0.003)
        }
      }
    }
    #expect(abs(try outline("M10 0A10 10 0 0 1 0 10").length - 5 * .pi) < 0.01)
    #expect(abs(try outline("M10 0A10 10 0 1 0 0 10").length - 15 * .pi) < 0.03)
  }

  @Test func growsArcsThatDoNotReach() throws {
    #expect(abs(try outline("M0 0A1 1 0 0 1 10 0").length - 5 * .pi) < 0.01)
    #expect(try outline("M0 0A0 5 0 0 1 10 0") == outline("M0 0L10 0"))
    #expect(try outline("M3 3A5 5 0 0 1 3 3").steps.isEmpty)
  }

  @Test(arguments: [
    ("L1 2", 0, "a move (M or m)"), ("M1", 2, "a number"), ("M1 2 L", 6, "a number"),
    ("M1 2 X", 5, "a command (one of MZLHVCSQTA)"), ("M1 2 3", 6, "a number"),
    ("M1 2,", 5, "a number"), ("M1,,2", 3, "a number"),
    ("M0 0A1 1 0 2 0 5 5", 11, "a flag (0 or 1)"),
    ("M0 0L1e99 0", 5, "a number of at most 1e9"), ("M0 0z5", 5, "a command (one of MZLHVCSQTA)"),
    ("M0 0Lé", 5, "a number"), ("M . 2", 2, "a number"), ("M0 0L-", 5, "a number"),
  ])
  func saysWhereAndWhyItFails(_ text: String, _ offset: Int, _ expected: String) {
    #expect(failure(text) == PathData.Failure(offset: offset, expected: expected))
  }

  /// What a document is refused for is what cannot be drawn.
  @Test func failsWhereTheReaderOfDocumentsFails() {
    let pieces = Array("MmZzLlHhVvCcSsQqTtAa,,  \n\t\u{0B}\u{0C}+-..eEx#0011259")
    let words = [
      "1e9", "1000000000", "1000000000.1", "1000000000.00000001", "999999999.9", "1e10", "1E-400",
      "00.50", "5.", "1 1 0 0 1 5 5", "M1 2L3 4", "a1 1 0 01", "-.5e+3", "é", "滚",
    ]
    forAll(4000) { seed, random in
      var text = Bool.random(using: &random) ? "M0 0" : ""
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        if Int.random(in: 0..<3, using: &random) == 0 {
          text += words.randomElement(using: &random) ?? ""
        } else if let piece = pieces.randomElement(using: &random) {
          text.append(piece)
        }
      }
      let problem = PathSyntax(Array(text.utf8)).problem
      let failure = failure(text)
      #expect(problem?.offset == failure?.offset, "\(text), seed \(seed)")
      #expect((problem?.needs).map { "\($0.text)" } == failure?.expected, "\(text), seed \(seed)")
    }
  }

  @Test func takesNothingAsNothing() throws {
    #expect(try outline("").steps.isEmpty)
    #expect(try outline(" \n").steps.isEmpty)
    #expect(try outline("M4 4").steps.isEmpty)
  }
}
