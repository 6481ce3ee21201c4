/// Collects the layers of a scene, a group or a card, back to front.
///
///     Layer.group {
///       Layer.ellipse(fill: "#ff8d6b")
///       for name in names { Layer.text(name) }
///     }
@resultBuilder
public enum LayerBuilder {
  /// A layer.
  public static func buildExpression(_ layer: Layer) -> [Layer] { [layer] }

  /// Layers made elsewhere.
  public static func buildExpression(_ layers: [Layer]) -> [Layer] { layers }

  /// Layers above each other.
  public static func buildBlock(_ parts: [Layer]...) -> [Layer] {
    var all: [Layer] = []
    for part in parts { all.append(contentsOf: part) }
    return all
  }

  /// The layers of a loop.
  public static func buildArray(_ parts: [[Layer]]) -> [Layer] {
    var all: [Layer] = []
    for part in parts { all.append(contentsOf: part) }
    return all
  }

  /// The layers of a condition, if it holds.
  public static func buildOptional(_ part: [Layer]?) -> [Layer] { part ?? [] }

  /// The layers of a condition that holds.
  public static func buildEither(first part: [Layer]) -> [Layer] { part }

  /// The layers of a condition that does not hold.
  public static func buildEither(second part: [Layer]) -> [Layer] { part }
}
