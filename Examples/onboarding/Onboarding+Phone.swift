internal import Scrollwork
internal import ScrollworkScene

extension Onboarding {
  /// Page 2: a phone twice her height.
  @LayerBuilder static func phone() -> [Layer] {
    Layer.group {
      Layer.ellipse(fill: .radialGradient([(0, "#fff3d0"), (0.55, "#fff3d080"), (1, "#fff3d000")]))
        .id("phone-glow").frame(-35.percent, -10.percent, 170.percent, 120.percent)
        .animate(.scroll(at: [0.6, 1, 1.4], .opacity(0, 1, 0)))
      Layer.image("art/phone.svg").id("phone-body")
      Layer.image("art/phone-screen.svg").id("phone-screen")
        .animate(.scroll(at: [0.45, 0.8, 1.3, 1.7], .opacity(0, 1, 1, 0)))
    }
    .id("phone").page(1).pages(0...2.2)
    .frame(
      24,
      100.vh - 58 - .min(400, 100.vh - 230),
      .min(200, 50.vh - 115),
      .min(400, 100.vh - 230)
    )
    .anchor(0.5, 1).animate(.scroll(at: [0, 1, 2], .rotation(lean, 0, lean * -0.8)))
  }

  /// The icons that fly out of it.
  @LayerBuilder static func icons() -> [Layer] {
    Layer.image("art/icon-map.svg").id("icon-map").page(1).pages(0...2).frame(28, 27.vh, 60, 60)
      .animate(
        .scroll(
          at: [0.5, 1, 2],
          .x(60, 0, -40.vw),
          .y(100.vh - 288 - 27.vh, 0, -60),
          .scale(0.15, 1, 1.15),
          .rotation(-60, -8, -30),
          easing: .easeOut
        )
      )
      .animate(.scroll(at: [0.5, 0.65], .opacity(0, 1)))
    Layer.image("art/icon-play.svg")
      .id("icon-play").page(1).pages(0...2).frame(108, 33.2.vh, 52, 52)
      .animate(
        .scroll(
          at: [0.55, 1, 2],
          .x(-12, 0, -100.vw),
          .y(100.vh - 284 - 33.2.vh, 0, -120),
          .scale(0.15, 1, 1.2),
          .rotation(40, 5, -20),
          easing: .easeOut
        )
      )
      .animate(.scroll(at: [0.55, 0.7], .opacity(0, 1)))
    Layer.image("art/icon-chat.svg")
      .id("icon-chat").page(1).pages(0...2).frame(176, .max(152, 25.6.vh), 68, 68)
      .animate(
        .scroll(
          at: [0.6, 1, 2],
          .x(-90, 0, -190.vw),
          .y(100.vh - 292 - .max(152, 25.6.vh), 0, -60),
          .scale(0.15, 1, 1.4),
          .rotation(-40, 6, 30),
          easing: .easeOut
        )
      )
      .animate(.scroll(at: [0.6, 0.75], .opacity(0, 1)))
    Layer.image("art/icon-heart.svg")
      .id("icon-heart").page(1).pages(0...2).frame(100.vw - 138, 36.vh, 56, 56)
      .animate(
        .scroll(
          at: [0.55, 1, 2],
          .x(234 - 100.vw, 0, -100.vw),
          .y(100.vh - 286 - 36.vh, 0, 40),
          .scale(0.15, 1, 1.2),
          .rotation(50, 10, -30),
          easing: .easeOut
        )
      )
      .animate(.scroll(at: [0.55, 0.7], .opacity(0, 1)))
    Layer.image("art/icon-camera.svg")
      .id("icon-camera").page(1).pages(0...2).frame(100.vw - 92, 46.4.vh, 64, 64)
      .animate(
        .scroll(
          at: [0.6, 1, 2],
          .x(184 - 100.vw, 0, -190.vw),
          .y(100.vh - 290 - 46.4.vh, 0, -40),
          .scale(0.15, 1, 1.4),
          .rotation(60, -6, 40),
          easing: .easeOut
        )
      )
      .animate(.scroll(at: [0.6, 0.75], .opacity(0, 1)))
    Layer.image("art/icon-music.svg")
      .id("icon-music").page(1).pages(0...2).frame(100.vw - 72, 27.5.vh, 48, 48)
      .animate(
        .scroll(
          at: [0.5, 1, 2],
          .x(172 - 100.vw, 0, -40.vw),
          .y(100.vh - 282 - 27.5.vh, 0, -100),
          .scale(0.15, 1, 1.1),
          .rotation(60, 12, 50),
          easing: .easeOut
        )
      )
      .animate(.scroll(at: [0.5, 0.65], .opacity(0, 1)))
  }
}
