internal import Scrollwork
internal import ScrollworkScene

extension Onboarding {
  /// Page 3: beams that swing as the finger does.
  @LayerBuilder static func lights() -> [Layer] {
    Layer.image("art/beam-blue.svg")
      .id("beam-far-left").pinned().pages(1...3).frame(14.vw - 80, 232, 160, 560).anchor(0.5, 0)
      .animate(.scroll(at: [1, 2, 3], .rotation(12 + swing * 2, swing * -0.6, swing * -2)))
      .animate(.scroll(at: [1.75, 1.97, 2.03, 2.25], .opacity(0, 1, 1, 0)))
    Layer.image("art/beam-pink.svg")
      .id("beam-left").pinned().pages(1...3).frame(34.vw - 80, 232, 160, 560).anchor(0.5, 0)
      .animate(.scroll(at: [1, 2, 3], .rotation(swing * 3, swing, swing * -2)))
      .animate(.scroll(at: [1.75, 1.97, 2.03, 2.25], .opacity(0, 1, 1, 0)))
    Layer.image("art/beam-blue.svg")
      .id("beam-right").pinned().pages(1...3).frame(66.vw - 80, 232, 160, 560).anchor(0.5, 0)
      .animate(.scroll(at: [1, 2, 3], .rotation(swing * 2, swing * -1, swing * -3)))
      .animate(.scroll(at: [1.75, 1.97, 2.03, 2.25], .opacity(0, 1, 1, 0)))
    Layer.image("art/beam-pink.svg")
      .id("beam-far-right").pinned().pages(1...3).frame(86.vw - 80, 232, 160, 560).anchor(0.5, 0)
      .animate(.scroll(at: [1, 2, 3], .rotation(swing * 3, swing * 0.6, swing * -1.5)))
      .animate(.scroll(at: [1.75, 1.97, 2.03, 2.25], .opacity(0, 1, 1, 0)))
    Layer.image("art/beam-gold.svg", fit: .fill)
      .id("spotlight").pinned().pages(1...3).frame(50.vw - 80, 232, 160, 100.vh - 366)
      .anchor(0.5, 0)
      .animate(
        .scroll(at: [1.65, 2, 2.3], .scaleX(0.2, 1.5, 0.2), .opacity(0, 1, 0), easing: .easeOut)
      )
    Layer.image("art/truss.svg", fit: .fill)
      .id("truss").pinned().pages(1...3).frame(-10.vw, 178, 120.vw, 60)
      .animate(.scroll(at: [1, 3], .x(8.vw, -8.vw)))
      .animate(
        .scroll(
          at: [1.55, 1.95, 2.05, 2.45],
          .y(-240, 0, 0, -240),
          easing: .easeOut,
          .linear,
          .easeIn
        )
      )
  }

  /// The stage under them.
  @LayerBuilder static func stage() -> [Layer] {
    Layer.group {
      Layer.image("art/loudspeaker.svg").id("loudspeaker-left").frame(5.vw + 7, 56, 68, 196)
      Layer.image("art/loudspeaker.svg").id("loudspeaker-right").frame(105.vw - 75, 56, 68, 196)
      Layer.image("art/stage.svg", fit: .fill).id("stage-floor").frame(0, 246, 110.vw, 154)
    }
    .id("stage").pinned().pages(1...3).frame(-5.vw, 100.vh - 400, 110.vw, 400)
    .animate(.scroll(at: [1, 3], .x(12.vw, -12.vw)))
    .animate(.scroll(at: [1.2, 1.9, 2.1, 2.8], .y(400, 0, 0, 400)))
    Layer.ellipse(fill: .radialGradient([(0, "#ffe6aecc"), (0.55, "#ffd98a80"), (1, "#ffd98a00")]))
      .id("spotlight-pool").pinned().pages(1...3).frame(50.vw - 110, 100.vh - 166, 220, 44)
      .animate(.scroll(at: [1.75, 2, 2.25], .scale(0.2, 1, 0.2), .opacity(0, 1, 0)))
  }
}
