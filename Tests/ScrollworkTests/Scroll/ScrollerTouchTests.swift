import Scrollwork
import TestSupport
import Testing

@Suite struct ScrollerTouchTests {
  /// A page of 320 points, three of them.
  static func paged(_ bounces: Bool = true) -> Scroller {
    var configuration = Scroller.Configuration(viewportLength: 320, range: 0...640)
    configuration.snapping = .pages(length: 320, maxPages: 1)
    configuration.bounces = bounces
    return Scroller(configuration)
  }

  static func free(offset: Double = 0) -> Scroller {
    Scroller(.init(viewportLength: 568, range: 0...5000), offset: offset)
  }

  @Test func followsTheFinger() {
    var scroller = Self.free(offset: 100)
    scroller.touchDown(at: 300, time: 0)
    #expect(scroller.isTracking)
    #expect(scroller.settlingTime == .infinity)
    for (finger, offset) in [(290.0, 110.0), (250, 150), (310, 90), (300, 100)] {
      scroller.touchMoved(to: finger, time: scroller.lastEventTime + 0.01)
      #expect(scroller.offset(at: scroller.lastEventTime) == offset)
      #expect(scroller.target == offset)
    }
  }

  @Test func countsARubberBandFromTheEdgeHoweverManyEventsThereAre() {
    let band = RubberBand(dimension: 568)
    for steps in [1, 3, 100] {
      var scroller = Self.free(offset: 50)
      scroller.touchDown(at: 0, time: 0)
      for step in 1...steps {
        scroller.touchMoved(to: 350 * Double(step) / Double(steps), time: Double(step) * 0.01)
      }
      let offset = scroller.offset(at: scroller.lastEventTime)
      #expect(agrees(offset, -band.value(at: 300)), "\(steps) steps")
    }
  }

  @Test func picksUpAnOverscrolledViewWhereItIs() {
    var scroller = Self.free()
    scroller.touchDown(at: 0, time: 0)
    scroller.touchMoved(to: 200, time: 0.1)
    scroller.touchUp(time: 1)
    let caught = scroller.offset(at: 1.1)
    #expect(caught < -10)
    scroller.touchDown(at: 500, time: 1.1)
    #expect(scroller.offset(at: 1.1) == caught)
    // From there it goes on along the same band.
    let band = RubberBand(dimension: 568)
    let pull = band.inverse(at: -caught)
    scroller.touchMoved(to: 530, time: 1.2)
    #expect(agrees(scroller.offset(at: 1.2), -band.value(at: pull + 30)))
    scroller.touchMoved(to: 500 - pull, time: 1.3)
    #expect(scroller.offset(at: 1.3).magnitude < 1e-9)
    scroller.touchMoved(to: 480 - pull, time: 1.4)
    #expect(agrees(scroller.offset(at: 1.4), 20, size: 1e3))
  }

  @Test func cancelsMomentumWithACatch() {
    var scroller = Self.free()
    scroller.touchDown(at: 500, time: 0)
    scroller.touchMoved(to: 480, time: 0.01)
    scroller.touchUp(time: 0.01)
    let caught = scroller.offset(at: 0.5)
    scroller.touchDown(at: 100, time: 0.5)
    #expect(scroller.offset(at: 100) == caught)
    #expect(scroller.velocity(at: 0.5) == 0)
    scroller.touchUp(time: 0.6)
    #expect(scroller.offset(at: 100) == caught)
    #expect(scroller.isSettled(at: 0.6))
  }

  @Test func cancelsAPendingSnapWithACatch() {
    var scroller = Self.paged()
    scroller.touchDown(at: 300, time: 0)
    scroller.touchMoved(to: 260, time: 0.02)
    scroller.touchUp(time: 0.02)
    #expect(scroller.target == 320)
    let caught = scroller.offset(at: 0.05)
    scroller.touchDown(at: 100, time: 0.05)
    #expect(scroller.target == caught)
    #expect(scroller.offset(at: 10) == caught)
    // Let go near where it started, it goes back.
    scroller.touchMoved(to: 100 + caught - 30, time: 0.2)
    scroller.touchUp(time: 0.5)
    #expect(scroller.target == 0)
  }

  @Test func doesNotFlingAfterAHold() {
    var scroller = Self.free(offset: 1000)
    scroller.touchDown(at: 500, time: 0)
    for step in 1...10 {
      scroller.touchMoved(to: 500 - Double(step) * 20, time: Double(step) * 0.01)
    }
    scroller.touchUp(time: 0.2)
    #expect(scroller.isSettled(at: 0.2))
    #expect(scroller.target == 1200)
  }

  @Test func flicksWithTheTwoSamplesThatItHas() {
    var scroller = Self.free()
    scroller.touchDown(at: 500, time: 0)
    scroller.touchMoved(to: 480, time: 0.01)
    scroller.touchUp(time: 0.012)
    #expect((scroller.velocity(at: 0.012) - 2000).magnitude < 1e-9)
    #expect((scroller.target - 20 - 994).magnitude < 0.02)
    #expect((scroller.settlingTime - 0.012 - 2.65).magnitude < 0.005)
  }

  @Test func turnsOnePageWhenTheNextIsHalfVisible() {
    var scroller = Self.paged()
    scroller.touchDown(at: 300, time: 0)
    scroller.touchMoved(to: 120, time: 0.1)
    scroller.touchMoved(to: 100, time: 0.11)
    scroller.touchUp(time: 0.11)
    #expect(scroller.target == 320)
    #expect(scroller.page(at: 5) == 1)
  }

  /// Pulls 200 points past the start, waits, flicks back, and lifts while still outside.
  private func flickInwards(_ scroller: inout Scroller) {
    scroller.touchDown(at: 0, time: 0)
    scroller.touchMoved(to: 200, time: 0.1)
    for (finger, time) in [(170.0, 0.51), (130, 0.52), (90, 0.53), (50, 0.54)] {
      scroller.touchMoved(to: finger, time: time)
    }
    scroller.touchUp(time: 0.54)
  }

  @Test func deceleratesAfterAnInwardFlingFromOutside() throws {
    var scroller = Self.free()
    flickInwards(&scroller)
    #expect(scroller.offset(at: 0.54) < -20)
    #expect(scroller.velocity(at: 0.54) > 1000)
    // It passes the edge with speed, as the bounce does, and rests well inside.
    let bounce = Bounce(
      edge: 0,
      position: scroller.offset(at: 0.54),
      velocity: scroller.velocity(at: 0.54)
    )
    let crossing = try #require(bounce.crossingTime)
    let speed = bounce.velocity(at: crossing)
    #expect(speed > 500)
    let edge = try #require(scroller.firstTime(in: 0...5000, after: 0.54))
    #expect((edge - 0.54 - crossing).magnitude < 1e-9)
    #expect((scroller.velocity(at: edge) - speed).magnitude < 1e-6)
    let flick = Deceleration(position: 0, velocity: speed)
    #expect((scroller.target - flick.target).magnitude < 1e-9)
    #expect((scroller.offset(at: edge + 1) - flick.value(at: 1)).magnitude < 1e-6)
  }

  @Test func bouncesOffTheOtherEndAfterAnInwardFling() {
    var scroller = Scroller(.init(viewportLength: 568, range: 0...50))
    flickInwards(&scroller)
    #expect(scroller.target == 50)
    #expect(scroller.firstTime(in: 60...100, after: 0.54) != nil)
    #expect(scroller.offset(at: 9) == 50)
  }

  @Test func bouncesBackWhenLetGoOutside() {
    var scroller = Self.free()
    scroller.touchDown(at: 0, time: 0)
    scroller.touchMoved(to: 300, time: 0.1)
    scroller.touchUp(time: 1)
    let bounce = Bounce(edge: 0, position: scroller.offset(at: 1), velocity: 0)
    for step in 0...60 {
      let time = Double(step) / 60
      #expect(scroller.offset(at: 1 + time) == bounce.value(at: (1 + time) - 1))
    }
    #expect(scroller.target == 0)
  }

  @Test func bouncesOffTheEndByTheExactCrossing() throws {
    var scroller = Self.free(offset: 4500)
    scroller.touchDown(at: 500, time: 0)
    scroller.touchMoved(to: 480, time: 0.01)
    scroller.touchUp(time: 0.01)
    let flick = Deceleration(position: 4520, velocity: scroller.velocity(at: 0.01))
    let crossing = try #require(flick.time(at: 5000))
    let speed = flick.velocity(at: crossing)
    let peak = try #require(Bounce(edge: 5000, position: 5000, velocity: speed).peak)
    #expect((peak.value - 5000 - 0.0337 * speed).magnitude < 0.1)
    let top = 0.01 + crossing + peak.time
    #expect((scroller.offset(at: top) - peak.value).magnitude < 1e-9)
    #expect(scroller.velocity(at: top).magnitude < 1e-6)
    #expect(scroller.offset(at: 20) == 5000)
  }

  @Test func bouncesOffTheLastPageFromExactlyThere() {
    var scroller = Self.paged()
    scroller.scroll(toPage: 2, time: 0, animation: .none)
    scroller.touchDown(at: 300, time: 1)
    scroller.touchMoved(to: 340, time: 1.5)
    scroller.touchMoved(to: 320, time: 1.51)
    scroller.touchMoved(to: 300, time: 1.52)
    let velocity = scroller.velocity(at: 1.52)
    #expect(scroller.offset(at: 1.52) == 640)
    #expect(velocity > 500)
    scroller.touchUp(time: 1.52)
    #expect(scroller.velocity(at: 1.52) == velocity)
    #expect(scroller.offset(at: 1.6) > 650)
    #expect(scroller.offset(at: 9) == 640)
  }

  @Test func stopsAtTheEndWithoutBouncing() {
    var scroller = Self.paged(false)
    scroller.touchDown(at: 0, time: 0)
    scroller.touchMoved(to: 200, time: 0.1)
    #expect(scroller.offset(at: 0.1) == 0)
    scroller.touchUp(time: 0.1)
    #expect(scroller.isSettled(at: 0.1))
  }

  @Test func returnsWithoutMomentumWhenTheTouchIsTakenAway() {
    var scroller = Self.paged()
    scroller.touchDown(at: 300, time: 0)
    scroller.touchMoved(to: 260, time: 0.01)
    scroller.touchCancelled(time: 0.01)
    #expect(scroller.target == 0)
    #expect(scroller.velocity(at: 0.01) == 0)
  }

  @Test func roundsOnlyTheFinalPlaceToThePixel() {
    forAll { seed, g in
      var configuration = Scroller.Configuration(viewportLength: 568, range: 0...1e5)
      configuration.pixel = 1.0 / 3
      var scroller = Scroller(configuration, offset: 5e4)
      scroller.touchDown(at: 0, time: 0)
      scroller.touchMoved(to: g.double(in: -40...40), time: 0.01)
      let velocity = scroller.velocity(at: 0.01)
      let offset = scroller.offset(at: 0.01)
      scroller.touchUp(time: 0.01)
      let exact = Deceleration(position: offset, velocity: velocity).target
      #expect((scroller.target - exact).magnitude <= 1.0 / 6 + 1e-9, "seed \(seed)")
      let pixels = scroller.target * 3
      #expect((pixels - pixels.rounded()).magnitude < 1e-9, "seed \(seed)")
    }
  }

  @Test func flingsADeckAtMostSoFarAndSettlesOnTheNearestCard() {
    forAll { seed, g in
      var configuration = Scroller.Configuration(viewportLength: 320, range: nil)
      configuration.snapping = .interval(length: 64, maxFling: 3)
      var scroller = Scroller(configuration)
      let velocity = g.double(in: -6000...6000)
      scroller.touchDown(at: 0, time: 0)
      scroller.touchMoved(to: -velocity * 0.01, time: 0.01)
      scroller.touchUp(time: 0.01)
      let slots = scroller.page(at: 10)
      #expect(slots == slots.rounded(), "seed \(seed)")
      #expect(slots.magnitude <= 3, "seed \(seed)")
      let free = Deceleration(position: velocity * 0.01, velocity: velocity).target / 64
      if free.magnitude < 3.4 { #expect((slots - free).magnitude <= 0.5, "seed \(seed)") }
      // It never passes the card it settles on.
      for step in 0...100 {
        let offset = scroller.offset(at: 0.01 + Double(step) * 0.02)
        #expect(offset.magnitude <= max(scroller.target.magnitude, 60), "seed \(seed)")
      }
    }
  }

  @Test func takesAsLongAsTheFlickWouldToSettleARowOfCards() {
    var configuration = Scroller.Configuration(viewportLength: 320, range: nil)
    configuration.snapping = .interval(length: 64, maxFling: nil)
    for velocity in [300.0, 1000, 2000, 4000] {
      var scroller = Scroller(configuration)
      scroller.touchDown(at: 0, time: 0)
      scroller.touchMoved(to: -velocity * 0.01, time: 0.01)
      scroller.touchUp(time: 0.01)
      let natural = Deceleration(position: 0, velocity: velocity).duration
      // By then it has lost all but a thousandth of its way.
      let rest = scroller.target - scroller.offset(at: 0.01 + natural)
      #expect(rest <= 0.001 * scroller.target)
      #expect(scroller.settlingTime - 0.01 > 0.7 * natural)
      // It does not speed up noticeably on the way.
      for step in 0...100 {
        #expect(scroller.velocity(at: 0.01 + Double(step) * 0.01) < velocity * 1.15)
      }
    }
  }
}
