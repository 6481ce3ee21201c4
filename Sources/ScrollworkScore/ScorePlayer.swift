package import Scrollwork

/// Plays a score: touches and time in, frames out.
///
/// It is `Player` for pages: the same frames to the bit, by the shortest way instead of the cheapest. Every
/// frame is computed whole, from nothing but the score, the events and the time, and is then compared with
/// the frame before. It has no arrays, no strings and no classes, so that its WebAssembly is small.
///
///     var player = ScorePlayer(numbers, viewport: Size(width: 390, height: 844), pixel: 0.5)
///     player.handle(0, id: 1, Point(x: 300, y: 400), Point(x: 0, y: 0), time: 0.2)
///     player.seek(to: 0.3)
package struct ScorePlayer: ~Copyable {
  var plan: ScorePlan
  /// The frame of the last `seek(to:)`.
  package internal(set) var frame: ScoreFrame

  // What it remembers: together with a moment it decides the frame.

  /// The moment of the last event, in seconds.
  var time = 0.0
  /// How each deck is scrolled, and then the content, when it is.
  let rows: UnsafeMutablePointer<ScoreRow>
  var touch = ScoreTouch()
  /// When all has come to rest as things go now, clocks without an end left aside.
  var restingTime = 0.0
  /// Whether a clock without an end has started, or will.
  var isRestless = false
  /// The event of the last tap, counted from 1 as the score has it, until it is taken; 0 is none.
  var tapped = 0

  /// Creates a player at time 0, with nothing scrolled; `seek(to:)` comes next.
  ///
  /// - Parameters:
  ///   - numbers: A score, which must stay where it is.
  ///   - viewport: In points, both sides above 0.
  ///   - pixel: Points a pixel, above 0.
  ///   - reducesMotion: Whether the person asked for less motion.
  ///   - parameters: Values of parameters, one each; those that are not numbers, or nil, are the score's.
  package init(
    _ numbers: UnsafePointer<Double>,
    viewport: Size,
    pixel: Double = 1,
    reducesMotion: Bool = false,
    parameters: UnsafePointer<Double>? = nil
  ) {
    plan = ScorePlan(
      numbers,
      viewport,
      pixel: pixel,
      reduction: reducesMotion ? Int(numbers[ScoreHead.reducedMotion]) : 2,
      parameters: parameters
    )
    rows = plan.arena.room(plan.rowCount, ScoreRow.self)
    for row in 0..<plan.rowCount {
      let start = row < plan.deckCount ? plan.decks[row].start : 0
      rows[row] = ScoreRow(plan.configuration(of: row, origin: start), at: start, time: 0)
    }
    frame = ScoreFrame(&plan)
    plan.triggers[0].start = 0
    updateStarts(after: 0)
  }

  /// Gives its memory back; it must not be used any more.
  package func free() { plan.free() }

  /// How many parameters a score has.
  package static func parameterCount(_ numbers: UnsafePointer<Double>) -> Int {
    Int(numbers[ScoreHead.parameters])
  }

  /// The viewport that a scene was drawn for, in points.
  package static func viewport(of numbers: UnsafePointer<Double>) -> Size {
    Size(width: numbers[ScoreHead.width], height: numbers[ScoreHead.height])
  }

  /// Says that the changes have been read: the next frame's begin anew.
  package mutating func takeFrame() { frame.isTaken = true }

  /// Shows the moment `time`, in seconds since the scene appeared.
  ///
  /// - Parameter moment: Finite. A moment before the last event counts as that of the event.
  package mutating func seek(to moment: Double) {
    let moment = moment > time ? moment : time
    frame.forget()
    frame.time = moment
    frame.isSettled = moment >= restingTime && !isRestless && settlingTime < .infinity
    layOut(at: moment)
  }

  /// The row of the content, when it scrolls.
  var content: Int { plan.deckCount }

  /// When everything that scrolls comes to rest; ∞ while a finger holds it.
  var settlingTime: Double {
    var last = 0.0
    for row in 0..<plan.rowCount where rows[row].scroller.settlingTime > last {
      last = rows[row].scroller.settlingTime
    }
    return last
  }
}
