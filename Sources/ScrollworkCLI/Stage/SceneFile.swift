internal import Scrollwork
internal import ScrollworkScene

/// A scene document as it was read, and the words to speak of it.
struct SceneFile {
  /// The document's path.
  let path: String
  /// The folder to which the document's files are relative.
  let folder: String
  let bytes: [UInt8]
  let scene: Scene

  /// Reads a document; a folder means the `scene.json` in it.
  init(_ name: String) throws(Failure) {
    let path = Self.path(of: name)
    folder = Self.folder(of: path)
    self.path = path
    bytes = try Self.read(path)
    do throws(Diagnostics) { scene = try Scene(json: bytes) } catch {
      throw .document(error, Self.printer(path, bytes))
    }
  }

  /// Where the document of a folder lies.
  static func path(of name: String) -> String {
    let inside = name.hasSuffix("/") ? name + "scene.json" : name + "/scene.json"
    return InputFile.isFolder(name) && InputFile.exists(inside) && !InputFile.isFolder(inside)
      ? inside : name
  }

  /// The folder to which the files of a document are relative.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What says in words what is wrong with a document.
  static func printer(_ path: String, _ bytes: [UInt8]) -> DiagnosticPrinter {
    DiagnosticPrinter(file: path.visible, source: bytes, isColoured: Console.isColoured)
  }

  /// Checks that the scene bears an environment that is not its own.
  ///
  /// - Returns: What probably is not meant in it.
  func check(in environment: Environment) throws(Failure) -> Diagnostics {
    var warnings = Diagnostics()
    do throws(Diagnostics) {
      _ = try Scene(json: bytes, in: environment, warnings: &warnings)
    } catch { throw .document(error, Self.printer(path, bytes)) }
    return warnings
  }

  /// The values of all parameters after some settings, and what is wrong with these.
  func parameters(with settings: [Setting]) -> (values: [Double], problems: [UsageProblem]) {
    var values = scene.parameters.map(\.value)
    var problems: [UsageProblem] = []
    let names = scene.parameters.map { "\($0.name)" }
    for setting in settings {
      guard let index = names.firstIndex(of: setting.name) else {
        let near = NearMiss.nearest(
          to: Array(setting.name.utf8),
          among: scene.parameters.map(\.name.bytes)
        )
        problems.append(
          .unknownParameter(
            setting.name,
            near: near.map { String(decoding: $0, as: UTF8.self) },
            all: names
          )
        )
        continue
      }
      let parameter = scene.parameters[index]
      let low = parameter.minimum ?? -.infinity
      let high = parameter.maximum ?? .infinity
      if setting.value < low || setting.value > high {
        problems.append(
          .parameterRange(
            setting.name,
            value: setting.value,
            minimum: parameter.minimum,
            maximum: parameter.maximum
          )
        )
      }
      values[index] = setting.value
    }
    return (values, problems)
  }
}
