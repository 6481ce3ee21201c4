// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Signatures of Apple's CoreGraphics, as far as ScrollworkUI uses them.
@_exported public import Foundation

public struct CGVector: Equatable, Sendable {
  public init(dx: CGFloat, dy: CGFloat) { fatalError() }
  public static var zero: CGVector { fatalError() }
}

public struct CGAffineTransform: Equatable, Sendable {
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    fatalError()
  }
}

public final class CGColor: Sendable {
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
}

public final class CGImage: Sendable {
  private init() {}
}

public class CGPath {
  init() {}
}

public final class CGMutablePath: CGPath {
  public override init() { fatalError() }
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func closeSubpath() {}
}
