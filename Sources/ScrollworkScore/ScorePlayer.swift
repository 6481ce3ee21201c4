public import Scrollwork

/// Plays a score: touches and time in, frames out.
///
/// It is `Player` for pages: the same frames to the bit, by the shortest way instead of the cheapest. Every
/// frame is computed whole, from nothing but the score, the events and the time, and is then compared with
/// the frame before. It has no arrays, no strings and no classes, so that its WebAssembly is small.
///
///     var player = ScorePlayer(numbers, viewport: Size(width: 390, height: 844), pixel: 0.5)
///     player.handle(0, id: 1, Point(x: 300, y: 400), Point(x: 0, y: 0), time: 0.2)
///     player.seek(to: 0.3)
public struct ScorePlayer: ~Copyable {
  var plan: ScorePlan
  /// The frame of the last `seek(to:)`.
  public internal(set) var frame: ScoreFrame

  // What it remembers: together with a moment it decides the frame.

  /// The moment of the last event, in seconds.
  var time = 0.0
  /// The content's scroller; nil when it does not scroll.
  var scroller: Scroller?
  var touch = ScoreTouch()
  /// When all has come to rest as things go now, clocks without an end left aside.
  var restingTime = 0.0
  /// Whether a clock without an end has started, or will.
  var isRestless = false
  /// The event of the last tap, counted from 1 as the score has it, until it is taken; 0 is none.
  var tapped = 0

  /// Creates a player at time 0, with nothing scrolled.
  ///
  /// - Parameters:
  ///   - numbers: A score, which must stay where it is.
  ///   - viewport: In points, both sides above 0; nil is the scene's own.
  ///   - pixel: Points a pixel, above 0.
  ///   - reducesMotion: Whether the person asked for less motion.
  ///   - parameters: Values of parameters, one each; those that are not numbers, or nil, are the score's.
  public init(
    _ numbers: UnsafePointer<Double>,
    viewport: Size? = nil,
    pixel: Double = 1,
    reducesMotion: Bool = false,
    parameters: UnsafePointer<Double>? = nil
  ) {
    plan = ScorePlan(
      numbers,
      viewport,
      pixel: pixel,
      reduction: reducesMotion ? Int(numbers[12]) : 2,
      parameters: parameters
    )
    frame = ScoreFrame(&plan)
    start()
  }

  private mutating func start() {
    time = 0
    touch = ScoreTouch()
    tapped = 0
    scroller = nil
    if plan.axis >= 0 { scroller = Scroller(plan.scrollConfiguration) }
    plan.triggers[0].start = 0
    updateStarts(after: 0)
    seek(to: 0)
  }

  deinit {
    frame.free()
    plan.free()
  }

  /// How many parameters a score has.
  public static func parameterCount(_ numbers: UnsafePointer<Double>) -> Int { Int(numbers[13]) }

  /// The viewport that a scene was drawn for, in points.
  public static func viewport(of numbers: UnsafePointer<Double>) -> Size {
    Size(width: numbers[9], height: numbers[10])
  }

  /// Shows the moment `time`, in seconds since the scene appeared.
  ///
  /// - Parameter moment: Finite. A moment before the last event counts as that of the event.
  public mutating func seek(to moment: Double) {
    let moment = moment > time ? moment : time
    frame.forget()
    frame.time = moment
    frame.isSettled = moment >= restingTime && !isRestless && settlingTime < .infinity
    layOut(at: moment)
  }

  /// Starts anew, with nothing scrolled.
  public mutating func restart() {
    let old = plan
    let oldFrame = frame
    plan = ScorePlan(
      old.numbers,
      old.viewport,
      pixel: old.pixel,
      reduction: old.reduction,
      parameters: old.parameters
    )
    frame = ScoreFrame(&plan)
    old.free()
    oldFrame.free()
    start()
  }

  /// Says that the changes have been read: the next frame's begin anew.
  public mutating func takeFrame() { frame.isTaken = true }

  /// When everything that scrolls comes to rest; ∞ while a finger holds it.
  var settlingTime: Double {
    var last = scroller?.settlingTime ?? 0
    for index in 0..<plan.deckCount {
      let settling = plan.decks[index].scroller.settlingTime
      if settling > last { last = settling }
    }
    return last
  }
}
