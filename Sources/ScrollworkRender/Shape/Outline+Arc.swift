#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

extension Outline {
  /// An SVG arc's numbers.
  struct Arc {
    /// The ellipse's half axes.
    var rx: Double
    /// The ellipse's half axes.
    var ry: Double
    /// How the ellipse is turned, in degrees.
    var turn: Double
    /// Whether the longer way round is taken.
    var isLarge: Bool
    /// Whether it goes clockwise on the screen.
    var isClockwise: Bool
  }

  /// Draws an SVG arc from the pen to a spot, as cubics of at most a quarter turn each.
  ///
  /// Source: SVG 1.1, appendix F.6 (from end points to centre, radii that are too small grow).
  mutating func arc(_ arc: Arc, to end: Spot) {
    var rx = abs(arc.rx)
    var ry = abs(arc.ry)
    guard pen != end else { return }
    guard rx > 0, ry > 0 else { return line(to: end) }
    let angle = arc.turn * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    // F.6.5.1: the middle of the chord, in the ellipse's own axes.
    let halfX = (pen.x - end.x) / 2
    let halfY = (pen.y - end.y) / 2
    let x = cosine * halfX + sine * halfY
    let y = cosine * halfY - sine * halfX
    // F.6.6.2
    let excess = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    // F.6.5.2
    let inverse = 1 / min(1, excess)
    let reach = max(0, excess > 1 ? 0 : inverse - 1).squareRoot()
    let sign = arc.isLarge == arc.isClockwise ? -reach : reach
    let centerX = sign * rx * y / ry
    let centerY = -sign * ry * x / rx
    // F.6.5.3
    let origin = Spot(
      x: cosine * centerX - sine * centerY + (pen.x + end.x) / 2,
      y: sine * centerX + cosine * centerY + (pen.y + end.y) / 2
    )
    let from = atan2((y - centerY) / ry, (x - centerX) / rx)
    var sweep = atan2((-y - centerY) / ry, (-x - centerX) / rx) - from
    if arc.isClockwise && sweep < 0 { sweep += 2 * .pi }
    if !arc.isClockwise && sweep > 0 { sweep -= 2 * .pi }

    func spot(_ u: Double, _ v: Double) -> Spot {
      Spot(
        x: origin.x + cosine * rx * u - sine * ry * v,
        y: origin.y + sine * rx * u + cosine * ry * v
      )
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let a = from + Double(index) * step
      let b = a + step
      curve(
        spot(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
        spot(cos(b) + handle * sin(b), sin(b) - handle * cos(b)),
        to: index == count - 1 ? end : spot(cos(b), sin(b))
      )
    }
  }
}
