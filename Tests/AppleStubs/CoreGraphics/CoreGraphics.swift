// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Stand-ins for Apple's CoreGraphics, as far as ScrollworkUI uses it: they hold values and draw nothing.
@_exported public import Foundation

public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  public static var zero: CGVector { CGVector(dx: 0, dy: 0) }
}

public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }
}

public final class CGColor: Sendable {
  public let components: [CGFloat]?
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
}

public final class CGImage: Sendable {
  public init(standIn: Void = ()) {}
}

public class CGPath {
  public var isEmpty: Bool { steps == 0 }
  var steps = 0
  init() {}
}

public final class CGMutablePath: CGPath {
  public override init() {}
  public func move(to point: CGPoint) { steps += 1 }
  public func addLine(to point: CGPoint) { steps += 1 }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { steps += 1 }
  public func closeSubpath() { steps += 1 }
}
