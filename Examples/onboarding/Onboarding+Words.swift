internal import Scrollwork
internal import ScrollworkScene

extension Onboarding {
  /// The three wishes of page 1; a tap goes there.
  @LayerBuilder static func wishes() -> [Layer] {
    Layer.text(
      "I want to buy an iPhone 6!",
      font: .size(18, weight: 500, lineHeight: 1.1, tracking: -0.4),
      color: "#c0262d"
    )
    .id("wish-phone").frame(140, 200, 100.vw - 150, 20).tap(scrollTo: .page(1))
    .animate(.over(entrance, .x(-100, 0)))
    Layer.text(
      "I want to go to the concert!",
      font: .size(18, weight: 500, lineHeight: 1.1, tracking: -0.4),
      color: "#1c1420"
    )
    .id("wish-concert").frame(140, 240, 100.vw - 150, 20).tap(scrollTo: .page(2))
    .animate(.over(entrance, .x(100, 0)))
    .animate(.scroll(at: [0, 1], .x(0, -200)))
    Layer.text(
      "I want to go to Dali!",
      font: .size(18, weight: 500, lineHeight: 1.1, tracking: -0.4),
      color: "#9a4600"
    )
    .id("wish-dali").frame(140, 280, 100.vw - 150, 20).tap(scrollTo: .page(3))
    .animate(.over(entrance, .x(-120, 0)))
  }

  /// A title for each page.
  @LayerBuilder static func titles() -> [Layer] {
    Layer.group {
      Layer.text("三个愿望", font: .size(13, weight: 500), color: "#9a4600")
        .frame(0, 0, 100.percent, 18)
      Layer.text("Three wishes", font: .size(28, weight: 600, tracking: -0.4), color: "#3a2034")
        .frame(0, 22, 100.percent, 36)
    }
    .id("title-wishes").pages(-1...1).frame(24, 64, 100.vw - 48, 100)
    .animate(.scroll(at: [0.3, 0.8], .opacity(1, 0)))
    Layer.group {
      Layer.text("我要买 iPhone 6！", font: .size(13, weight: 500), color: "#10508c")
        .frame(0, 0, 100.percent, 18)
      Layer.text(
        "A phone of her own",
        font: .size(28, weight: 600, tracking: -0.4),
        color: "#0f3352"
      )
      .frame(0, 22, 100.percent, 36)
      Layer.text("Every friend is one tap away.", color: "#0f3352").frame(0, 62, 100.percent, 22)
    }
    .id("title-phone").page(1).pages(0...2).frame(24, 64, 100.vw - 48, 100)
    .animate(.scroll(at: [0.2, 0.7, 1.3, 1.8], .opacity(0, 1, 1, 0)))
    Layer.group {
      Layer.text("我要去看演唱会！", font: .size(13, weight: 500), color: "#ffd27a")
        .frame(0, 0, 100.percent, 18)
      Layer.text("One loud night", font: .size(28, weight: 600, tracking: -0.4), color: "#ffffff")
        .frame(0, 22, 100.percent, 36)
      Layer.text("Everybody knows the chorus.", color: "#e6d8ff").frame(0, 62, 100.percent, 22)
    }
    .id("title-concert").page(2).pages(1...3).frame(24, 64, 100.vw - 48, 100)
    .animate(.scroll(at: [1.2, 1.7, 2.3, 2.8], .opacity(0, 1, 1, 0)))
    Layer.group {
      Layer.text("我要去大理！", font: .size(13, weight: 500), color: "#8a3d12")
        .frame(0, 0, 100.percent, 18)
      Layer.text("And then, Dali", font: .size(28, weight: 600, tracking: -0.4), color: "#0e3b37")
        .frame(0, 22, 100.percent, 36)
      Layer.text("A lake, a kite and no alarm clock.", color: "#0e3b37")
        .frame(0, 62, 100.percent, 22)
    }
    .id("title-dali").page(3).pages(2...4).frame(24, 64, 100.vw - 48, 100)
    .animate(.scroll(at: [2.2, 2.7], .opacity(0, 1)))
  }

  /// Dots, and the way back.
  @LayerBuilder static func controls() -> [Layer] {
    Layer.group {
      Layer.ellipse(fill: "#ffffff99").id("dot-1").label("Page 1").frame(0, 0, 8, 8).tap(
        scrollTo: .page(0)
      )
      Layer.ellipse(fill: "#ffffff99").id("dot-2").label("Page 2").frame(20, 0, 8, 8).tap(
        scrollTo: .page(1)
      )
      Layer.ellipse(fill: "#ffffff99").id("dot-3").label("Page 3").frame(40, 0, 8, 8).tap(
        scrollTo: .page(2)
      )
      Layer.ellipse(fill: "#ffffff99").id("dot-4").label("Page 4").frame(60, 0, 8, 8).tap(
        scrollTo: .page(3)
      )
      Layer.rectangle(radius: 4, fill: "#ffffff").id("dot-now").frame(0, 0, 8, 8)
        .animate(.scroll(at: [0, 0.5, 1, 1.5, 2, 2.5, 3], .width(8, 28, 8, 28, 8, 28, 8)))
        .animate(.scroll(at: [0, 0.5, 1, 1.5, 2, 2.5, 3], .x(0, 0, 20, 20, 40, 40, 60)))
    }
    .id("page-dots").pinned().pages(-1...3).frame(50.vw - 34, 100.vh - 36, 68, 8)
    .animate(.scroll(at: [2.3, 2.8], .opacity(1, 0), .y(0, 24)))
    Layer.group {
      Layer.ellipse(fill: "#f0564a").shadow("#0000002e", y: 8, blur: 24)
      Layer.path(
        "M7.9 12.4 A9 9 0 1 1 7.9 19.6 M7.2 5.8 V12.8 H14.2",
        stroke: Stroke("#ffffff", width: 3, cap: .round, join: .round)
      )
      .frame(16, 16, 32, 32)
    }
    .id("again").label("Back to the first page").page(3).pages(2...4)
    .frame(50.vw - 32, 100.vh - 94, 64, 64).tap(scrollTo: .page(0))
    .animate(
      .spring(
        .uikit(duration: 0.9, dampingRatio: overshoot),
        .scale(0, 1),
        delay: 0.7,
        from: .page(3)
      )
    )
    .animate(
      .spring(
        .uikit(duration: 1.2, dampingRatio: overshoot),
        .rotation(-120, 0),
        delay: 0.7,
        from: .page(3)
      )
    )
  }
}
