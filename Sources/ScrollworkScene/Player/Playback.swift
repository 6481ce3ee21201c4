internal import Scrollwork

/// A whole trace played on a program: any moment of it, in any order.
///
///     var playback = Playback(program, trace)
///     playback.seek(to: 2.4)
///     playback.frame.scroll.page
///
/// It keeps what the player remembered after each event, so a moment is found by a search among the
/// events and one layout.
public struct Playback: Sendable {
  /// The player, as it is at the moment last sought.
  public private(set) var player: Player
  /// The moment at which the film of the trace ends, in seconds.
  public let end: Double
  private var states: [PlayerState]

  /// Plays every event of a trace.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - trace: The events; those that are not finite are left out.
  public init(_ program: Program, _ trace: Trace = Trace()) {
    var player = Player(program)
    var states = [player.state]
    for event in trace.events where player.handle(event) { states.append(player.state) }
    self.player = player
    self.states = states
    end = trace.end ?? player.restingTime
  }

  /// The frame at the moment last sought.
  public var frame: Frame { player.frame }

  /// Shows the moment `time`, in seconds.
  ///
  /// Complexity: O(log events), and what the frame costs.
  public mutating func seek(to time: Double) {
    var low = 0
    var high = states.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if states[middle].time <= time { low = middle } else { high = middle }
    }
    player.state = states[low]
    player.seek(to: time)
  }
}
