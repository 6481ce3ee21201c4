/// A scene as one row of numbers, for a player that is too small to read documents.
public struct Score: Sendable {
  /// What moves; all are finite.
  public let numbers: [Double]
  /// What it was made of.
  let scene: Scene

  /// Writes a scene as numbers.
  public init(_ scene: Scene) {
    self.scene = scene
    numbers = []
  }

  /// The events that taps send, each once, in document order: a score knows them by their places.
  public var events: [UTF8String] { [] }
}
