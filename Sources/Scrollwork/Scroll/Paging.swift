/// The choice of the page on which a gesture comes to rest.
///
///     let paging = Paging(length: 320)
///     paging.page(offset: 200, velocity: 2000, start: 0)  // 1: one page, however hard the flick
///
/// The page is the one nearest to where the content would stop by itself, at most `maxPages` from
/// the page on which the gesture began. A flick turns at least one page its way, counted from where
/// the finger lifts, so that a flick back returns.
///
/// A page half way is a tie; it goes away from the start, which treats both directions alike.
public struct Paging: Hashable, Sendable {
  /// The length of a page, in points.
  public let length: Double

  /// How many pages one gesture can turn; nil for any number.
  public let maxPages: Int?

  /// The speed from which on a gesture is a flick, in points per second; ∞ for never.
  public let flickSpeed: Double

  /// How fast the content would lose its speed by itself.
  public let rate: Deceleration.Rate

  /// Creates a choice of pages.
  ///
  /// - Parameters:
  ///   - length: The length of a page, in points. Finite, greater than 0.
  ///   - maxPages: How many pages one gesture can turn, at least 1; nil for any number.
  ///   - flickSpeed: The speed from which on a gesture turns at least one page, in points per
  ///     second. Not negative; ∞ for never.
  ///   - rate: How fast the content would lose its speed by itself.
  public init(
    length: Double,
    maxPages: Int? = 1,
    flickSpeed: Double = 300,
    rate: Deceleration.Rate = .normal
  ) {
    precondition(
      length > 0 && length.isFinite,
      "The length of a page must be finite and > 0 points"
    )
    precondition(maxPages ?? 1 >= 1, "A gesture must be able to turn at least 1 page")
    precondition(flickSpeed >= 0, "The speed of a flick must be a number and not negative")
    self.length = length
    self.maxPages = maxPages
    self.flickSpeed = flickSpeed
    self.rate = rate
  }

  /// Returns the page to come to rest on.
  ///
  /// - Parameters:
  ///   - offset: Where the gesture ends, in points. Finite.
  ///   - velocity: The velocity with which it ends, in points per second. Finite.
  ///   - start: The page on which the gesture began, a whole number.
  ///   - pages: The pages that there are; nil for no end.
  /// - Returns: A whole number.
  public func page(
    offset: Double,
    velocity: Double,
    start: Double,
    in pages: ClosedRange<Double>? = nil
  ) -> Double {
    let here = Paging.pages(offset, length)
    let stop = Deceleration(position: offset, velocity: velocity, rate: rate).target
    var page = start + Paging.rounded(Paging.pages(stop, length) - start)
    if velocity >= flickSpeed {
      page = max(page, here.rounded(.down) + 1)
    } else if velocity <= -flickSpeed {
      page = min(page, here.rounded(.up) - 1)
    }
    if let maxPages {
      // A finger that dragged the content further has been there already.
      let near = start + Paging.rounded(here - start)
      page = max(page, min(start - Double(maxPages), near))
      page = min(page, max(start + Double(maxPages), near))
    }
    guard let pages else { return page }
    return max(pages.lowerBound, min(page, pages.upperBound))
  }

  /// Rounds to a whole number, halves away from 0.
  static func rounded(_ x: Double) -> Double {
    let whole = (x.magnitude + 0.5).rounded(.down)
    return x < 0 ? -whole : whole
  }

  /// Returns `offset` counted in pages: exactly whole on a page, which a quotient alone may miss by
  /// rounding.
  @inline(never)
  static func pages(_ offset: Double, _ length: Double) -> Double {
    let page = offset / length
    let whole = page.rounded(.toNearestOrEven)
    return whole * length == offset ? whole : page
  }
}
