import Scrollwork
import TestSupport
import Testing

/// Other engines' tests of springs, and Apple's documentation.
@Suite(.enabled(if: Vectors.shared != nil, "skipped: the shared reference tables are absent"))
struct SpringConformanceTests {
  private func spring(_ row: ReferenceTable.Row) throws -> Spring {
    let mass = try row.number("mass")
    let stiffness = try row.number("stiffness")
    let ratio = try row.number("dampingRatio")
    return Spring(
      mass: mass,
      stiffness: stiffness,
      damping: 2 * ratio * (mass * stiffness).squareRoot()
    )
  }

  @Test func agreesWithFlutter() throws {
    let rows = try ReferenceTable.shared("flutter-springs")
    #expect(rows.count == 34)
    for row in rows {
      switch row.function {
      case "spring.fromDurationBounce.stiffness":
        try row.check(
          Spring(duration: row.number("duration"), bounce: row.number("bounce")).stiffness
        )
      case "spring.fromDurationBounce.damping":
        try row.check(
          Spring(duration: row.number("duration"), bounce: row.number("bounce")).damping
        )
      case "spring.type":
        let spring = try Spring(
          mass: row.number("mass"),
          stiffness: row.number("stiffness"),
          damping: row.number("damping")
        )
        #expect(row.expected?.string == "critical" && spring.dampingRatio == 1)
      case "spring.x", "spring.v", "spring.isDone":
        let motion = try SpringMotion(
          spring(row),
          from: row.number("start"),
          to: row.number("end"),
          velocity: row.number("velocity")
        )
        let state = motion.state(at: try row.number("t"))
        if row.function == "spring.isDone" {
          let isDone =
            try abs(state.position - motion.to) < row.number("distanceTolerance")
            && abs(state.velocity) < row.number("velocityTolerance")
          #expect(isDone == row.expected?.bool, "\(row.id ?? "")")
        } else {
          try row.check(row.function == "spring.x" ? state.position : state.velocity)
        }
      default: Issue.record("no test for \(row.function)")
      }
    }
  }

  /// Rows of the table that are not about springs or easing, with the reason.
  private static let elsewhere = [
    "decay.velocityAtEnd": "exponential decay, not a spring",
    "decay.chainedEnd": "exponential decay, not a spring",
    "keyframes.value": "keyframes belong to tracks",
    "spline.value": "a spline through keyframes; tracks have segments with easings instead",
    "spline.velocity": "a spline through keyframes; tracks have segments with easings instead",
    "curve.cubic": "held by the easing conformance tests",
  ]

  @Test func agreesWithCompose() throws {
    let rows = try ReferenceTable.shared("compose-animation")
    var count = 0
    for row in rows {
      guard row.function == "spring.settleMillis" else {
        #expect(Self.elsewhere[row.function] != nil, "no test for \(row.function)")
        continue
      }
      count += 1
      let motion = try SpringMotion(
        spring(row),
        from: row.number("displacement"),
        to: 0,
        velocity: row.number("velocity")
      )
      let delta = try row.number("delta")
      let time = motion.settlingTime(tolerance: delta)
      let k = motion.coefficients
      if row.expected?.string == "inf" {
        #expect(time == .infinity)
      } else if k.split > 0 {
        // Below critical damping that engine takes the envelope; the last crossing is at most
        // half a turn earlier.
        let envelope = Numerics.log((k.c1 * k.c1 + k.c2 * k.c2).squareRoot() / delta) / k.decay
        try row.check(envelope * 1000)
        #expect(time <= envelope && time >= envelope - .pi / k.split)
      } else {
        try row.check(time * 1000)
      }
    }
    #expect(count == 4)
  }

  @Test func agreesWithTheDocumentationOfCoreAnimation() throws {
    let rows = try ReferenceTable.shared("apple-caspring-docs")
    #expect(rows.count == 2)
    for row in rows {
      #expect(row.function == "CASpringAnimation.settlingDuration")
      let duration = try Spring(
        mass: row.number("mass"),
        stiffness: row.number("stiffness"),
        damping: row.number("damping")
      ).settlingDuration(initialVelocity: row.number("initialVelocity"))
      if row.expected?.string == "just over 1" {
        #expect(duration > 1 && duration < 1.05)
      } else {
        try row.check(duration)
      }
    }
  }
}
