import Scrollwork
import TestSupport
import Testing

@Suite struct ViewTimelineTests {
  /// With the right insets, cover goes from two slots after the centre to two before it.
  @Test func countsACardsSlotsFromTheCentre() {
    let (port, card, pitch) = (320.0, 230.4, 64.0)
    let inset = (port + card) / 2 - 2 * pitch
    for index in -3...9 {
      let timeline = ViewTimeline(
        viewport: port,
        subject: Double(index) * pitch + (port - card) / 2,
        length: card,
        startInset: inset,
        endInset: inset
      )
      for step in 0...40 {
        let scroll = Double(step) * 16
        let distance = Double(index) - scroll / pitch
        let progress = timeline.progress(at: scroll) ?? .nan
        #expect((2 - 4 * progress - distance).magnitude < 1e-12)
      }
    }
  }

  @Test func coversFromTheEntryToTheExit() {
    forAll { seed, generator in
      let timeline = ViewTimeline(
        viewport: generator.double(in: 1...1000),
        subject: generator.double(in: -1000...1000),
        length: generator.double(in: 0...2000)
      )
      let cover = timeline.offsets(of: .cover)
      let contain = timeline.offsets(of: .contain)
      let entry = timeline.offsets(of: .entry)
      let exit = timeline.offsets(of: .exit)
      #expect(entry.start == cover.start && entry.end == contain.start, "seed \(seed)")
      #expect(exit.start == contain.end && exit.end == cover.end, "seed \(seed)")
      #expect(contain.start <= contain.end, "seed \(seed)")
      for range in ViewTimeline.NamedRange.allCases {
        let (start, end) = timeline.offsets(of: range)
        #expect(start >= cover.start && end <= cover.end && start <= end, "seed \(seed), \(range)")
      }
      let crossing = timeline.offsets(of: .entryCrossing)
      #expect((crossing.end - crossing.start - timeline.length).magnitude < 1e-9, "seed \(seed)")
    }
  }

  @Test func hasNoProgressWhereThereIsNoWay() {
    #expect(ScrollTimeline(maximum: 0).progress(at: 0) == nil)
    #expect(ScrollTimeline(maximum: 9).progress(at: 3, from: .init(0.7), to: .init(0.2)) == nil)
    let full = ViewTimeline(viewport: 100, subject: 0, length: 100)
    #expect(full.progress(at: 0, from: .init(.contain), to: .init(.contain, 1)) == nil)
  }
}
