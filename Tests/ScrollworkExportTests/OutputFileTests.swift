import Foundation
import ScrollworkExport
import Testing

@Suite struct OutputFileTests {
  @Test func appearsOnlyWhenFinished() throws {
    let scratch = try Scratch()
    let scaffold = Scaffold()
    var file = try OutputFile(scratch.file("a.raw"), scaffold: scaffold)
    try file.write([1, 2])
    #expect(!scratch.names.contains("a.raw"))
    #expect(scaffold.count == 1)
    try file.write([3])
    try file.finish()
    #expect(scratch.names == ["a.raw"])
    #expect(try scratch.bytes("a.raw") == [1, 2, 3])
    #expect(scaffold.count == 0)
  }

  @Test func leavesTheOldFileWhenDropped() throws {
    let scratch = try Scratch()
    try Data([9]).write(to: URL(fileURLWithPath: scratch.file("a.raw")))
    let scaffold = Scaffold()
    do {
      var file = try OutputFile(scratch.file("a.raw"), scaffold: scaffold)
      try file.write([1, 2])
    }
    #expect(scratch.names == ["a.raw"])
    #expect(try scratch.bytes("a.raw") == [9])
    #expect(scaffold.count == 0)
  }

  @Test func replacesTheOldFileAndKeepsItsMode() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.raw")
    _ = FileManager.default.createFile(
      atPath: path,
      contents: Data([9, 9]),
      attributes: [.posixPermissions: 0o640]
    )
    var file = try OutputFile(path, scaffold: Scaffold())
    try file.write([1])
    try file.finish()
    #expect(try scratch.bytes("a.raw") == [1])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func writesThroughASymbolicLink() throws {
    let scratch = try Scratch()
    try Data([9]).write(to: URL(fileURLWithPath: scratch.file("real")))
    let link = scratch.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
    var file = try OutputFile(link, scaffold: Scaffold())
    try file.write([1])
    try file.finish()
    #expect(try scratch.bytes("real") == [1])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real")
  }

  @Test func refusesTargetsThatCannotBecomeFiles() throws {
    let scratch = try Scratch()
    let cases: [(String, ExportError)] = [
      (scratch.path, .targetIsFolder(path: scratch.path)),
      (scratch.path + "/", .targetIsFolder(path: scratch.path)),
      (scratch.file("no/a.gif"), .missingFolder(path: scratch.file("no"))),
    ]
    for (path, error) in cases {
      #expect(throws: error) { _ = try OutputFile(path, scaffold: Scaffold()) }
    }
    #expect(scratch.names == [])
  }

  @Test func saysThatTheDiskIsFull() throws {
    #expect(throws: ExportError.noRoom(path: "/dev/full")) {
      var file = try OutputFile("/dev/full", scaffold: Scaffold())
      try file.write([1])
    }
  }

  @Test func tearingDownRemovesWhatIsHalfWritten() throws {
    let scratch = try Scratch()
    let scaffold = Scaffold()
    var file = try OutputFile(scratch.file("a.raw"), scaffold: scaffold)
    try file.write([1])
    scaffold.tearDown()
    #expect(scratch.names == [])
    #expect(throws: ExportError.self) { try file.finish() }
    #expect(scratch.names == [])
  }
}
