import Foundation
import Testing

@testable import ScrollworkRender
@testable import ScrollworkScene

@Suite struct RendererProblemTests {
  var stage: Stage

  init() throws {
    stage = try Stage()
    stage.files["empty.png"] = []
    stage.files["broken.png"] = Array(Samples.png().dropLast(40))
    stage.files["good.png"] = Samples.png()
    stage.files["huge.png"] = Samples.pngHeader(width: 99_999, height: 1)
    stage.files["notes.svg"] = Array("just words".utf8)
  }

  private func problems(_ layers: String) throws -> [RenderProblem] {
    do {
      _ = try stage.open(layers)
      return []
    } catch let problems as RenderProblems {
      return problems.all
    }
  }

  @Test func reportsEveryFileAtOnceAndEachOnce() throws {
    let names = [
      "missing.svg", "empty.png", "good.png", "broken.png", "huge.png", "notes.svg", "missing.svg",
      "/etc/hostname", ".",
    ]
    let layers = names.map { "{ \"image\": \"\($0)\" }" }.joined(separator: ",")
    let found = try problems(layers)
    #expect(
      found.map(\.subject) == [
        "missing.svg", "empty.png", "broken.png", "huge.png", "notes.svg", "/etc/hostname", ".",
      ]
    )
    #expect(
      found.map(\.id) == [
        "missing-file", "empty-file", "damaged-picture", "picture-too-large",
        "unknown-picture-kind", "absolute-path", "not-a-file",
      ]
    )
    #expect(found.allSatisfy { !$0.isWarning })
  }

  @Test func reportsFilesThatOnlyOneCardNames() throws {
    let found = try problems(
      """
      { "deck": { "items": [ { "file": "good.png" }, { "file": "gone.png" } ],
        "card": { "size": [8, 8], "layers": [ { "image": "{file}" } ] } } }
      """
    )
    let place = RenderProblem.Place(node: 2, item: 1)
    #expect(found == [RenderProblem(subject: "gone.png", reason: .missingFile, at: place)])
  }

  @Test func doesNotWaitForPipes() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-pipe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appendingPathComponent("pipe.png").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: RenderProblem.Reason.notAFile) { try FileSystem.read(pipe, limit: 10) }
    #expect(throws: RenderProblem.Reason.tooManyBytes(limit: 10)) {
      try FileSystem.read(#filePath, limit: 10)
    }
  }

  @Test func reportsFramesThatAreTooLarge() throws {
    var stage = stage
    stage.scale = 1000
    #expect(
      throws: RenderProblems([
        RenderProblem(subject: "frame", reason: .tooManyPixels(width: 32000, height: 32000))
      ])
    ) { try stage.open("") }
  }

  @Test func warnsOfFamiliesAndLettersThatNoFontHas() throws {
    let (_, renderer) = try stage.open(
      """
      { "text": "plain", "font": { "family": "Comic Papyrus" } },
      { "text": "again", "font": { "family": "Comic Papyrus" } },
      { "text": "\u{1D2E0}", "font": { "family": "INTER" } }
      """
    )
    #expect(
      renderer.warnings == [
        RenderProblem(subject: "Comic Papyrus", reason: .unknownFamily, at: .init(node: 0)),
        RenderProblem(
          subject: "\"\u{1D2E0}\"",
          reason: .unknownLetters(count: 1),
          at: .init(node: 2)
        ),
      ]
    )
    #expect(renderer.warnings.allSatisfy { $0.isWarning })
  }

  @Test func takesFontsOfTheSceneAlong() throws {
    let house = try FontFiles()
    let inter = try #require(house.paths.first { $0.hasSuffix("/Inter-Regular.otf") })
    let display = inter.replacingOccurrences(of: "Inter-", with: "InterDisplay-")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("display.OTF"),
      withDestinationURL: URL(fileURLWithPath: display)
    )
    #expect(!FontBook(house).has("Inter Display"))
    #expect(FontBook(try FontFiles(extra: folder.path)).has("Inter Display"))
  }

  @Test func namesThePackageOfAMissingFont() {
    let empty = FileManager.default.temporaryDirectory.path + "/scrollwork-no-such-folder"
    do {
      _ = try FontFiles(in: [empty])
      Issue.record("Fonts must be missing in an empty folder")
    } catch {
      #expect(error.all.count == 3)
      #expect(
        error.all.map(\.help) == [
          "install it: apt-get install fonts-inter", "install it: apt-get install fonts-noto-cjk",
          "install it: apt-get install fonts-noto-color-emoji",
        ]
      )
    }
  }

  @Test(arguments: [
    (RenderProblem.Reason.missingFile, "x: there is no such file"),
    (.notAFile, "x: this is not a plain file"), (.absolutePath, "x: the path is absolute"),
    (.unreadable, "x: the file cannot be read"), (.emptyFile, "x: the file is empty"),
    (.tooManyBytes(limit: 9), "x: the file has more than 9 bytes"),
    (.unknownKind, "x: the content is neither SVG nor PNG nor JPEG"),
    (
      .tooManyPixels(width: 20_000, height: 1),
      "x: 20000 x 1 pixels are more than 16384 a side or 268435456 in all"
    ),
    (.tooManyPixelsInAll, "x: all pictures together have more than 268435456 pixels"),
    (.damaged(kind: "PNG", detail: "why"), "x: the PNG cannot be decoded: why"),
    (.missingFont(package: "p"), "x: this font of the package p is not installed"),
    (
      .unknownFamily,
      "x: no font of this family is at hand; the house face stands in for it"
    ),
    (.unknownLetters(count: 1), "x: no font has one letter of this text"),
    (.unknownLetters(count: 3), "x: no font has 3 letters of this text"),
    (.path(offset: 4, expected: "a number"), "x: path data: expected a number at byte 4"),
  ])
  func saysEachProblemInOneLine(_ reason: RenderProblem.Reason, _ words: String) {
    #expect(RenderProblem(subject: "x", reason: reason).description == words)
  }
}
