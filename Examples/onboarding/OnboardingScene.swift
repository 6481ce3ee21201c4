internal import Scrollwork
public import ScrollworkScene

extension Examples {
  /// A girl and three wishes: four pages, one walk from left to right.
  public static var onboarding: Scene {
    Scene(
      "Three wishes",
      size: Size(width: 390, height: 844),
      background: "#ffe9d2",
      parameters: [
        Parameter("entrance", 0.7, in: 0.2...3, step: 0.1, label: "Entrance, seconds"),
        Parameter("lean", 12, in: 0...40, step: 1, label: "Lean of the phone, degrees"),
        Parameter("swing", 22, in: 0...60, step: 1, label: "Swing of the beams, degrees"),
        Parameter("stride", 22, in: 0...40, step: 1, label: "Stride of the girl, degrees"),
        Parameter(
          "overshoot",
          0.55,
          in: 0.2...1,
          step: 0.05,
          label: "Damping ratio of kite, notes and button"
        ),
      ],
      scroll: .pages(4)
    ) {
      Onboarding.sky()
      Onboarding.city()
      Onboarding.hills()
      Onboarding.lake()
      Onboarding.ground()
      Onboarding.lights()
      Onboarding.stage()
      Onboarding.phone()
      Onboarding.icons()
      Onboarding.girl()
      Onboarding.toys()
      Onboarding.crowd()
      Onboarding.plants()
      Onboarding.wishes()
      Onboarding.titles()
      Onboarding.controls()
    }
  }
}

/// The parts of the onboarding, from back to front.
enum Onboarding {
  static let entrance = Expression.parameter("entrance")
  static let lean = Expression.parameter("lean")
  static let swing = Expression.parameter("swing")
  static let stride = Expression.parameter("stride")
  static let overshoot = Expression.parameter("overshoot")
}
