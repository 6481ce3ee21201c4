/// A scene as one row of numbers, for a player that is too small to read documents.
///
///     let score = Score(scene)
///     score.numbers   // what `ScorePlayer` plays, at any viewport and with any parameters
///     score.document  // the same with all that is shown, as a page wants it
///
/// Formulas stay formulas: a score is laid out by its player, for the viewport that there is.
public struct Score: Sendable {
  /// What moves, in the order that `ScoreWriter` gives it; all are finite.
  public let numbers: [Double]
  /// The events that taps send, each once, in document order: a score knows them by their places.
  public let events: [UTF8String]
  /// What it was made of.
  let scene: Scene

  /// Writes a scene as numbers.
  ///
  /// - Parameter scene: A scene whose numbers make sense, as `Scene(json:)` finds.
  public init(_ scene: Scene) {
    self.scene = scene
    var writer = ScoreWriter(scene)
    writer.write()
    numbers = writer.numbers
    events = writer.events
  }
}
