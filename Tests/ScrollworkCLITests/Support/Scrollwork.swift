import Foundation
import TestSupport

/// The built command, run as people run it.
struct Scrollwork {
  /// A folder for one test, gone when the test ends.
  final class Scratch {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-cli-" + UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> String { url.appendingPathComponent(name).path }

    func bytes(_ name: String) throws -> Data {
      try Data(contentsOf: url.appendingPathComponent(name))
    }

    func write(_ text: String, to name: String) throws {
      try text.write(to: url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    /// The names of everything in the folder, hidden files too, sorted.
    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }
  }

  /// How a run ended.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The examples of the project.
  static func example(_ name: String) -> String {
    Vectors.root.appendingPathComponent("Examples/\(name)").path
  }

  /// Where the built command lies: beside the test bundle that runs.
  static let binary: URL? = {
    let places = CommandLine.arguments.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    let built = Vectors.root.appendingPathComponent(".build/debug")
    return (places + [built]).map { $0.appendingPathComponent("scrollwork") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Starts the command in the scratch folder.
  func start(
    _ arguments: [String],
    output: FileHandle,
    errors: FileHandle,
    path: String? = nil,
    environment: [String: String]? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = Self.binary ?? URL(fileURLWithPath: "/nowhere/scrollwork")
    process.arguments = arguments
    process.currentDirectoryURL = scratch.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    if let path { process.environment = ["PATH": path] }
    if let environment {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    try process.run()
    return process
  }

  /// Runs the command in the scratch folder to its end.
  func run(_ arguments: String..., path: String? = nil) throws -> Result {
    try run(arguments, path: path)
  }

  /// Runs the command in the scratch folder to its end, with some variables of the environment.
  func run(
    _ arguments: [String],
    path: String? = nil,
    environment: [String: String]? = nil
  ) throws -> Result {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let (out, err) = (place.appendingPathExtension("out"), place.appendingPathExtension("err"))
    for file in [out, err] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    defer { for file in [out, err] { try? FileManager.default.removeItem(at: file) } }
    let process = try start(
      arguments,
      output: FileHandle(forWritingTo: out),
      errors: FileHandle(forWritingTo: err),
      path: path,
      environment: environment
    )
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: out), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: err), as: UTF8.self)
    )
  }
}

/// A scene that is small and quick to draw.
let smallScene = """
  {
    "scene": "Small", "size": [40, 30], "background": "#203040",
    "parameters": { "far": { "value": 20, "min": 0, "max": 30 } },
    "layers": [
      {
        "id": "box", "shape": "rectangle", "fill": "#f0a030", "frame": [2, 8, 10, 10],
        "animate": [{ "x": [0, "$far"], "duration": 0.5 }]
      }
    ]
  }
  """
