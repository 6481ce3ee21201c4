internal import Scrollwork
internal import ScrollworkScene

extension Onboarding {
  /// The kite, and the notes that rise one by one.
  @LayerBuilder static func toys() -> [Layer] {
    Layer.group {
      Layer.image("art/kite.svg")
    }
    .id("kite").page(2).pages(2...4)
    .frame(
      50.vw + 45,
      100.vh - 210 - .min(376, 71.3.vh - 225),
      .min(200, 38.vh - 120),
      .min(380, 72.vh - 227)
    )
    .anchor(0.02, 0.99)
    .animate(.scroll(at: [2, 3], .x(0, -65)).inScreen())
    .animate(.scroll(at: [2.7, 2.95], .opacity(0, 1)))
    .animate(
      .spring(
        .uikit(duration: 2.4, dampingRatio: overshoot),
        .rotation(38, 0),
        .scale(0.3, 1),
        from: .page(3)
      )
    )
    .animate(.over(2.8, .rotation(-1.5, 1.5), iterations: .infinite, direction: .alternate))
    Layer.group(stagger: .each(0.12, delay: 0.05)) {
      Layer.image("art/note-pair.svg").id("note-pair").frame(20.vw, 53.8.vh, 44, 44).rotation(-10)
      Layer.image("art/note-eighth.svg").id("note-eighth").frame(68.vw, 50.2.vh, 48, 48).rotation(8)
      Layer.image("art/note-star.svg").id("note-star").frame(30.vw, 44.3.vh, 28, 28)
      Layer.image("art/note-eighth.svg")
        .id("note-eighth-high").frame(37.vw, 38.4.vh, 36, 36).rotation(-6)
      Layer.image("art/note-pair.svg").id("note-pair-high").frame(60.vw, 36.vh, 38, 38).rotation(12)
    }
    .id("notes").page(2).pages(1...3)
    .animate(
      .spring(
        .uikit(duration: 1.8, dampingRatio: overshoot),
        .y(150, 0),
        .scale(0.2, 1),
        from: .page(2)
      )
    )
    .animate(.over(0.25, .opacity(0, 1), from: .page(2)))
  }

  /// The crowd, three rows deep.
  @LayerBuilder static func crowd() -> [Layer] {
    Layer.image("art/crowd-far.svg", fit: .fill)
      .id("crowd-far").pinned().pages(1...3).frame(-50.vw, 100.vh - 150, 200.vw, .max(170, 20.1.vh))
      .animate(.scroll(at: [1, 3], .x(50.vw, -50.vw)))
      .animate(
        .scroll(at: [1.3, 1.95, 2.05, 2.7], .y(170, 0, 0, 170), easing: .easeOut, .linear, .easeIn)
      )
      .animate(.over(0.52, .y(0, -4), iterations: .infinite, direction: .alternate))
    Layer.image("art/crowd-mid.svg", fit: .fill)
      .id("crowd-mid").pinned().pages(1...3).frame(-30.vw, 100.vh - 122, 160.vw, .max(170, 20.1.vh))
      .animate(.scroll(at: [1, 3], .x(100.vw, -100.vw)))
      .animate(
        .scroll(at: [1.2, 1.95, 2.05, 2.8], .y(170, 0, 0, 170), easing: .easeOut, .linear, .easeIn)
      )
      .animate(.over(0.47, .y(0, -6), iterations: .infinite, direction: .alternate))
    Layer.image("art/crowd-near.svg", fit: .fill)
      .id("crowd-near").pinned().pages(1...3)
      .frame(-30.vw, 100.vh - 110, 160.vw, .max(190, 22.5.vh))
      .animate(.scroll(at: [1, 3], .x(160.vw, -160.vw)))
      .animate(
        .scroll(at: [1.2, 1.95, 2.05, 2.8], .y(120, 0, 0, 120), easing: .easeOut, .linear, .easeIn)
      )
      .animate(.over(0.6, .y(0, -8), iterations: .infinite, direction: .alternate))
  }

  /// What stands nearest.
  @LayerBuilder static func plants() -> [Layer] {
    Layer.image("art/flower-tub.svg")
      .id("flower-tub").pinned().pages(-1...1).frame(100.vw - 112, 100.vh - 150, 120, 160)
      .animate(.scroll(at: [0, 1], .x(0, -220.vw)).extrapolated(after: .hold))
    Layer.image("art/grass-near.svg")
      .id("grass-near").pinned().pages(0...2).frame(100.vw - 112, 100.vh - 84, 184, 92)
      .animate(.scroll(at: [0, 2], .x(200.vw, -200.vw)))
    Layer.image("art/reeds.svg")
      .id("reeds").pinned().pages(2...4).frame(100.vw - 98, 100.vh - 124, 136, 136)
      .animate(.scroll(at: [2, 4], .x(160.vw, -160.vw)))
  }
}
