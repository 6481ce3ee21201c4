import TestSupport
import Testing

@testable import ScrollworkScene

@Suite("A set of slots")
struct SlotSetTests {
  @Test("holds what was put in and not taken out, and tells it in order")
  func likeASet() {
    forAll(60) { seed, random in
      let size = Int.random(in: 1...20_000, using: &random)
      var set = SlotSet(size)
      var truth = Set<Int>()
      for _ in 0..<300 {
        let number = Int.random(in: 0..<size, using: &random)
        if Int.random(in: 0..<3, using: &random) > 0 {
          set.insert(number)
          truth.insert(number)
        } else {
          #expect(set.remove(number) == (truth.remove(number) != nil), "seed \(seed)")
        }
        #expect(set.contains(number) == truth.contains(number))
      }
      var found: [Int] = []
      var next = set.next(from: 0)
      while next != .max {
        found.append(next)
        next = set.next(from: next + 1)
      }
      #expect(found == truth.sorted(), "seed \(seed)")
      for number in truth { set.remove(number) }
      #expect(set.next(from: 0) == .max)
    }
  }
}

@Suite("A sweep along an axis")
struct SweepTests {
  @Test("marks every interval that a move lies in or crosses, and no other that it left long ago")
  func marks() {
    forAll(80) { seed, random in
      var sweep = Sweep()
      var intervals: [ClosedRange<Double>] = []
      for index in 0..<Int.random(in: 1...40, using: &random) {
        let begin = Double(Int.random(in: -20...20, using: &random)) / 4
        let length = Double(Int.random(in: 0...12, using: &random)) / 4
        let isOpen = Int.random(in: 0..<8, using: &random) == 0
        let interval = (isOpen ? -Double.infinity : begin)...(begin + length)
        intervals.append(interval)
        sweep.add(interval.lowerBound, interval.upperBound, node: Int32(index))
      }
      sweep.sort()
      var cursor = sweep.start()
      var x = -Double.infinity
      for _ in 0..<60 {
        let next = Double(Int.random(in: -32...32, using: &random)) / 4
        var marked = SlotSet(intervals.count)
        sweep.move(&cursor, to: next, marking: &marked)
        for (index, interval) in intervals.enumerated() {
          let low = min(x, next)
          let high = max(x, next)
          let isCrossed = interval.lowerBound <= high && interval.upperBound >= low
          #expect(marked.contains(index) == isCrossed, "seed \(seed), \(interval), \(x) to \(next)")
        }
        x = next
      }
    }
  }

  @Test("rests between its intervals, and not beyond their ends")
  func rest() {
    var sweep = Sweep()
    sweep.add(1, 2, node: 0)
    sweep.add(4, 5, node: 1)
    sweep.sort()
    var cursor = sweep.start()
    var marked = SlotSet(2)
    sweep.move(&cursor, to: 3, marking: &marked)
    #expect(cursor.isAsleep)
    #expect(sweep.rest(around: cursor) == (2.0).nextUp...(4.0).nextDown)
    sweep.move(&cursor, to: 4, marking: &marked)
    #expect(!cursor.isAsleep)
  }
}
