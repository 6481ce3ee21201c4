import Foundation
import Scrollwork
import TestSupport
import Testing

@Suite(.enabled(if: Vectors.shared != nil, "needs the shared reference tables"))
struct DecayConformanceTests {
  /// Why the other rows of the table say nothing about us.
  static let inapplicable: [String: String] = [
    "gravity.x": "a constant acceleration is no motion of ours",
    "gravity.v": "a constant acceleration is no motion of ours",
    "clamped.x": "a constant acceleration is no motion of ours",
    "clamped.v": "a constant acceleration is no motion of ours",
    "bounce.x": "its bounce is a spring of another damping; ours is the measured critical one",
    "bounce.v": "its bounce is a spring of another damping; ours is the measured critical one",
    "bounce.isDone": "its bounce is a spring of another damping; ours is the measured critical one",
  ]

  private func flick(_ row: ScrollReferenceRow, stopSpeed: Double = 0) -> Deceleration {
    Deceleration(
      position: row["x0"],
      velocity: row["v0"],
      rate: .init(perMillisecond: pow(row["drag"], 0.001)),
      stopSpeed: stopSpeed
    )
  }

  @Test func matchesTheFrictionTable() throws {
    let rows = try ScrollReferenceRow.load("flutter-decay")
    #expect(rows.count == 87)
    var checked = 0
    for row in rows {
      if Self.inapplicable[row.function] != nil { continue }
      // Friction together with a constant deceleration is the desktop's motion, not ours.
      if row.inputs["constantDeceleration"] != nil { continue }
      checked += 1
      switch row.function {
      case "decay.x": #expect(row.accepts(flick(row).value(at: row["t"])), "\(row.id)")
      case "decay.v": #expect(row.accepts(flick(row).velocity(at: row["t"])), "\(row.id)")
      case "decay.finalX": #expect(row.accepts(flick(row).target), "\(row.id)")
      case "decay.timeAtX":
        #expect(row.accepts(flick(row).time(at: row["x"]) ?? .infinity), "\(row.id)")
      case "decay.isDone":
        let isDone = flick(row, stopSpeed: row["velocityTolerance"]).duration <= row["t"]
        #expect(row.accepts(isDone ? 1 : 0), "\(row.id)")
      case "boundedDecay.x":
        let free = flick(row)
        let arrival = try #require(free.time(at: row["max"]))
        #expect(
          row.accepts(arrival < row["t"] ? row["max"] : free.value(at: row["t"])),
          "\(row.id)"
        )
      case "decay.through.drag":
        let solved = try #require(
          Deceleration(
            from: row["x0"],
            velocity: row["v0"],
            to: row["x1"],
            stopSpeed: row["v1"].magnitude
          )
        )
        #expect(row.accepts(Numerics.exp(solved.rate.coefficient)), "\(row.id)")
      default: Issue.record("a row of another kind: \(row.id) \(row.function)")
      }
    }
    #expect(checked == 32)
  }

  @Test func matchesTheExponentialDecayTable() throws {
    let rows = try ScrollReferenceRow.load("compose-animation").filter {
      $0.function.hasPrefix("decay")
    }
    #expect(rows.count == 3)
    for row in rows {
      let rate = Deceleration.Rate(perMillisecond: exp(row["friction"] / 1000))
      let stop = row[row.function == "decay.chainedEnd" ? "threshold1" : "threshold"]
      let flick = Deceleration(
        position: row["x0"],
        velocity: row["v0"],
        rate: rate,
        stopSpeed: stop
      )
      let end = flick.velocity(at: flick.duration)
      if row.function == "decay.velocityAtEnd" {
        #expect(row.accepts(end), "\(row.id)")
      } else {
        let rest = Deceleration(
          position: flick.target,
          velocity: end,
          rate: rate,
          stopSpeed: row["threshold2"]
        )
        #expect(row.accepts(rest.target), "\(row.id)")
      }
    }
  }
}
