internal import Foundation
internal import Scrollwork
internal import ScrollworkScene

/// A scene document on disk.
struct SceneFile {
  let path: String
  let bytes: [UInt8]
  let scene: Scene

  /// The folder that the document's pictures are relative to.
  var folder: String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Reads and checks a document; prints what is wrong with it.
  init(_ path: String) throws {
    self.path = path
    let bytes = try readFile(path)
    self.bytes = bytes
    scene = try reporting(path, bytes) { () throws(Diagnostics) in try Scene(json: bytes) }
  }

  /// The scene and what it plays in, with the parameters that were set; checked once more with these.
  func prepared(
    _ arguments: Arguments
  ) throws -> (scene: Scene, environment: ScrollworkScene.Environment) {
    var size = scene.size
    if let given = try arguments.size("--size") {
      size = Size(width: given.width, height: given.height)
    }
    let scale = try arguments.number("--scale", in: 0.1...8) ?? 1
    let environment = ScrollworkScene.Environment(
      viewport: size,
      pixel: 1 / scale,
      prefersReducedMotion: arguments.has("--reduced-motion"),
      parameters: try parameters(arguments.all("--set"))
    )
    let checked = try reporting(path, bytes) { () throws(Diagnostics) in
      try Scene(json: bytes, in: environment)
    }
    return (checked, environment)
  }

  /// The value of every parameter, in the scene's order.
  private func parameters(_ settings: [String]) throws -> [Double] {
    var values = scene.parameters.map(\.value)
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let value = Double(parts[1]), value.isFinite else {
        throw UsageError.wrongSetting(setting)
      }
      guard let index = scene.parameters.firstIndex(where: { $0.name.description == parts[0] })
      else {
        throw UsageError.unknownParameter(
          parts[0],
          known: scene.parameters.map(\.name.description)
        )
      }
      let parameter = scene.parameters[index]
      let low = parameter.minimum ?? -Double.infinity
      let high = parameter.maximum ?? Double.infinity
      guard value >= low, value <= high else {
        throw UsageError.wrongValue(
          "--set",
          setting,
          "within \(plainNumber(low)) to \(plainNumber(high))"
        )
      }
      values[index] = value
    }
    return values
  }
}

/// Reads a file whole; `-` is standard input.
func readFile(_ path: String) throws -> [UInt8] {
  if path == "-" { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
    printError("there is no file \(path)", id: "missing-file", help: nil)
    throw Failed()
  }
  if isFolder.boolValue {
    printError(
      "\(path) is a folder",
      id: "not-a-file",
      help: FileManager.default.fileExists(atPath: path + "/scene.json")
        ? "name the document in it: \(path)/scene.json" : nil
    )
    throw Failed()
  }
  guard let data = FileManager.default.contents(atPath: path) else {
    printError("\(path) cannot be read", id: "unreadable", help: nil)
    throw Failed()
  }
  return [UInt8](data)
}

/// Does `body`, and prints the diagnostics that it throws.
func reporting<T>(_ path: String, _ bytes: [UInt8], _ body: () throws(Diagnostics) -> T) throws -> T
{
  do {
    return try body()
  } catch {
    let printer = DiagnosticPrinter(file: path, source: bytes, isColoured: Terminal.isColoured)
    Terminal.write(printer.text(for: error))
    throw Failed()
  }
}
