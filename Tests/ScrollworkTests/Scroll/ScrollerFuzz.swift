import Scrollwork
import TestSupport

/// What may happen to a scroller.
enum ScrollEvent {
  case down(Double)
  case move(Double)
  case up
  case cancel
  case wheel(Double)
  case scroll(Double, Scroller.Animation)
  case stop

  /// The same in the other direction.
  var mirrored: ScrollEvent {
    switch self {
    case .down(let x): .down(-x)
    case .move(let x): .move(-x)
    case .wheel(let x): .wheel(-x)
    case .scroll(let x, let animation): .scroll(-x, animation)
    case .up, .cancel, .stop: self
    }
  }
}

extension Scroller {
  /// Takes an event in.
  mutating func take(_ event: ScrollEvent, at time: Double) {
    switch event {
    case .down(let x): touchDown(at: x, time: time)
    case .move(let x): touchMoved(to: x, time: time)
    case .up: touchUp(time: time)
    case .cancel: touchCancelled(time: time)
    case .wheel(let x): wheel(by: x, time: time)
    case .scroll(let x, let animation): scroll(to: x, time: time, animation: animation)
    case .stop: stop(time: time)
    }
  }
}

/// A performance: a scroller's configuration and what happens to it.
struct ScrollScript {
  var configuration: Scroller.Configuration
  var events: [(time: Double, event: ScrollEvent)] = []

  init(using g: inout SeededGenerator) {
    let viewport = g.double(in: 200...800)
    let pitch = g.double(in: 40...400)
    let isEndless = Int.random(in: 0..<4, using: &g) == 0
    let first = g.double(in: -3...0).rounded()
    let low = first * pitch
    let high = (first + g.double(in: 0...6).rounded()) * pitch
    configuration = .init(viewportLength: viewport, range: isEndless ? nil : low...high)
    configuration.bounces = Int.random(in: 0..<4, using: &g) > 0
    configuration.rate = Bool.random(using: &g) ? .normal : .fast
    switch Int.random(in: 0..<4, using: &g) {
    case 0: configuration.snapping = .pages(length: pitch, maxPages: 1)
    case 1: configuration.snapping = .interval(length: pitch, maxFling: 3)
    case 2: configuration.snapping = .interval(length: pitch, maxFling: nil)
    default: break
    }
    var time = 0.0
    while events.count < 40 {
      time += g.logUniform(in: 0.005...1.5)
      switch Int.random(in: 0..<6, using: &g) {
      case 0...2: drag(&time, &g)
      case 3: events.append((time, .wheel(g.double(in: -200...200))))
      case 4:
        let goal = g.double(in: low...high)
        let animations: [Scroller.Animation] = [
          .none, .snap, .spring(.bouncy), .spring(.smooth),
          .eased(CubicBezier(0.42, 0, 0.58, 1), duration: 0.4),
          .eased(CubicBezier(0.7, 0, 0.3, 0.9), duration: 0.6),
        ]
        let index = Int.random(in: 0..<animations.count, using: &g)
        events.append((time, .scroll(goal, animations[index])))
      default: events.append((time, .stop))
      }
    }
  }

  /// A finger comes down, moves a few times and lifts.
  private mutating func drag(_ time: inout Double, _ g: inout SeededGenerator) {
    var finger = g.double(in: 0...400)
    let speed = g.double(in: -4000...4000)
    events.append((time, .down(finger)))
    for _ in 0..<Int.random(in: 0..<8, using: &g) {
      let step = g.double(in: 0.004...0.02)
      time += step
      finger += speed * step * g.double(in: 0.5...1.5)
      events.append((time, .move(finger)))
    }
    time += g.logUniform(in: 0.001...0.1)
    events.append((time, Int.random(in: 0..<6, using: &g) == 0 ? .cancel : .up))
  }

  /// Runs the script, and shows the scroller before and after each event.
  func run(_ visit: (_ before: Scroller, _ after: Scroller, _ time: Double, ScrollEvent) -> Void) {
    var scroller = Scroller(configuration, offset: configuration.range?.lowerBound ?? 0)
    for (time, event) in events {
      let before = scroller
      scroller.take(event, at: time)
      visit(before, scroller, time, event)
    }
  }
}
