public import ScrollworkScene

/// Where the layers of a program stand in the document.
///
///     LayerPointers(of: scene)[3]  // "/layers/1/layers/0", the place of node 3
public struct LayerPointers: Sendable {
  private var all: [String] = []

  /// Finds the place of every node of a program of the scene.
  public init(of scene: Scene) { add(scene.layers, below: "/layers") }

  /// The JSON pointer of a node; those of a card lie in its template.
  public subscript(node: Int) -> String { all[node] }

  private mutating func add(_ layers: [Layer], below path: String) {
    for (index, layer) in layers.enumerated() { add(layer, at: "\(path)/\(index)") }
  }

  private mutating func add(_ layer: Layer, at path: String) {
    all.append(path)
    switch layer.content {
    case .group(let group): add(group.layers, below: path + "/layers")
    case .deck(let row): add(row.card.layer, at: path + "/deck/card")
    default: break
    }
  }
}
