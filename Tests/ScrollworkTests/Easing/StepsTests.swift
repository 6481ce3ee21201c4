import Scrollwork
import Testing

@Suite struct StepsTests {
  /// A stair of four, read at 0, 0.2, 0.25, 0.99 and 1.
  private static let heights: [(jump: Steps.Jump, at: [Double], before: [Double])] = [
    (Steps.Jump.start, [0.25, 0.25, 0.5, 1, 1], [0, 0.25, 0.25, 1, 1]),
    (Steps.Jump.end, [0, 0, 0.25, 0.75, 1], [0, 0, 0, 0.75, 0.75]),
    (Steps.Jump.none, [0, 0, 1.0 / 3, 1, 1], [0, 0, 0, 1, 1]),
    (Steps.Jump.both, [0.2, 0.2, 0.4, 0.8, 1], [0, 0.2, 0.2, 0.8, 0.8]),
  ]

  @Test("rises where its jump term says", arguments: 0..<4)
  func risesWhereItsJumpTermSays(row: Int) {
    let steps = Steps(4, jump: Self.heights[row].jump)
    #expect([0, 0.2, 0.25, 0.99, 1].map { steps.value(at: $0) } == Self.heights[row].at)
  }

  @Test("is below a rise while the motion is before its beginning", arguments: 0..<4)
  func isBelowARiseBeforeTheBeginning(row: Int) {
    let steps = Steps(4, jump: Self.heights[row].jump)
    let values = [0, 0.2, 0.25, 0.99, 1].map { steps.value(at: $0, isBefore: true) }
    #expect(values == Self.heights[row].before)
  }

  @Test func goesOnRisingOutside() {
    #expect(Steps(2, jump: .end).value(at: 1.5) == 1.5)
    #expect(Steps(2, jump: .end).value(at: -0.25) == -0.5)
    #expect(Steps(1, jump: .start).value(at: 1.2) == 2)
    #expect(Steps(2, jump: .none).value(at: -0.25) == -1)
  }

  @Test func findsTheFirstInputOfEachStep() {
    for jump in Steps.Jump.allCases {
      for count in 2..<40 {
        let steps = Steps(count, jump: jump)
        for i in 0..<count {
          let x = (Double(i) + 0.5) / Double(count)
          let y = steps.value(at: x)
          let first = steps.inverse(of: y) ?? -1
          #expect(first >= 0 && first <= x)
          #expect(steps.value(at: first) == y)
          #expect(first == 0 || steps.value(at: first - 1e-12) < y)
        }
      }
    }
    #expect(Steps(4).inverse(of: 0.3) == nil)
    #expect(Steps(4, jump: .start).inverse(of: 0) == nil)
    #expect(Steps(4, jump: .both).inverse(of: 1) == 1)
    #expect(Steps(4, jump: .end).inverse(of: 1) == 1)
    #expect(Steps(4).inverse(of: 1.25) == nil)
    #expect(Steps(4).inverse(of: .nan) == nil)
  }
}
