import Scrollwork
import ScrollworkScene
import ScrollworkScore
import Testing

/// The player of a scene and that of its score, under the same events.
final class PairOfPlayers {
  /// Another layout from a frame on.
  struct Change {
    var frame: Int
    var viewport: Size
    var parameters: [Double] = []
    var reducesMotion = false
  }

  var changes: [Change] = []
  private let scene: Scene
  private var player: Player
  private var scorePlayer: ScorePlayer
  private let numbers: UnsafeMutablePointer<Double>
  private let values: UnsafeMutablePointer<Double>
  private let events: [UTF8String]
  private var hash = FrameHash()
  private var scoreHash = Fingerprint()
  /// What a host that touches only what changed has on its screen.
  private var shown: [Int: ScoreLook] = [:]

  struct ScoreLook: Equatable {
    var local: Affine
    var opacity: Double
    var depth: Double
    var card: Int64
  }

  init(_ performance: Performance, reducesMotion: Bool = false) {
    scene = performance.stage.scene
    let score = Score(scene)
    events = score.events
    numbers = .allocate(capacity: score.numbers.count)
    for (index, number) in score.numbers.enumerated() { numbers[index] = number }
    values = .allocate(capacity: scene.parameters.count)
    for index in scene.parameters.indices { values[index] = .nan }
    player = Player(
      Program(
        scene,
        in: Environment(viewport: scene.size, prefersReducedMotion: reducesMotion)
      )
    )
    scorePlayer = ScorePlayer(numbers, viewport: scene.size, reducesMotion: reducesMotion)
  }

  deinit {
    scorePlayer.free()
    numbers.deallocate()
    values.deallocate()
  }

  func expectSameFrames(of performance: Performance) throws {
    var next = 0
    for index in 0..<Int(performance.end * 60) {
      let time = Double(index) / 60
      for change in changes where change.frame == index { make(change, at: time) }
      while next < performance.trace.events.count, performance.trace.events[next].time <= time {
        handle(performance.trace.events[next])
        next += 1
      }
      player.seek(to: time)
      scorePlayer.seek(to: time)
      hash.combine(player.frame, of: player.program)
      scorePlayer.combine(into: &scoreHash)
      show()
      try #require(
        hash.value == scoreHash.value && isSameElsewhere,
        "\(performance.name), frame \(index): \(difference)"
      )
    }
  }

  private func make(_ change: Change, at time: Double) {
    player.replaceProgram(
      Program(
        scene,
        in: Environment(
          viewport: change.viewport,
          prefersReducedMotion: change.reducesMotion,
          parameters: change.parameters
        )
      ),
      at: time
    )
    for (index, value) in change.parameters.enumerated() { values[index] = value }
    var next = ScorePlayer(
      numbers,
      viewport: change.viewport,
      reducesMotion: change.reducesMotion,
      parameters: values
    )
    next.goOn(from: scorePlayer, at: time)
    scorePlayer.free()
    scorePlayer = next
    shown = [:]
  }

  private func handle(_ event: Trace.Event) {
    player.handle(event)
    let none = Point(x: 0, y: 0)
    switch event.kind {
    case .down(let id, let point):
      scorePlayer.handle(0, id: id, point, none, time: event.time)
    case .move(let id, let point):
      scorePlayer.handle(1, id: id, point, none, time: event.time)
    case .up(let id): scorePlayer.handle(2, id: id, none, none, time: event.time)
    case .cancel(let id): scorePlayer.handle(3, id: id, none, none, time: event.time)
    case .wheel(let delta, let point):
      scorePlayer.handle(4, id: 0, point, delta, time: event.time)
    case .key(let key):
      scorePlayer.handle(5, id: Int32(key.rawValue), none, none, time: event.time)
    case .scroll(let page, let animated):
      scorePlayer.handle(6, id: animated ? 1 : 0, Point(x: page, y: 0), none, time: event.time)
    }
    let told = player.takeActions().map { action -> UTF8String in
      switch action {
      case .event(let name, _): name
      }
    }
    let event = scorePlayer.takeEvent()
    #expect(told == (event > 0 ? [events[event - 1]] : []))
  }

  /// What a host does with the changes, as the page does.
  private func show() {
    let frame = scorePlayer.frame
    for index in 0..<frame.changedCount {
      let slot = Int(frame.changed[index])
      if frame.changes[slot] & 2 != 0 {
        shown[slot] = nil
      } else if shown[slot] != nil || frame.changes[slot] & 1 != 0 {
        shown[slot] = ScoreLook(
          local: frame.local[slot],
          opacity: frame.opacity[slot],
          depth: frame.depth[slot],
          card: frame.card[slot]
        )
      }
    }
    scorePlayer.takeFrame()
  }

  private var isSameElsewhere: Bool {
    let frame = player.frame
    guard frame.isSettled == scorePlayer.frame.isSettled, frame.order.count == shown.count
    else { return false }
    for slot in frame.order.map(Int.init) {
      let look = ScoreLook(
        local: frame.local[slot],
        opacity: frame.opacity[slot],
        depth: frame.depth[slot],
        card: frame.card[slot]
      )
      guard shown[slot] == look, frame.world[slot] == scorePlayer.frame.world[slot] else {
        return false
      }
    }
    return true
  }

  private var difference: String {
    let frame = scorePlayer.frame
    let order = (0..<frame.orderCount).map { Int(frame.order[$0]) }
    let wanted = player.frame.order.map(Int.init)
    if order != wanted { return "slots \(order) instead of \(wanted)" }
    if player.frame.isSettled != frame.isSettled { return "settled: \(frame.isSettled)" }
    if frame.slotCount != player.program.slotCount { return "\(frame.slotCount) slots" }
    for slot in order {
      if frame.local[slot] != player.frame.local[slot] {
        return "slot \(slot) at \(frame.local[slot]), not \(player.frame.local[slot])"
      }
      if frame.opacity[slot] != player.frame.opacity[slot] { return "slot \(slot): opacity" }
      if frame.depth[slot] != player.frame.depth[slot] { return "slot \(slot): depth" }
      if frame.card[slot] != player.frame.card[slot] { return "slot \(slot): card" }
    }
    return "offset \(frame.offset), not \(player.frame.scroll.offset), or the paint, or the screen"
  }
}
