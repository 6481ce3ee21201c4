import Scrollwork
import TestSupport
import Testing

@Suite struct SnapTests {
  @Test func neverPassesItsTarget() {
    forAll(500) { seed, g in
      let snap = Snap(
        position: 0,
        velocity: g.double(in: -8000...8000),
        target: g.logUniform(in: 1e-6...1e3)
      )
      for step in 0...200 {
        let value = snap.value(at: Double(step) * 0.005)
        #expect(value <= snap.target, "seed \(seed)")
      }
    }
  }

  @Test func keepsItsVelocityAtTheFirstInstant() {
    forAll { seed, g in
      let snap = Snap(
        position: g.double(in: -500...500),
        velocity: g.double(in: -8000...8000),
        target: 320
      )
      #expect(snap.velocity(at: 0) == snap.motion.velocity, "seed \(seed)")
      let h = 1e-9
      #expect(
        ((snap.value(at: h) - snap.value(at: 0)) / h - snap.velocity(at: 0)).magnitude
          < 0.01 + snap.velocity(at: 0).magnitude * 1e-3,
        "seed \(seed)"
      )
    }
  }

  @Test func endsOnItsTargetExactly() {
    forAll { seed, g in
      let target = g.double(in: -1e6...1e6)
      let snap = Snap(
        position: target + g.double(in: -500...500),
        velocity: g.double(in: -4000...4000),
        target: target
      )
      #expect(snap.value(at: snap.duration) == target, "seed \(seed)")
      #expect(snap.velocity(at: snap.duration) == 0, "seed \(seed)")
      #expect(snap.duration < 1, "seed \(seed)")
    }
  }

  @Test func hasTheSameFutureWhenRestarted() {
    forAll { seed, g in
      let snap = Snap(
        position: 0,
        velocity: g.double(in: -4000...4000),
        target: g.double(in: 1...500)
      )
      let time = snap.duration * g.double(in: 0...0.8)
      let again = Snap(
        position: snap.value(at: time),
        velocity: snap.velocity(at: time),
        target: snap.target
      )
      let later = g.double(in: 0...0.1)
      let difference = again.value(at: later) - snap.value(at: time + later)
      #expect(difference.magnitude < 1e-6, "seed \(seed)")
    }
  }

  @Test func glidesInExponentiallyWhenItIsFast() {
    // ω = |v| ÷ Δ = 40: the speed falls in step with the distance.
    let snap = Snap(position: 0, velocity: 4000, target: 100)
    for time in [0.0, 0.02, 0.05, 0.1] {
      let rest = 100 - snap.value(at: time)
      #expect(agrees(snap.velocity(at: time), rest * 40, size: 1))
    }
  }

  @Test func isAtRestWithoutADistance() {
    let snap = Snap(position: 320, velocity: 900, target: 320)
    #expect(snap.duration == 0)
    #expect(snap.velocity(at: 0) == 0)
    #expect(Snap(position: 320, velocity: 900, target: 320.0.nextUp).duration == 0)
  }
}
