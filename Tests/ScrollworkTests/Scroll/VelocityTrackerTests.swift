import Foundation
import Scrollwork
import TestSupport
import Testing

@Suite struct VelocityTrackerTests {
  @Test func matchesTheWeightedVelocities() throws {
    let rows = try ScrollVectors.load().velocity
    #expect(rows.count == 30)
    var vetoes = 0
    for row in rows {
      var tracker = VelocityTracker()
      for sample in row.samples { tracker.add(sample[1], time: sample[0]) }
      let end = row.samples.suffix(2)
      let last = try #require(end.last)
      let previous = try #require(end.first)
      // The table is the bare mean; ours is 0 where the last segment goes the other way.
      let isVetoed = row.weighted3 * (last[1] - previous[1]) < 0
      if isVetoed { vetoes += 1 }
      let velocity = tracker.velocity(at: last[0])
      #expect(agrees(velocity, isVetoed ? 0 : row.weighted3, size: 1e-1), "\(row)")
    }
    #expect(vetoes == 4)
  }

  @Test func isZeroForAFingerThatHasWaited() {
    var tracker = VelocityTracker()
    tracker.add(0, time: 0)
    tracker.add(10, time: 0.01)
    #expect(tracker.velocity(at: 0.05) == 1000)
    #expect(tracker.velocity(at: 0.0501) == 0)
  }

  @Test func usesTheSamplesThatThereAre() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(0, time: 0)
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(10, time: 0.01)
    #expect(tracker.velocity(at: 0.01) == 1000)
    tracker.add(30, time: 0.02)
    // 0.35 and 0.05, renormalised.
    #expect(agrees(tracker.velocity(at: 0.02), (0.35 * 1000 + 0.05 * 2000) / 0.4))
    tracker.add(60, time: 0.03)
    #expect(agrees(tracker.velocity(at: 0.03), 0.6 * 1000 + 0.35 * 2000 + 0.05 * 3000))
    tracker.add(100, time: 0.04)
    #expect(agrees(tracker.velocity(at: 0.04), 0.6 * 2000 + 0.35 * 3000 + 0.05 * 4000))
  }

  @Test func neverGoesTheOtherWayThanTheLastSegment() {
    var tracker = VelocityTracker()
    for (position, time) in [(0.0, 0.0), (20, 0.01), (40, 0.02), (39, 0.03)] {
      tracker.add(position, time: time)
    }
    #expect(tracker.velocity(at: 0.03) == 0)
  }

  @Test func survivesEventsWithTheSameTime() {
    var tracker = VelocityTracker()
    tracker.add(0, time: 1)
    tracker.add(3, time: 1)
    #expect(tracker.velocity(at: 1) == 0)
    tracker.add(10, time: 1.01)
    tracker.add(10.5, time: 1.01)
    tracker.add(9, time: 1.005)
    // 10 points in 10 ms; what came at the same moment is too near to tell a speed.
    #expect(agrees(tracker.velocity(at: 1.01), 1000))
  }

  @Test func tellsTheSameOfADenserFinger() {
    // One event each 8 ms, and one each 0.4 ms, of a finger at 800 points per second.
    var sparse = VelocityTracker()
    var dense = VelocityTracker()
    for step in 0...10 { sparse.add(Double(step) * 6.4, time: Double(step) * 0.008) }
    for step in 0...200 { dense.add(Double(step) * 0.32, time: Double(step) * 0.0004) }
    #expect((sparse.velocity(at: 0.08) - 800).magnitude < 1e-9)
    #expect((dense.velocity(at: 0.08) - 800).magnitude < 1e-9)
  }

  @Test(.enabled(if: Vectors.shared != nil, "needs the shared reference tables"))
  func matchesTheRecordedFingers() throws {
    struct Samples: Decodable { var gestures: [String: [[Double]]] }
    let shared = try #require(Vectors.shared)
    let samples = try JSONDecoder().decode(
      Samples.self,
      from: Data(
        contentsOf: shared.appendingPathComponent("vectors/velocity-gestures-samples.json")
      )
    )
    var counts: [String: Int] = [:]
    for row in try ScrollReferenceRow.load("velocity-gestures") {
      let parts = row.function.split(separator: ".")
      counts[String(parts[1]), default: 0] += 1
      // lsq2 and impulse are the estimators of other systems, which answer differently by design.
      guard parts[1] == "ios3" else { continue }
      let gesture = try #require(samples.gestures[row.inputs["gesture"]?.text ?? ""])
      var tracker = VelocityTracker()
      for sample in gesture { tracker.add(sample[parts[2] == "x" ? 1 : 2], time: sample[0] / 1000) }
      let velocity = tracker.velocity(at: (gesture.last?[0] ?? 0) / 1000)
      // The rows are bare means; in this one the last segment goes the other way.
      let vetoed = ["velocity-gestures-027"]
      #expect(vetoed.contains(row.id) ? velocity == 0 : row.accepts(velocity), "\(row.id)")
    }
    #expect(counts == ["ios3": 28, "lsq2": 28, "impulse": 28])
  }
}
