extension Scroller {
  /// What scrolls: the viewport, the range of offsets, and how a gesture ends.
  public struct Configuration: Hashable, Sendable {
    /// The length of the viewport along the axis, in points; finite, greater than 0.
    public var viewportLength: Double

    /// The offsets between which the content rests, in points; nil for an endless row.
    public var range: ClosedRange<Double>?

    /// Whether the content can be pulled, and can fly, past the ends of its range.
    public var bounces = true

    /// How fast a flick loses its speed.
    public var rate = Deceleration.Rate.normal

    /// Where a gesture may come to rest.
    public var snapping = Snapping.none

    /// The size of a pixel, in points, to which a free flick's place of rest is rounded.
    ///
    /// nil for none. Pages and cards are never rounded.
    public var pixel: Double?

    /// Creates a configuration that scrolls freely, bounces, and decelerates normally.
    ///
    /// - Parameters:
    ///   - viewportLength: The length of the viewport, in points. Finite, greater than 0.
    ///   - range: The offsets between which the content rests, in points; nil for an endless row.
    public init(viewportLength: Double, range: ClosedRange<Double>?) {
      self.viewportLength = viewportLength
      self.range = range
    }

    /// The length of what `Scroller.page(at:)` counts, in points.
    ///
    /// A page or a card's slot; without snapping the viewport.
    public var pageLength: Double {
      switch snapping {
      case .none: viewportLength
      case .pages(let length, _), .interval(let length, _): length
      }
    }

    /// Traps unless every number is in its range.
    func check() {
      precondition(
        viewportLength > 0 && viewportLength.isFinite,
        "The length of a viewport must be finite and > 0 points"
      )
      precondition(
        pageLength > 0 && pageLength.isFinite,
        "The length of a page or a slot must be finite and > 0 points"
      )
      if let range {
        precondition(
          range.lowerBound.isFinite && range.upperBound.isFinite,
          "The range of offsets must be finite; nil makes an endless row"
        )
      }
      if let pixel {
        precondition(
          pixel > 0 && pixel.isFinite,
          "The size of a pixel must be finite and > 0 points"
        )
      }
      switch snapping {
      case .pages(_, let most), .interval(_, .some(let most)):
        precondition(most >= 1, "A gesture must be able to go on by at least 1 page or slot")
      case .none, .interval(_, nil): break
      }
    }
  }

  /// Where a gesture may come to rest.
  public enum Snapping: Hashable, Sendable {
    /// Anywhere.
    case none

    /// On a whole page, at most `maxPages` from where the gesture began; a flick turns at least one.
    ///
    /// The length is in points.
    case pages(length: Double, maxPages: Int)

    /// On a whole slot, the one nearest to where the content would stop by itself.
    ///
    /// A fling goes at most `maxFling` slots from where the gesture began; nil for any number. The
    /// length is in points.
    case interval(length: Double, maxFling: Int?)
  }
}
