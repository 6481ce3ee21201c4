import TestSupport
import Testing

@testable import ScrollworkExport

struct DrawOrderLawTests {
  @Test func keepsEveryOrderThatWasSeen() {
    forAll(60) { seed, generator in
      let all = Array(0..<40).shuffled(using: &generator)
      var order = DrawOrder()
      var seen: [[Int]] = []
      for sample in 0..<20 {
        let list = all.filter { _ in Bool.random(using: &generator) }
        seen.append(list)
        order.note(list, at: sample)
      }
      for list in seen {
        let places = list.map { actor in
          order.stretches.map { $0.actors.firstIndex(of: actor) ?? -1 }
        }
        let holds = order.stretches.indices.contains { stretch in
          let own = places.map { $0[stretch] }
          return own == own.sorted() && !own.contains(-1)
        }
        #expect(holds, "seed \(seed)")
      }
    }
  }
}
