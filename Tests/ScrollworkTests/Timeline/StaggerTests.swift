import Scrollwork
import TestSupport
import Testing

@Suite struct StaggerTests {
  @Test func makesTheWave() {
    // The article: 1.0 + 7 · 0.06 + 2.1 = 3.52 s until the last row rests.
    let wave = Stagger(.each(0.06))
    #expect(((1 + wave.delay(index: 7, count: 8) + 2.1) - 3.52).magnitude < 1e-12)
    for index in 0..<8 { #expect(wave.delay(index: index, count: 8) == Double(index) * 0.06) }
  }

  @Test func spacesFromTheCentreAsAskedFor() {
    #expect(delays(.init(.each(0.1), from: .center), 5) == [0.2, 0.1, 0, 0.1, 0.2])
    #expect(delays(.init(.each(0.1), from: .center), 6) == [0.2, 0.1, 0, 0, 0.1, 0.2])
    #expect(delays(.init(.each(0.1), from: .edges), 5) == [0, 0.1, 0.2, 0.1, 0])
    #expect(delays(.init(.each(0.1), from: .edges), 6) == [0, 0.1, 0.2, 0.2, 0.1, 0])
    #expect(delays(.init(.each(0.1), from: .index(1)), 4) == [0.1, 0, 0.1, 0.2])
    #expect(delays(.init(.each(0.1), from: .index(-5)), 3) == [0, 0.1, 0.2])
    #expect(delays(.init(.each(0.1), from: .point(x: 1, y: 0)), 3) == [0.2, 0.1, 0])
  }

  @Test func givesOneItemNoDelay() {
    let easing = Easing.linearStops(LinearStops([.init(0.5, at: 0), .init(1, at: 1)]))
    for spacing in [Stagger.Spacing.each(0.1), .total(3)] {
      for origin in [Stagger.Origin.first, .last, .center, .edges, .index(4)] {
        #expect(delays(.init(spacing, from: origin, easing: easing), 1) == [0])
      }
    }
  }

  @Test func startsAColumnAsOneOnTheXAxis() {
    let grid = Stagger.Grid(columns: 4, rows: 2, axis: .x)
    let stagger = Stagger(.each(0.5), from: .center, grid: grid)
    #expect(delays(stagger, 8) == [0.5, 0, 0, 0.5, 0.5, 0, 0, 0.5])
    let down = Stagger(.each(0.5), grid: .init(columns: 2, rows: 3, axis: .y))
    #expect(delays(down, 6) == [0, 0, 0.5, 0.5, 1, 1])
  }

  @Test func startsAtAllFourSidesOfAGrid() {
    let stagger = Stagger(.each(1), from: .edges, grid: .init(columns: 4, rows: 3))
    #expect(delays(stagger, 12) == [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0])
  }

  @Test func startsAtTheLastItemOfAGridThatIsNotFull() {
    let stagger = Stagger(.each(1), from: .last, grid: .init(columns: 2, rows: 2))
    let answer = delays(stagger, 3)
    #expect(answer.min() == 0)
    #expect(answer[0] > answer[1])
  }

  @Test func ranksOnlyTheVisible() {
    let delays = Stagger(.each(0.25)).delays(order: [3, 4, 5], count: 8)
    #expect(delays == [0, 0, 0, 0, 0.25, 0.5, 0, 0])
    #expect(Stagger(.total(1)).delays(order: [2, 0], count: 3) == [1, 0, 0])
    #expect(Stagger(.each(1)).delays(order: [], count: 2) == [0, 0])
  }

  @Test func isNeverNegativeStartsAtNoneAndEndsAtAll() {
    let easings: [Easing] = [
      .linear, .easeInOut, .cubicBezier(0.4, -1, 0.6, 2), .steps(3), .steps(3, jump: .start),
      .steps(4, jump: .none),
    ]
    forAll(400) { seed, generator in
      let count = Int(generator.double(in: 1...30))
      let columns = Int(generator.double(in: 1...6))
      let rows = Int(generator.double(in: 1...6))
      let axes: [Stagger.Axis] = [.both, .x, .y]
      let origins: [Stagger.Origin] = [
        .first, .last, .center, .edges, .index(Int(generator.double(in: -3...33))),
        .point(x: generator.double(in: -1...2), y: generator.double(in: -1...2)),
      ]
      let grid = Stagger.Grid(columns: columns, rows: rows, axis: axes[Int(seed % 3)])
      let total = generator.double(in: 0...5)
      for origin in origins {
        for grid in [nil, grid] {
          let plain = delays(.init(.total(1), from: origin, grid: grid), count)
          #expect(plain.min() == 0, "seed \(seed), \(origin), \(String(describing: grid))")
          let isLevel = plain.max() == 0
          for easing in easings {
            let stagger = Stagger(.total(total), from: origin, grid: grid, easing: easing)
            let answer = delays(stagger, count)
            #expect(answer.allSatisfy { $0 >= 0 }, "seed \(seed), \(stagger)")
            for (first, second) in zip(plain, answer) {
              if first == 0 { #expect(second == 0, "seed \(seed), \(stagger)") }
              if first == 1 { #expect(second == total, "seed \(seed), \(stagger)") }
            }
            #expect(isLevel || plain.max() == 1, "seed \(seed), \(stagger)")
          }
        }
      }
    }
  }

  @Test func keepsNeighboursApartByWhatWasAskedForInALine() {
    forAll { seed, generator in
      let count = Int(generator.double(in: 2...40))
      let each = generator.double(in: 0.01...1)
      for origin in [Stagger.Origin.first, .last, .center, .edges, .index(count / 3)] {
        let answer = delays(.init(.each(each), from: origin), count)
        for index in 1..<count {
          let gap = (answer[index] - answer[index - 1]).magnitude
          #expect(gap < 1e-9 || (gap - each).magnitude < 1e-9, "seed \(seed), \(origin)")
        }
      }
    }
  }

  @Test func isItsOwnMirrorImageFromTheCentreAndTheEdges() {
    for count in 1...24 {
      for origin in [Stagger.Origin.center, .edges] {
        let answer = delays(.init(.each(0.1), from: origin, easing: .ease), count)
        #expect(answer == answer.reversed())
      }
      let first = delays(.init(.total(2), easing: .ease), count)
      #expect(first == delays(.init(.total(2), from: .last, easing: .ease), count).reversed())
    }
  }

  @Test func refusesAnItemBeyondTheCount() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Stagger(.each(1)).delay(index: 3, count: 3)
    }
    #expect(says("must be at least 0 and less than the count", result))
  }

  private func delays(_ stagger: Stagger, _ count: Int) -> [Double] {
    (0..<count).map { stagger.delay(index: $0, count: count) }
  }
}
