internal import Scrollwork
internal import ScrollworkScene

extension Onboarding {
  /// The light of the four pages, and what hangs in it.
  @LayerBuilder static func sky() -> [Layer] {
    Layer.rectangle(
      fill: .linearGradient([(0, "#fff1df"), (0.38, "#ffe3c8"), (0.66, "#ffc7a4"), (1, "#ff9d83")])
    )
    .id("sky-dawn").pinned().pages(-1...1)
    Layer.rectangle(
      fill: .linearGradient([(0, "#9fd4f7"), (0.45, "#c9e8fb"), (0.8, "#eef9fd"), (1, "#eef9fd")])
    )
    .id("sky-morning").pinned().pages(0...2).animate(.scroll(at: [0.1, 0.9], .opacity(0, 1)))
    Layer.rectangle(
      fill: .linearGradient([(0, "#160735"), (0.45, "#35136b"), (0.8, "#6b2a96"), (1, "#8b3aa8")])
    )
    .id("sky-night").pinned().pages(1...3).animate(.scroll(at: [1.1, 1.9], .opacity(0, 1)))
    Layer.rectangle(
      fill: .linearGradient([(0, "#a9dcd8"), (0.35, "#d6efdf"), (0.58, "#fff2cf"), (1, "#fff2cf")])
    )
    .id("sky-afternoon").pinned().pages(2...4).animate(.scroll(at: [2.1, 2.9], .opacity(0, 1)))
    Layer.ellipse(fill: .radialGradient([(0, "#fff6dccc"), (0.4, "#fff0cc66"), (1, "#fff0cc00")]))
      .id("sun-halo").pinned().pages(-1...2).frame(72.vw - 220, .max(100.vh - 556, 166), 440, 440)
      .animate(
        .scroll(
          at: [0, 1, 2],
          .x(0, 10.vw, 12.vw),
          .y(0, 38.vh - 220 - .max(100.vh - 556, 166), 28.vh - 220 - .max(100.vh - 556, 166)),
          .scale(1, 0.8, 0.5),
          easing: .easeInOut
        )
      )
      .animate(.scroll(at: [1.2, 1.7], .opacity(1, 0)))
    Layer.ellipse(fill: "#ff8d6b")
      .id("sun").pinned().pages(-1...2).frame(72.vw - 76, .max(100.vh - 412, 310), 152, 152)
      .animate(
        .scroll(
          at: [0, 1, 2],
          .x(0, 10.vw, 12.vw),
          .y(0, 38.vh - 76 - .max(100.vh - 412, 310), 28.vh - 76 - .max(100.vh - 412, 310)),
          .scale(1, 0.42, 0.3),
          easing: .easeInOut
        )
      )
      .animate(.scroll(at: [0, 1], .fill("#ff8d6b", "#ffd257")))
      .animate(.scroll(at: [1.2, 1.7], .opacity(1, 0)))
      .animate(.over(entrance * 2, .y(60, 0), easing: .easeOut))
    Layer.image("art/stars.svg", fit: .cover)
      .id("stars").pinned().pages(1...3).frame(-20.vw, 0, 140.vw, 420)
      .animate(.scroll(at: [1, 3], .x(5.vw, -5.vw)))
      .animate(.scroll(at: [1.4, 2, 2.5], .opacity(0, 1, 0)))
  }
}
