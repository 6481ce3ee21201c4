import Scrollwork
import TestSupport
import Testing

@Suite struct ScrollerLawTests {
  @Test func mirrorsTheOutputOfMirroredInput() {
    forAll(300) { seed, g in
      let script = ScrollScript(using: &g)
      var configuration = script.configuration
      configuration.range = configuration.range.map { -$0.upperBound ... -$0.lowerBound }
      let start = script.configuration.range?.lowerBound ?? 0
      var mirrored = Scroller(configuration, offset: -start)
      script.run { _, after, time, event in
        mirrored.take(event.mirrored, at: time)
        let later = time + g.double(in: 0...2)
        #expect(mirrored.offset(at: later) == -after.offset(at: later), "seed \(seed)")
        #expect(mirrored.velocity(at: later) == -after.velocity(at: later), "seed \(seed)")
        #expect(mirrored.target == -after.target, "seed \(seed)")
        #expect(mirrored.settlingTime == after.settlingTime, "seed \(seed)")
      }
    }
  }

  @Test func keepsTheVelocityAtTheFirstInstantAfterALift() {
    forAll(300) { seed, g in
      ScrollScript(using: &g).run { before, after, time, event in
        guard case .up = event else { return }
        let velocity = before.velocity(at: time)
        // Below the stop speed a free flick does not begin, and at its place nothing moves.
        if velocity.magnitude <= 10 || after.isSettled(at: time) { return }
        #expect(after.velocity(at: time) == velocity, "seed \(seed)")
        #expect(after.offset(at: time) == before.offset(at: time), "seed \(seed)")
      }
    }
  }

  @Test func neverJumpsInTheMiddleOfAMotion() {
    forAll(200) { seed, g in
      ScrollScript(using: &g).run { before, after, time, event in
        switch event {
        case .wheel, .scroll(_, .none), .move: break
        default:
          // A touch picks up what it finds, a lift leaves it; only where nothing moves any more
          // the last twentieth of a point is made up.
          let jump = after.offset(at: time) - before.offset(at: time)
          #expect(jump.magnitude <= (after.isSettled(at: time) ? 0.05 : 1e-9), "seed \(seed)")
        }
        if after.isTracking { return }
        let end = min(after.settlingTime, time + 5)
        let h = 1e-6
        for _ in 0..<20 {
          let t = g.double(in: time...end)
          let step = after.offset(at: t + h) - after.offset(at: t)
          #expect(step.magnitude <= 0.05 + h * 2e4, "seed \(seed) at \(t)")
        }
      }
    }
  }

  @Test func hasItsVelocityAsDerivative() {
    forAll(200) { seed, g in
      ScrollScript(using: &g).run { _, after, time, _ in
        if after.isTracking || after.settlingTime <= time || !after.configuration.bounces { return }
        let t = g.double(in: time...after.settlingTime)
        let h = 1e-5
        // Not across the seam of two closed forms, where the acceleration jumps.
        let around = [t - 2 * h, t, t + 2 * h].map { after.velocity(at: $0) }
        let curvature = (around[2] - 2 * around[1] + around[0]).magnitude
        if t - 2 * h <= time || t + 2 * h >= after.settlingTime || curvature > 0.1 { return }
        let slope = (after.offset(at: t + h) - after.offset(at: t - h)) / (2 * h)
        #expect((slope - around[1]).magnitude <= 0.05 + around[1].magnitude * 1e-4, "seed \(seed)")
      }
    }
  }

  @Test func givesOnePathAtAnyFrameRate() {
    forAll(50) { seed, g in
      let script = ScrollScript(using: &g)
      func path(frames: Double) -> [Double] {
        var offsets: [Double] = []
        var next = 0.0
        script.run { before, after, time, _ in
          while next < time {
            _ = before.offset(at: next)
            _ = before.velocity(at: next)
            next += 1 / frames
          }
          offsets.append(after.offset(at: time))
          offsets.append(after.offset(at: time + 0.25))
        }
        return offsets
      }
      let one = path(frames: 1 / 3600)
      for frames in [30.0, 60, 120] { #expect(path(frames: frames) == one, "seed \(seed)") }
    }
  }

  @Test func restsWithinItsRangeOnAWholePage() {
    forAll(300) { seed, g in
      ScrollScript(using: &g).run { _, after, time, event in
        if after.isTracking { return }
        #expect(after.settlingTime < time + 20, "seed \(seed)")
        let rest = after.offset(at: after.settlingTime)
        #expect(rest == after.target, "seed \(seed)")
        #expect(after.velocity(at: after.settlingTime) == 0, "seed \(seed)")
        if let range = after.configuration.range {
          #expect(range.contains(rest), "seed \(seed)")
        }
        // A scroll without a finger may stop anywhere.
        if case .scroll = event { return }
        if case .none = after.configuration.snapping { return }
        let page = after.page(at: after.settlingTime)
        #expect(page == page.rounded(), "seed \(seed)")
      }
    }
  }

  @Test func staysInsideWithoutBouncing() {
    forAll(300) { seed, g in
      var script = ScrollScript(using: &g)
      script.configuration.bounces = false
      guard let range = script.configuration.range else { return }
      script.run { _, after, time, _ in
        for step in 0..<20 {
          let offset = after.offset(at: time + Double(step) * 0.05)
          #expect(range.contains(offset), "seed \(seed)")
        }
      }
    }
  }

  @Test func reportsTheEndOfEachGestureExactlyOnce() {
    forAll(100) { seed, g in
      let script = ScrollScript(using: &g)
      var counts: [Int] = []
      for frames in [1.0, 10, 60, 120] {
        var host = SettlingHost()
        var last = Scroller(script.configuration)
        var next = 0.0
        script.run { before, after, time, _ in
          while next < time {
            host.draw(before, at: next)
            next += 1 / frames
          }
          host.draw(before, at: time)
          last = after
        }
        host.draw(last, at: last.settlingTime)
        host.draw(last, at: last.settlingTime + 1)
        #expect(Set(host.reports).count == host.reports.count, "seed \(seed)")
        #expect(host.reports.last == last.gesture, "seed \(seed)")
        counts.append(host.reports.count)
      }
      #expect(Set(counts).count == 1, "seed \(seed)")
    }
  }

  @Test func reportsOneEndOfAGestureThatCatchesAnother() {
    var scroller = Scroller(.init(viewportLength: 320, range: 0...9600))
    var host = SettlingHost()
    func frames(_ from: Double, _ to: Double) {
      for step in 0...100 { host.draw(scroller, at: from + (to - from) * Double(step) / 100) }
    }
    // A tap on resting content moves nothing.
    scroller.touchDown(at: 200, time: 0)
    scroller.touchUp(time: 0.1)
    frames(0.1, 0.9)
    #expect(host.reports == [])
    // A flick, caught in its flight, and let go without speed.
    scroller.touchDown(at: 200, time: 1)
    scroller.touchMoved(to: 190, time: 1.005)
    scroller.touchMoved(to: 180, time: 1.01)
    scroller.touchUp(time: 1.01)
    frames(1.01, 1.5)
    scroller.touchDown(at: 200, time: 1.5)
    frames(1.5, 2)
    #expect(host.reports == [])
    scroller.touchUp(time: 2)
    frames(2, 9)
    #expect(host.reports == [2])
    // Two notches of a wheel are one gesture.
    scroller.wheel(by: 100, time: 10)
    frames(10, 10.1)
    scroller.wheel(by: 100, time: 10.1)
    frames(10.1, 12)
    #expect(host.reports == [2, 3])
  }

  @Test func answersTheStateAtTheEventForATimeBefore() {
    forAll(50) { seed, g in
      ScrollScript(using: &g).run { _, after, time, _ in
        #expect(after.offset(at: time - 3) == after.offset(at: time), "seed \(seed)")
        #expect(after.velocity(at: time - 3) == after.velocity(at: time), "seed \(seed)")
        #expect(after.isSettled(at: time - 3) == after.isSettled(at: time), "seed \(seed)")
      }
    }
  }

  @Test func takesATimeThatGoesBackAsTheLastOne() {
    var one = Scroller(.init(viewportLength: 320, range: 0...960))
    var other = one
    one.touchDown(at: 100, time: 1)
    one.touchMoved(to: 90, time: 0.5)
    one.touchMoved(to: 70, time: 1.01)
    one.touchUp(time: 0.9)
    other.touchDown(at: 100, time: 1)
    other.touchMoved(to: 90, time: 1)
    other.touchMoved(to: 70, time: 1.01)
    other.touchUp(time: 1.01)
    #expect(one == other)
  }
}

/// A host that reports the end of each gesture.
struct SettlingHost {
  var reports: [UInt32] = []
  private var reported: UInt32 = 0

  /// Draws a frame.
  mutating func draw(_ scroller: Scroller, at time: Double) {
    guard scroller.isSettled(at: time), scroller.gesture != reported else { return }
    reported = scroller.gesture
    reports.append(reported)
  }
}
