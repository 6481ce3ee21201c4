internal import Scrollwork
internal import ScrollworkScene

extension Onboarding {
  /// She keeps her place while the world slides past.
  @LayerBuilder static func girl() -> [Layer] {
    Layer.group {
      Layer.ellipse(fill: .radialGradient([(0, "#3a203466"), (1, "#3a203400")]))
        .id("girl-shadow").frame(18, 190, 72, 14)
      Layer.group {
        Layer.image("art/girl-arm-back.svg").id("girl-arm-back").anchor(0.45, 0.34)
          .animate(
            .scroll(
              at: [0, 0.125, 0.375, 0.625, 0.85, 1, 1.25, 1.5, 1.7355, 2, 2.2645, 2.5, 2.75, 3],
              .rotation(4, -26, 26, -26, 30, 74, 0, -22, 12, 128, 12, -22, 22, 14),
              easing: .easeInOut
            )
          )
          .animate(.over(entrance, .rotation(-28, 24, 0)))
        Layer.image("art/girl-leg-back.svg").id("girl-leg-back").anchor(0.49, 0.64)
          .animate(
            .scroll(
              at: [0, 0.125, 0.375, 0.625, 0.875, 1, 1.125, 1.375, 1.6, 2.36, 2.5, 2.75, 3],
              walk(stride, -stride),
              easing: .easeInOut
            )
          )
          .animate(.over(entrance, .rotation(stride, -stride, 0)))
        Layer.image("art/girl-leg-front.svg").id("girl-leg-front").anchor(0.58, 0.64)
          .animate(
            .scroll(
              at: [0, 0.125, 0.375, 0.625, 0.875, 1, 1.125, 1.375, 1.6, 2.36, 2.5, 2.75, 3],
              walk(-stride, stride),
              easing: .easeInOut
            )
          )
          .animate(.over(entrance, .rotation(-stride, stride, 0)))
        Layer.image("art/girl-ponytail.svg").id("girl-ponytail").anchor(0.34, 0.12)
          .animate(
            .scroll(
              at: [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3],
              .rotation(0, 26, 14, 28, 0, 26, 14, 20, -6, 20, 14, 28, 6)
            )
          )
          .animate(.spring(.uikit(duration: 1.6, dampingRatio: 0.35), .rotation(34, 0)))
        Layer.image("art/girl-body.svg").id("girl-body")
        Layer.image("art/girl-head.svg").id("girl-head").anchor(0.53, 0.3)
          .animate(
            .scroll(
              at: [0, 0.5, 1, 1.5, 2, 2.5, 3],
              .rotation(0, 4, -6, 4, -8, 4, -8),
              easing: .easeInOut
            )
          )
        Layer.image("art/girl-scarf.svg").id("girl-scarf").anchor(0.5, 0.31)
          .animate(
            .scroll(
              at: [0, 0.3, 0.6, 1, 1.3, 1.6, 2, 2.4, 2.7, 3],
              .rotation(0, 5, 2, 0, 5, 2, 0, 5, 2, 4)
            )
          )
        Layer.image("art/girl-arm-front.svg").id("girl-arm-front").anchor(0.63, 0.34)
          .animate(
            .scroll(
              at: [0, 0.125, 0.375, 0.625, 0.85, 1, 1.25, 1.5, 1.7355, 2, 2.2645, 2.5, 3],
              .rotation(-4, 26, -26, 26, -20, -6, 24, -24, -12, -156, -12, -24, -128),
              easing: .easeInOut
            )
          )
          .animate(.over(entrance, .rotation(28, -24, 0)))
      }
      .id("girl-figure")
      .animate(
        .scroll(
          at: [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.7355, 2.2645, 2.5, 2.75, 3],
          .y(0, -4, 0, -4, 0, -4, 0, 0, 0, -4, 0, 0),
          easing: .easeInOut
        )
      )
    }
    .id("girl").label("A girl in a yellow coat").frame(100, 100.vh - 250, 100, 200)
    .animate(.over(entrance, .x(-200, 0)))
    .animate(.scroll(at: [0, 1], .x(0, 100)).inScreen())
    .animate(.scroll(at: [1, 2, 3], .x(0, 50.vw - 250, 50.vw - 315)).inScreen())
    .animate(.scroll(at: [1.7355, 1.9, 2.1, 2.2645], .y(0, -94, -94, 0)))
  }

  /// What one leg does on the whole walk; the other swings the other way.
  private static func walk(_ forth: Expression, _ back: Expression) -> Layer.Values {
    .rotation(0, forth, back, forth, back, 0, forth, back, 0, 0, forth, back, 0)
  }
}
