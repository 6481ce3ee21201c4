#if !hasFeature(Embedded)
internal import Scrollwork

/// Finds what in a sound document probably is not meant: knobs that turn nothing, layers that nobody sees,
/// keys without effect.
///
/// It speaks of the document, and so looks at it in the scene's own size and with its own values.
struct SceneAdviser {
  let document: JSONDocument
  let scene: Scene
  private(set) var problems = Diagnostics()
  /// The last page of the content; 0 when nothing scrolls.
  let lastPage: Double
  /// Whether no parameter changes the last page.
  let isLastPageFixed: Bool

  init(_ document: JSONDocument, _ scene: Scene) {
    self.document = document
    self.scene = scene
    let scope = Scope(scene.parameters, given: [], viewport: scene.size)
    lastPage = (scene.scroll?.pages.value(.number, scope) ?? 1) - 1
    if case .formula? = scene.scroll?.pages {
      isLastPageFixed = false
    } else {
      isLastPageFixed = true
    }
  }

  /// Looks at everything.
  mutating func adviseScene() {
    let root = document.root
    adviseParameters(of: root)
    guard let layers = document.value("layers", of: root) else { return }
    let nodes = Array(document.elements(of: layers))
    guard nodes.count == scene.layers.count else { return }
    var around = Surroundings()
    around.isTop = true
    for (layer, node) in zip(scene.layers, nodes) { advise(layer, node, around) }
    advisePlaces(nodes)
  }

  mutating func warn(
    _ id: DiagnosticID,
    at node: JSONNode,
    _ arguments: [DiagnosticArgument] = []
  ) {
    problems.add(
      Diagnostic(id, severity: .warning, at: document.mark(of: node), arguments)
    )
  }

  // MARK: Knobs

  private mutating func adviseParameters(of root: JSONNode) {
    guard let list = document.value("parameters", of: root) else { return }
    var used: [[UInt8]] = []
    for member in document.members(of: root) where member.value.index != list.index {
      collectNames(in: member.value, &used)
    }
    for member in document.members(of: list) where !used.contains(document.utf8(of: member.key)) {
      warn(.unusedParameter, at: member.key)
    }
  }

  /// Gathers what stands behind a $ in the strings of a value; words in texts may be among it.
  private func collectNames(in node: JSONNode, _ names: inout [[UInt8]]) {
    switch document.kind(of: node) {
    case .object:
      for member in document.members(of: node) { collectNames(in: member.value, &names) }
    case .array:
      for element in document.elements(of: node) { collectNames(in: element, &names) }
    case .string:
      let bytes = document.utf8(of: node)
      for start in bytes.indices where bytes[start] == UInt8(ascii: "$") {
        let name = Array(bytes[(start + 1)...].prefix(while: Self.isNameByte))
        if !names.contains(name) { names.append(name) }
      }
    default: break
    }
  }

  /// Whether arithmetic somewhere in a value names a parameter.
  func namesParameter(_ node: JSONNode) -> Bool {
    var names: [[UInt8]] = []
    collectNames(in: node, &names)
    return !names.isEmpty
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
  }
}
#endif
