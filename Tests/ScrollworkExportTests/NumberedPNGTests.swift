import ScrollworkExport
import ScrollworkRender
import Testing

@Suite struct NumberedPNGTests {
  private func write(_ frames: Range<Int>, to path: String, finish: Bool = true) throws {
    let film = Film(width: 16, height: 12, rate: FrameRate(60), frames: frames)
    var sink = try NumberedPNGSink(film, to: NumberedName(path), scaffold: Scaffold())
    for frame in frames {
      try sink.append(Pictures.walkingBox(width: 16, height: 12, frame: frame))
    }
    if finish { try sink.finish() }
  }

  @Test func numbersFilesByFrame() throws {
    let scratch = try Scratch()
    try write(9..<12, to: scratch.file("out-%03d.png"))
    #expect(scratch.names == ["out-009.png", "out-010.png", "out-011.png"])
    let read = try readPNG(scratch.file("out-010.png"))
    #expect(read.hasSamePixels(as: Pictures.walkingBox(width: 16, height: 12, frame: 10)))
  }

  @Test func slicesTogetherEqualTheWhole() throws {
    let scratch = try Scratch()
    try write(0..<6, to: scratch.file("whole/"))
    try write(0..<2, to: scratch.file("parts/"))
    try write(2..<6, to: scratch.file("parts/"))
    for frame in 0..<6 {
      let name = "000\(frame).png"
      #expect(try scratch.bytes("whole/\(name)") == scratch.bytes("parts/\(name)"))
    }
  }

  @Test func leavesNothingWhenCutShort() throws {
    let scratch = try Scratch()
    try write(0..<3, to: scratch.file("%d.png"), finish: false)
    try write(0..<3, to: scratch.file("new/"), finish: false)
    #expect(scratch.names == [])
  }

  @Test func replacesOldFramesAndLeavesStrangersAlone() throws {
    let scratch = try Scratch()
    try write(0..<2, to: scratch.file("a%d.png"))
    try write(5..<6, to: scratch.file("a%d.png"))
    try write(1..<2, to: scratch.file("a%d.png"))
    #expect(scratch.names == ["a0.png", "a1.png", "a5.png"])
  }

  @Test func findsFramesOfOtherFilms() throws {
    let scratch = try Scratch()
    try write(0..<3, to: scratch.file("a%02d.png"))
    try write(99..<101, to: scratch.file("a%02d.png"))
    try write(0..<9, to: scratch.file("b%d.png"))
    try write(7..<8, to: scratch.file("a%03d.png"))
    let name = try NumberedName(scratch.file("a%02d.png"))
    #expect(name.frames(besides: 0..<2) == [2, 99, 100])
    #expect(name.frames(besides: 0..<101) == [])
    #expect(name.frame(ofFile: "a07.png") == 7 && name.frame(ofFile: "a100.png") == 100)
    for strange in ["a007.png", "a7.png", "a+7.png", "a.png", "b07.png", "a07.jpg", "a-7.png"] {
      #expect(name.frame(ofFile: strange) == nil)
    }
    #expect(try NumberedName(scratch.file("none/")).frames(besides: 0..<1) == [])
  }

  @Test(arguments: ["a.png", "%s.png", "%d-%d.png", "%4d.png", "%", "a%0.png"])
  func refusesNamesWithoutExactlyOneNumber(name: String) {
    #expect(throws: ExportError.wrongPattern(path: name)) { try NumberedName(name) }
  }

  @Test func refusesAMissingFolderUnlessItIsTheTarget() throws {
    let scratch = try Scratch()
    #expect(throws: ExportError.missingFolder(path: scratch.file("no"))) {
      try write(0..<1, to: scratch.file("no/%d.png"))
    }
    #expect(throws: ExportError.missingFolder(path: scratch.file("no"))) {
      try write(0..<1, to: scratch.file("no/way/"))
    }
  }
}
