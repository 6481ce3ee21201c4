import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// A scene with a trace, to be played in several ways that must agree.
struct Performance: CustomTestStringConvertible {
  let name: String
  let stage: Stage
  let trace: Trace
  /// The last moment worth a look.
  let end: Double

  var testDescription: String { name }

  /// The examples under their recorded gestures.
  static let names: [(example: String, gesture: String)] = [
    ("onboarding", "swipe-during-entrance"), ("onboarding", "fast-flick"),
    ("onboarding", "keys-and-wheel"), ("onboarding", "pull-beyond-edge"),
    ("wave", "tap-in-flight"), ("task-switcher", "fling"), ("task-switcher", "catch"),
    ("task-switcher", "tap-the-next"),
  ]

  init(example: String, gesture: String) throws {
    name = "\(example), \(gesture)"
    stage = try Stage(example: example)
    trace = try stage.gesture(example, gesture)
    end = trace.end ?? 6
  }

  /// A random scene under random events.
  init(seed: UInt64) {
    var random = RandomScene(SeededGenerator(seed: seed))
    let scene = random.scene()
    name = "seed \(seed)"
    stage = Stage(scene)
    trace = Self.events(in: scene.size, &random.random)
    end = 4
  }

  /// Drags, flicks, keys, wheels and jumps, one after the other.
  private static func events(in size: Size, _ random: inout SeededGenerator) -> Trace {
    var trace = Trace()
    var time = 0.2
    func point(_ random: inout SeededGenerator) -> Point {
      Point(
        x: random.double(in: 0...size.width),
        y: random.double(in: 0...size.height)
      )
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      time += random.double(in: 0...0.6)
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2:
        var finger = point(&random)
        let step = Point(x: random.double(in: -40...40), y: random.double(in: -40...40))
        trace.events.append(.init(time: time, .down(id: 1, finger)))
        for _ in 0..<Int.random(in: 0...8, using: &random) {
          time += 1.0 / 120
          finger = Point(x: finger.x + step.x, y: finger.y + step.y)
          trace.events.append(.init(time: time, .move(id: 1, finger)))
        }
        trace.events.append(.init(time: time + 0.005, .up(id: 1)))
      case 3:
        let key = Trace.Key.allCases.randomElement(using: &random) ?? .right
        trace.events.append(.init(time: time, .key(key)))
      case 4:
        let way = Point(x: random.double(in: -90...90), y: random.double(in: -90...90))
        trace.events.append(.init(time: time, .wheel(by: way, at: point(&random))))
      default:
        let page = random.double(in: -1...4)
        trace.events.append(
          .init(time: time, .scroll(page: page, animated: Bool.random(using: &random)))
        )
      }
      time = trace.events.last.map { max(time, $0.time) } ?? time
    }
    return trace
  }

  /// What a playback shows at each moment, each by a search of its own.
  func pictures(_ times: [Double]) -> [Picture] {
    var playback = Playback(stage.program, trace)
    return times.map { time in
      playback.seek(to: time)
      return Picture(playback.frame, of: stage.program)
    }
  }

  /// What a player shows at each moment when the events come in as time passes.
  ///
  /// `rate` adds frames in between, as a screen of that rate would.
  func livePictures(_ times: [Double], rate: Double? = nil) -> [Picture] {
    var player = Player(stage.program)
    var next = 0
    var now = 0.0
    return times.map { time in
      if let rate {
        while now + 1 / rate < time {
          now += 1 / rate
          advance(&player, &next, to: now)
        }
      }
      advance(&player, &next, to: time)
      now = time
      return Picture(player.frame, of: stage.program)
    }
  }

  func advance(_ player: inout Player, _ next: inout Int, to time: Double) {
    while next < trace.events.count && trace.events[next].time <= time {
      player.handle(trace.events[next])
      next += 1
    }
    player.seek(to: time)
  }

  /// Moments spread over the performance.
  func times(_ count: Int) -> [Double] { (0..<count).map { Double($0) * end / Double(count - 1) } }
}
