internal import Scrollwork
internal import ScrollworkScene

extension Onboarding {
  /// Page 1: roofs at dawn.
  @LayerBuilder static func city() -> [Layer] {
    Layer.image("art/clouds-dawn.svg")
      .id("clouds-dawn").pinned().pages(-1...1)
      .frame(-10.vw, .max(100.vh - 530, 300), .max(144.vw, 560), 200)
      .animate(.scroll(at: [0, 1], .x(0, -16.vw)).extrapolated(after: .hold))
      .animate(.scroll(at: [0.3, 0.9], .opacity(1, 0)))
    Layer.image("art/roofs-far.svg", fit: .fill)
      .id("roofs-far").pinned().pages(-1...1)
      .frame(-30.vw, .max(100.vh - 50 - .max(270, 32.vh), 276), 220.vw, .max(270, 32.vh))
      .animate(.scroll(at: [0, 1], .x(0, -30.vw)).extrapolated(after: .hold))
      .animate(.scroll(at: [0.2, 1], .y(0, 35.vh), easing: .easeIn))
    Layer.image("art/roofs-near.svg", fit: .fill)
      .id("roofs-near").pinned().pages(-1...1)
      .frame(-30.vw, 100.vh - 50 - .max(200, 23.7.vh), 220.vw, .max(200, 23.7.vh))
      .animate(.scroll(at: [0, 1], .x(0, -60.vw)).extrapolated(after: .hold))
      .animate(.scroll(at: [0.1, 0.95], .y(0, .max(210, 26.vh)), easing: .easeIn))
  }

  /// Page 2: hills by day.
  @LayerBuilder static func hills() -> [Layer] {
    Layer.image("art/cloud-far.svg")
      .id("cloud-far").pinned().pages(0...2).frame(46.vw, 34.vh, 150, 52)
      .animate(.scroll(at: [0, 2], .x(14.vw, -14.vw)))
      .animate(.scroll(at: [0.3, 0.9, 1.1, 1.7], .opacity(0, 1, 1, 0)))
    Layer.image("art/hills-far.svg", fit: .fill)
      .id("hills-far").pinned().pages(0...2)
      .frame(-40.vw, 100.vh - 50 - .max(280, 33.2.vh), 180.vw, .max(280, 33.2.vh))
      .animate(.scroll(at: [0, 2], .x(22.vw, -22.vw)))
      .animate(
        .scroll(
          at: [0.2, 0.95, 1.1, 1.8],
          .y(40.vh, 0, 0, 40.vh),
          easing: .easeOut,
          .linear,
          .easeIn
        )
      )
    Layer.image("art/cloud-near.svg")
      .id("cloud-near").pinned().pages(0...2).frame(34.vw, 46.vh, 170, 71)
      .animate(.scroll(at: [0, 2], .x(70.vw, -70.vw)))
      .animate(.scroll(at: [1.3, 1.8], .opacity(1, 0)))
    Layer.image("art/hills-near.svg", fit: .fill)
      .id("hills-near").pinned().pages(0...2)
      .frame(-50.vw, 100.vh - 10 - .max(210, 24.9.vh), 200.vw, .max(210, 24.9.vh))
      .animate(.scroll(at: [0, 2], .x(45.vw, -45.vw)))
      .animate(
        .scroll(
          at: [0.15, 0.9, 1.1, 1.8],
          .y(40.vh, 0, 0, 40.vh),
          easing: .easeOut,
          .linear,
          .easeIn
        )
      )
  }

  /// Page 4: the lake at Dali.
  @LayerBuilder static func lake() -> [Layer] {
    Layer.ellipse(
      fill: .radialGradient([
        (0, "#fffdf0"), (0.3, "#fff6cf"), (0.32, "#fff3c266"), (1, "#fff3c200"),
      ])
    )
    .id("afternoon-sun").pinned().pages(2...4).frame(18.vw - 130, 100.vh - 640, 260, 260)
    .animate(.scroll(at: [2, 4], .x(5.vw, -5.vw)))
    .animate(.scroll(at: [2.3, 3], .y(120, 0), .opacity(0, 1), easing: .easeOut))
    Layer.image("art/cloud-far.svg")
      .id("cloud-dali-far").pinned().pages(2...4).frame(40.vw, 29.vh, 170, 60)
      .animate(.scroll(at: [2, 4], .x(10.vw, -10.vw)))
      .animate(.scroll(at: [2.3, 2.9], .opacity(0, 1)))
    Layer.image("art/ridge-far.svg", fit: .fill)
      .id("ridge-far").pinned().pages(2...4)
      .frame(-20.vw, 100.vh - 160 - .max(300, 38.vh), 140.vw, .max(300, 38.vh))
      .animate(.scroll(at: [2, 4], .x(16.vw, -16.vw)))
      .animate(.scroll(at: [2.25, 3], .y(50.vh, 0), easing: .easeOut))
    Layer.image("art/ridge-mid.svg", fit: .fill)
      .id("ridge-mid").pinned().pages(2...4)
      .frame(-30.vw, 100.vh - 150 - .max(270, 33.2.vh), 160.vw, .max(270, 33.2.vh))
      .animate(.scroll(at: [2, 4], .x(27.vw, -27.vw)))
      .animate(.scroll(at: [2.25, 3], .y(50.vh, 0), easing: .easeOut))
    Layer.image("art/cloud-near.svg")
      .id("cloud-dali-near").pinned().pages(2...4).frame(4.vw, 100.vh - 440, 150, 62)
      .animate(.scroll(at: [2, 4], .x(42.vw, -42.vw)))
      .animate(.scroll(at: [2.3, 2.8], .opacity(0, 0.9)))
    Layer.image("art/ridge-near.svg", fit: .fill)
      .id("ridge-near").pinned().pages(2...4)
      .frame(-40.vw, 100.vh - 154 - .max(220, 26.1.vh), 180.vw, .max(220, 26.1.vh))
      .animate(.scroll(at: [2, 4], .x(42.vw, -42.vw)))
      .animate(.scroll(at: [2.25, 3], .y(50.vh, 0), easing: .easeOut))
    Layer.image("art/lake.svg", fit: .fill)
      .id("lake").pinned().pages(2...4).frame(-55.vw, 100.vh - 190, 200.vw, 190)
      .animate(.scroll(at: [2, 4], .x(60.vw, -60.vw)))
      .animate(.scroll(at: [2.2, 2.9], .y(200, 0), easing: .easeOut))
    Layer.image("art/boat.svg")
      .id("boat").pinned().pages(2...4).frame(72.vw, 100.vh - 204, 66, 66).anchor(0.5, 0.85)
      .animate(.scroll(at: [2, 4], .x(60.vw, -60.vw)))
      .animate(.scroll(at: [2.2, 2.9], .y(200, 0), easing: .easeOut))
      .animate(
        .over(2.4, .rotation(-2.5, 2.5), .y(0, 2), iterations: .infinite, direction: .alternate)
      )
  }

  /// What she walks on.
  @LayerBuilder static func ground() -> [Layer] {
    Layer.rectangle(fill: "#d98a6a").id("ground").pinned().frame(-10.vw, 100.vh - 62, 120.vw, 62)
      .animate(.scroll(at: [0, 1, 2, 3], .fill("#e59a78", "#6cbfd4", "#3b1a6e", "#5fae8c")))
    Layer.image("art/pebbles.svg", fit: .fill).id("way").frame(0, 100.vh - 62, 400.vw, 62)
  }
}
