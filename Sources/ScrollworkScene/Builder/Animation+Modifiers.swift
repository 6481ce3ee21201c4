public import Scrollwork

extension Layer.Animation {
  private func changed(_ change: (inout Layer.Animation) -> Void) -> Layer.Animation {
    var animation = self
    change(&animation)
    return animation
  }

  /// Returns the animation going on past its first and last offsets (scroll and view timelines).
  ///
  /// - Parameters:
  ///   - before: What it does before the first offset.
  ///   - after: What it does after the last one.
  /// - Returns: The animation.
  public func extrapolated(
    before: Extrapolation = .linear,
    after: Extrapolation = .linear
  ) -> Layer.Animation {
    precondition(timeline != .clock, "An animation on the clock is not extrapolated")
    return changed {
      $0.extrapolationBefore = before
      $0.extrapolationAfter = after
    }
  }

  /// Returns the animation so that its `x` and `y` are displacements as the viewer sees them (scroll
  /// timeline).
  public func inScreen() -> Layer.Animation {
    precondition(timeline == .scroll, "Only on the scroll timeline does the screen differ")
    return changed { $0.isInScreen = true }
  }

  /// Returns the animation replacing what came before it, instead of joining it.
  public func replacing() -> Layer.Animation { changed { $0.replaces = true } }

  /// Returns the animation mixing its colours in Oklab instead of sRGB.
  public func mixedInOklab() -> Layer.Animation { changed { $0.mixesInOklab = true } }
}
