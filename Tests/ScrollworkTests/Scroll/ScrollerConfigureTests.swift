import Scrollwork
import TestSupport
import Testing

@Suite struct ScrollerConfigureTests {
  /// A scroller in the middle of what its script did to it, and when.
  private func running(_ g: inout SeededGenerator) -> (Scroller, Double) {
    let script = ScrollScript(using: &g)
    let stop = Int.random(in: 1..<script.events.count, using: &g)
    var scroller = Scroller(
      script.configuration,
      offset: script.configuration.range?.lowerBound ?? 0
    )
    for (time, event) in script.events[..<stop] { scroller.take(event, at: time) }
    return (scroller, scroller.lastEventTime + g.logUniform(in: 0.001...0.5))
  }

  @Test func keepsOffsetAndVelocityWhenContentGrows() {
    forAll(400) { seed, g in
      let (before, time) = running(&g)
      guard let range = before.configuration.range else { return }
      var after = before
      var configuration = before.configuration
      // Whole pages, so that the ends stay pages.
      let more = configuration.pageLength * g.double(in: 1...5).rounded()
      let pages = (range.upperBound / configuration.pageLength).rounded()
      configuration.range =
        range.lowerBound...max(range.upperBound + more, pages * configuration.pageLength)
      after.configure(configuration, time: time)
      // What a finger pulls past the old end follows it better in the new range.
      if before.isTracking { return }
      #expect((after.offset(at: time) - before.offset(at: time)).magnitude <= 0.05, "seed \(seed)")
      if after.isSettled(at: time) || before.isSettled(at: time) { return }
      #expect(agrees(after.velocity(at: time), before.velocity(at: time)), "seed \(seed)")
    }
  }

  @Test func goesOnAlongTheSamePathInFreeFlight() {
    var scroller = ScrollerTouchTests.free()
    scroller.touchDown(at: 500, time: 0)
    scroller.touchMoved(to: 480, time: 0.01)
    scroller.touchUp(time: 0.01)
    var grown = scroller
    grown.configure(.init(viewportLength: 568, range: 0...9000), time: 0.7)
    for step in 0...40 {
      let time = 0.7 + Double(step) * 0.06
      #expect((grown.offset(at: time) - scroller.offset(at: time)).magnitude < 1e-9)
    }
    #expect((grown.settlingTime - scroller.settlingTime).magnitude < 1e-9)
  }

  @Test func fliesOnIntoContentThatCameInTime() {
    var scroller = Scroller(.init(viewportLength: 568, range: 0...100))
    scroller.touchDown(at: 500, time: 0)
    scroller.touchMoved(to: 480, time: 0.01)
    scroller.touchUp(time: 0.01)
    #expect(scroller.target == 100)
    scroller.configure(.init(viewportLength: 568, range: 0...5000), time: 0.03)
    #expect((scroller.target - 1014).magnitude < 0.05)
  }

  @Test func comesBackWhenContentIsTakenAway() {
    var scroller = ScrollerTouchTests.free(offset: 4000)
    scroller.configure(.init(viewportLength: 568, range: 0...1000), time: 1)
    #expect(scroller.offset(at: 1) == 4000)
    #expect(scroller.target == 1000)
    #expect(scroller.offset(at: 4) == 1000)
  }

  @Test func keepsPageAndFractionWhenResized() {
    forAll(400) { seed, g in
      let (before, time) = running(&g)
      if case .none = before.configuration.snapping { return }
      if before.isTracking { return }
      var after = before
      var configuration = before.configuration
      let old = configuration.pageLength
      let new = g.double(in: 40...900)
      configuration.range = configuration.range.map {
        ($0.lowerBound / old).rounded() * new...($0.upperBound / old).rounded() * new
      }
      configuration.viewportLength = g.double(in: 200...800)
      switch configuration.snapping {
      case .pages(_, let most): configuration.snapping = .pages(length: new, maxPages: most)
      case .interval(_, let most): configuration.snapping = .interval(length: new, maxFling: most)
      case .none: break
      }
      after.configure(configuration, time: time)
      #expect((after.page(at: time) - before.page(at: time)).magnitude < 1e-9, "seed \(seed)")
      let onPage = before.target / old
      // A scroll without a finger may have gone to between two pages, which a resize may settle.
      if before.page(at: .infinity) != before.page(at: .infinity).rounded() { return }
      #expect(after.page(at: 1e6) == before.page(at: 1e6), "seed \(seed), page \(onPage)")
      #expect(agrees(after.velocity(at: time) / new, before.velocity(at: time) / old, size: 1e-6))
    }
  }

  @Test func staysOnItsPageToTheLastDigitThroughManyResizes() {
    var scroller = ScrollerTouchTests.paged()
    scroller.scroll(toPage: 2, time: 0, animation: .none)
    forAll(100) { seed, g in
      let width = g.double(in: 100...1000)
      var configuration = Scroller.Configuration(viewportLength: width, range: 0...2 * width)
      configuration.snapping = .pages(length: width, maxPages: 1)
      scroller.configure(configuration, time: scroller.lastEventTime + 0.1)
      #expect(scroller.isSettled(at: scroller.lastEventTime), "seed \(seed)")
      #expect(scroller.page(at: scroller.lastEventTime) == 2, "seed \(seed)")
    }
  }

  @Test func keepsTheFingersHold() {
    var scroller = ScrollerTouchTests.paged()
    scroller.touchDown(at: 300, time: 0)
    scroller.touchMoved(to: 140, time: 0.5)
    var configuration = Scroller.Configuration(viewportLength: 640, range: 0...1280)
    configuration.snapping = .pages(length: 640, maxPages: 1)
    scroller.configure(configuration, time: 0.6)
    #expect(scroller.isTracking)
    #expect(scroller.offset(at: 0.6) == 320)
    scroller.touchMoved(to: 130, time: 0.7)
    #expect(scroller.offset(at: 0.7) == 330)
  }

  @Test func keepsTheFingersSpeedWhenResized() {
    var scroller = ScrollerTouchTests.paged()
    scroller.touchDown(at: 300, time: 0)
    scroller.touchMoved(to: 290, time: 0.01)
    scroller.touchMoved(to: 280, time: 0.02)
    let velocity = scroller.velocity(at: 0.02)
    var configuration = Scroller.Configuration(viewportLength: 640, range: 0...1280)
    configuration.snapping = .pages(length: 640, maxPages: 1)
    scroller.configure(configuration, time: 0.021)
    #expect(agrees(scroller.velocity(at: 0.021), velocity))
    scroller.touchMoved(to: 270, time: 0.03)
    #expect(agrees(scroller.velocity(at: 0.03), 1000))
  }

  @Test func settlesOnAPageWhenSnappingComesDuringAScroll() {
    var scroller = ScrollerTouchTests.free()
    scroller.scroll(to: 500, time: 0, animated: true)
    let velocity = scroller.velocity(at: 0.1)
    var configuration = Scroller.Configuration(viewportLength: 568, range: 0...1136)
    configuration.snapping = .pages(length: 568, maxPages: 1)
    scroller.configure(configuration, time: 0.1)
    #expect(scroller.velocity(at: 0.1) == velocity)
    #expect(scroller.page(at: 9) == 1)
  }

  @Test func goesOnToItsPageWhenContentGrows() {
    var scroller = ScrollerTouchTests.paged()
    scroller.touchDown(at: 300, time: 0)
    scroller.touchMoved(to: 260, time: 0.02)
    scroller.touchUp(time: 0.02)
    var grown = scroller
    var configuration = scroller.configuration
    configuration.range = 0...960
    grown.configure(configuration, time: 0.1)
    for step in 0...50 {
      let time = 0.1 + Double(step) * 0.02
      #expect(grown.offset(at: time) == scroller.offset(at: time))
    }
  }

  @Test func shiftsEverythingThatIsAnOffset() {
    forAll(400) { seed, g in
      let (before, time) = running(&g)
      let pages = g.double(in: -100...100).rounded()
      let distance = pages * before.configuration.pageLength
      let after = before.rebased(by: distance)
      #expect((after.target - before.target - distance).magnitude < 1e-9, "seed \(seed)")
      let later = time + g.double(in: 0...1)
      let moved = after.offset(at: later) - before.offset(at: later)
      #expect((moved - distance).magnitude < 1e-8, "seed \(seed)")
      #expect((after.velocity(at: later) - before.velocity(at: later)).magnitude < 1e-6)
      #expect(after.settlingTime == before.settlingTime, "seed \(seed)")
      // The finger's hold has come along: what follows is the same.
      var one = before
      var other = after
      for event in [ScrollEvent.move(17), .move(-20), .up] {
        let time = one.lastEventTime + 0.02
        one.take(event, at: time)
        other.take(event, at: time)
      }
      #expect((other.target - one.target - distance).magnitude < 1e-6, "seed \(seed)")
    }
  }

  @Test func staysOnAPageExactlyWhenRebased() {
    forAll { seed, g in
      var configuration = Scroller.Configuration(viewportLength: 320, range: nil)
      let pitch = g.double(in: 10...400)
      configuration.snapping = .interval(length: pitch, maxFling: nil)
      var scroller = Scroller(configuration)
      let page = g.double(in: -1000...1000).rounded()
      scroller.scroll(toPage: page, time: 0)
      let turns = g.double(in: -1000...1000).rounded()
      scroller = scroller.rebased(by: turns * pitch)
      #expect(scroller.page(at: 10) == page + turns, "seed \(seed)")
    }
  }
}
