import Foundation
import TestSupport

/// What a run of the command left.
struct Outcome {
  let status: Int32
  let output: String
  let errors: String
}

/// Runs the command as a stranger would.
enum Shell {
  /// The program that was built with the tests.
  static let scrollwork = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("scrollwork")

  static func run(_ arguments: String..., in folder: URL? = nil) throws -> Outcome {
    let process = try start(arguments, in: folder)
    let output = process.output.fileHandleForReading.readDataToEndOfFile()
    let errors = process.errors.fileHandleForReading.readDataToEndOfFile()
    process.process.waitUntilExit()
    return Outcome(
      status: process.process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self)
    )
  }

  static func start(
    _ arguments: [String],
    in folder: URL?
  ) throws
    -> (process: Process, output: Pipe, errors: Pipe)
  {
    let process = Process()
    process.executableURL = scrollwork
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return (process, output, errors)
  }

  /// A folder of its own for one test, gone afterwards.
  static func inFolder<T>(_ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// The names in a folder, sorted.
  static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  static let examples = Vectors.root.appendingPathComponent("Examples")
}
