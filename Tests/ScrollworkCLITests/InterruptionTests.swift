import Foundation
import Testing

@testable import ScrollworkCLI

/// What remains when the command is cut short: nothing.
@Suite(.enabled(if: Scrollwork.binary != nil, "the command is not built"))
struct InterruptionTests {
  private let tool: Scrollwork

  init() throws {
    tool = try Scrollwork()
    try tool.scratch.write(smallScene, to: "small.json")
  }

  /// Starts a film of some hours and waits until there is something of it.
  private func startLongFilm(_ output: String) throws -> Process {
    let process = try tool.start(
      ["render", "small.json", "-o", output, "--to", "20000"],
      output: .nullDevice,
      errors: .nullDevice
    )
    let deadline = Date().addingTimeInterval(30)
    while !tool.scratch.names.contains(where: { $0.hasSuffix(".part") }), Date() < deadline {
      usleep(2000)
    }
    usleep(50_000)
    return process
  }

  @Test(arguments: [
    ("a.raw", SIGINT), ("a.gif", SIGTERM), ("frames/", SIGINT), ("a-%d.png", SIGHUP),
  ])
  func aSignalLeavesNoDebris(output: String, signal: Int32) throws {
    let process = try startLongFilm(output)
    #expect(tool.scratch.names.count > 1)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + signal)
    #expect(tool.scratch.names == ["small.json"])
  }

  /// Nobody can clean up after SIGKILL but the next run.
  @Test(arguments: ["a.raw", "frames/", "a-%d.png"])
  func theNextRunTakesAwayWhatAKilledOneLeft(output: String) throws {
    for _ in 0..<2 {
      let process = try startLongFilm(output)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(tool.scratch.names.filter { $0.hasSuffix(".part") }.count == 1)
    }
    #expect(try tool.run("render", "small.json", "-o", output, "--frames", "0..2").status == 0)
    #expect(!tool.scratch.names.contains { $0.hasSuffix(".part") })
    if output == "frames/" {
      let names = try FileManager.default.contentsOfDirectory(atPath: tool.scratch.file("frames"))
      #expect(names.sorted() == ["0000.png", "0001.png"])
    }
  }

  @Test func aRunLeavesAloneWhatAnotherWrites() throws {
    let process = try startLongFilm("a.raw")
    try tool.scratch.write("somebody's", to: ".scrollwork-1.part")
    let names = tool.scratch.names
    #expect(names.count == 3)
    #expect(try tool.run("render", "small.json", "-o", "a.raw", "--frames", "0..2").status == 0)
    #expect(try tool.run("render", "small.json", "-o", "b.raw", "--frames", "0..2").status == 0)
    #expect(Set(tool.scratch.names) == Set(names + ["a.raw", "b.raw"]))
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(tool.scratch.names == [".scrollwork-1.part", "a.raw", "b.raw", "small.json"])
  }

  @Test func aSignalStopsFFmpegToo() throws {
    try #require(FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg"))
    let process = try startLongFilm("a.mp4")
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(tool.scratch.names == ["small.json"])
    usleep(100_000)
    #expect(tool.scratch.names == ["small.json"])
  }

  @Test func aClosedPipeIsAnErrorForFilmsAndNoneForText() throws {
    let film = try run("render small.json -o - --format raw --to 500 | head -c 10 >/dev/null")
    #expect(film.status == 1)
    #expect(film.errors.contains("[closed-pipe]"))
    let text = try run("trace small.json --to 500 | head -n 1 >/dev/null")
    #expect(text.status == 0)
    #expect(text.errors == "")
  }

  @Test func aLimitOnTheSizeOfFilesIsAnErrorAndLeavesNothing() throws {
    // Compressed, the animated picture would be too small.
    for output in ["a.raw", "a.apng --level 0"] {
      let result = try run("render small.json -o \(output) --to 500 --scale 4", limit: true)
      #expect(result.status == 1)
      #expect(result.errors.contains("[no-room]"), "\(result.errors)")
      #expect(tool.scratch.names == ["small.json"])
    }
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let line = "render small.json -o a.raw -q --to 30 & sleep 0.2; kill -INT $!; wait $!"
    let result = try run(line, prefix: "trap '' INT; ")
    #expect(result.status == 0)
    #expect(tool.scratch.names == ["a.raw", "small.json"])
  }

  @Test func withoutFFmpegItSaysSo() throws {
    let result = try tool.run("render", "small.json", "-o", "a.mp4", path: "/nowhere")
    #expect(result.status == 1)
    #expect(result.errors.contains("[missing-tool]"))
    #expect(tool.scratch.names == ["small.json"])
  }

  /// Runs the command through a shell; the status is the command's, not that of its reader.
  private func run(
    _ line: String,
    prefix: String = "",
    limit: Bool = false
  ) throws -> (status: Int32, errors: String) {
    let binary = Scrollwork.binary?.path ?? ""
    let status = line.contains("|") ? "exit ${PIPESTATUS[0]}" : "exit $?"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "\(prefix)\(limit ? "ulimit -f 64; " : "")'\(binary)' \(line); \(status)",
    ]
    process.currentDirectoryURL = tool.scratch.url
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: words, as: UTF8.self))
  }
}
