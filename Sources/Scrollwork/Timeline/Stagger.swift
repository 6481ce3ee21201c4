/// Delays that make many things start one after another.
///
///     let wave = Stagger(.each(0.06))
///     wave.delay(index: 7, count: 8)                                     // 0.42
///     Stagger(.each(0.1), from: .center).delay(index: 0, count: 5)       // 0.2
///
/// Every delay is at least 0, and whoever is nearest to the origin starts at 0. A delay follows from
/// the index and the count alone.
public struct Stagger: Hashable, Sendable {
  /// How far apart the starts are.
  public enum Spacing: Hashable, Sendable {
    /// Seconds between neighbours.
    case each(Double)
    /// Seconds from the first start to the last.
    case total(Double)
  }

  /// Who starts first; the others follow by their distance from there.
  public enum Origin: Hashable, Sendable {
    /// The first item.
    case first
    /// The last item.
    case last
    /// The middle; of an even count both middle items.
    case center
    /// Both ends, in a grid all four sides.
    case edges
    /// The item of this index, counted from 0; when there is none, whoever is nearest to its place.
    case index(Int)
    /// A place in the grid, or on the line with `x` alone: 0 is its first item and 1 its last.
    /// The nearest item starts first.
    case point(x: Double, y: Double)
  }

  /// How far apart the starts are.
  public let spacing: Spacing

  /// Who starts first.
  public let origin: Origin

  /// The grid in which the items stand row by row; nil for a line.
  public var grid: Grid?

  /// How the starts are spread between the first and the last.
  public var easing: Easing

  /// Creates a stagger.
  ///
  /// - Parameters:
  ///   - spacing: How far apart the starts are. Seconds, finite, at least 0.
  ///   - origin: Who starts first.
  ///   - grid: The grid in which the items stand; nil for a line.
  ///   - easing: How the starts are spread. The last item starts after the same time as without;
  ///     where an easing dips below 0, the delay is 0.
  public init(
    _ spacing: Spacing,
    from origin: Origin = .first,
    grid: Grid? = nil,
    easing: Easing = .linear
  ) {
    switch spacing {
    case .each(let seconds), .total(let seconds):
      precondition(
        seconds >= 0 && seconds.isFinite,
        "The seconds of a stagger must be finite and at least 0"
      )
    }
    if case .point(let x, let y) = origin {
      precondition(x.isFinite && y.isFinite, "The point where a stagger begins must be finite")
    }
    self.spacing = spacing
    self.origin = origin
    self.grid = grid
    self.easing = easing
  }
}
