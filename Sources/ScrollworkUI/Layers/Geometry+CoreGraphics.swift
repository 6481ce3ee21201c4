#if canImport(UIKit)
internal import Scrollwork
internal import UIKit

extension CGAffineTransform {
  /// The same map.
  init(_ map: Affine) {
    self.init(
      a: CGFloat(map.a),
      b: CGFloat(map.b),
      c: CGFloat(map.c),
      d: CGFloat(map.d),
      tx: CGFloat(map.tx),
      ty: CGFloat(map.ty)
    )
  }
}

extension CGRect {
  /// A box at the origin.
  init(_ size: Size) {
    self.init(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height))
  }
}

extension CGPoint {
  /// The same point.
  init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

extension Point {
  /// The same point.
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGColor {
  /// The same colour, in sRGB.
  static func of(_ color: RGBA) -> CGColor {
    func part(_ value: Double) -> CGFloat { CGFloat(min(max(value, 0), 1)) }
    return CGColor(
      srgbRed: part(color.red),
      green: part(color.green),
      blue: part(color.blue),
      alpha: part(color.alpha)
    )
  }
}

extension Outline {
  /// The same outline as a path of Core Graphics.
  var cgPath: CGPath {
    func point(_ spot: Spot) -> CGPoint { CGPoint(x: CGFloat(spot.x), y: CGFloat(spot.y)) }
    let path = CGMutablePath()
    for step in steps {
      switch step {
      case .move(let spot): path.move(to: point(spot))
      case .line(let spot): path.addLine(to: point(spot))
      case .curve(let first, let second, let spot):
        path.addCurve(to: point(spot), control1: point(first), control2: point(second))
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}
#endif
