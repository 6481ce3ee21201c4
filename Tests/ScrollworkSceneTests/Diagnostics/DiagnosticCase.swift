import Scrollwork
import ScrollworkScene

/// A document that breaks one rule, and what is found in it.
struct DiagnosticCase: CustomStringConvertible, Sendable {
  let id: DiagnosticID
  let source: [UInt8]
  let found: Diagnostics

  var description: String { id.name }

  /// A document that the JSON reader refuses.
  init(_ id: DiagnosticID, _ source: String) {
    self.init(id, Array(source.utf8))
  }

  /// A document that the JSON reader refuses.
  init(_ id: DiagnosticID, _ source: [UInt8]) {
    self.id = id
    self.source = source
    do throws(Diagnostics) {
      _ = try JSONDocument(source)
      found = Diagnostics()
    } catch {
      found = error
    }
  }

  /// A document that the scene reader refuses.
  init(_ id: DiagnosticID, scene source: String) {
    self.id = id
    self.source = Array(source.utf8)
    do throws(Diagnostics) {
      var warnings = Diagnostics()
      _ = try Scene(json: self.source, warnings: &warnings)
      found = warnings
    } catch {
      found = error
    }
  }

  /// A trace that the reader of the short form refuses.
  init(_ id: DiagnosticID, trace source: String) {
    self.id = id
    self.source = Array(source.utf8)
    do throws(Diagnostics) {
      var warnings = Diagnostics()
      _ = try Trace(script: self.source, on: Self.stage, warnings: &warnings)
      found = warnings
    } catch {
      found = error
    }
  }

  /// Pages and a wide button at the foot of each.
  private static let stage: Program = {
    var button = Layer(.shape(Layer.Shape(.rectangle)))
    button.frame = Layer.Frame(0, 460, 320, 80)
    button.tap = Layer.Tap(event: "go")
    button.isPinned = true
    var scene = Scene("Demo", size: Size(width: 320, height: 568))
    scene.scroll = Scene.Scroll(pages: 5)
    scene.layers = [button]
    return Program(scene, in: Environment(viewport: scene.size))
  }()

  /// A piece of a document, completed to what it is a piece of.
  init(_ id: DiagnosticID, _ piece: String, in context: DiagnosticExample.Context) {
    switch context {
    case .json: self.init(id, piece)
    case .scene: self.init(id, scene: "{ \"scene\": \"Demo\", \"size\": [320, 568],\n\(piece) }")
    case .layer:
      self.init(
        id,
        scene:
          "{ \"scene\": \"Demo\", \"size\": [320, 568], \"scroll\": { \"pages\": 3 }, \"layers\": [\n\(piece) ] }"
      )
    case .trace: self.init(id, trace: piece)
    }
  }

  /// A document in which the part between ‹ and › is wrong, and ‹‹ and ›› mark another place.
  init(_ id: DiagnosticID, marked: String, _ arguments: [DiagnosticArgument] = []) {
    var source: [UInt8] = []
    var starts: [Int] = []
    var ranges: [SourceRange] = []
    for character in marked {
      switch character {
      case "‹": starts.append(source.count)
      case "›": ranges.append(SourceRange(start: starts.removeLast(), end: source.count))
      default: source += Array(String(character).utf8)
      }
    }
    self.id = id
    self.source = source
    var arguments = arguments
    if ranges.count > 1 { arguments.append(.place(ranges[0])) }
    found = Diagnostics(Diagnostic(id, at: ranges[ranges.count - 1], arguments))
  }
}
