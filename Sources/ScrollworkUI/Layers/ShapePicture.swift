#if canImport(UIKit)
internal import Scrollwork
internal import ScrollworkScene
internal import UIKit

/// A shape as layers: its inside, and the line that follows it.
///
/// A gradient is cut at the shape's frame, which it is stretched to.
@MainActor
final class ShapePicture {
  private let shape: Node.Shape
  private let path: CGPath?
  private let inside = CAShapeLayer()
  private let line = CAShapeLayer()
  private let gradient = CAGradientLayer()

  init(_ shape: Node.Shape, in layer: CALayer) {
    self.shape = shape
    if case .path(let data) = shape.outline {
      // A document's path data were read before, and are right.
      path = (try? PathData.outline(data.bytes))?.cgPath
    } else {
      path = nil
    }
    line.fillColor = nil
    if case .color = shape.fill {
      layer.addSublayer(inside)
    } else if shape.fill != nil {
      gradient.mask = inside
      layer.addSublayer(gradient)
    }
    guard let stroke = shape.stroke else { return }
    line.lineCap = [.butt, .round, .square][Int(stroke.cap.rawValue)]
    line.lineJoin = [.miter, .round, .bevel][Int(stroke.join.rawValue)]
    line.miterLimit = 4
    layer.addSublayer(line)
  }

  /// Draws it as its node says, or as `paint` does where that moves.
  func draw(size: Size, _ paint: Program.Paint?) {
    let size = paint?.size ?? size
    let outline = outline(size, radius: paint?.radius ?? shape.radius)
    inside.path = outline
    switch shape.fill {
    case .color(let color): inside.fillColor = .of(paint?.fill ?? color)
    case .linear(let from, let to, let stops):
      gradient.type = .axial
      gradient.startPoint = CGPoint(from)
      gradient.endPoint = CGPoint(to)
      set(stops, size)
    case .radial(let center, let radius, let stops):
      gradient.type = .radial
      gradient.startPoint = CGPoint(center)
      gradient.endPoint = CGPoint(Point(x: center.x + radius, y: center.y + radius))
      set(stops, size)
    case nil: break
    }
    guard let stroke = shape.stroke else { return }
    line.path = outline
    line.strokeColor = .of(paint?.strokeColor ?? stroke.color)
    line.lineWidth = CGFloat(paint?.strokeWidth ?? shape.strokeWidth)
    line.strokeStart = CGFloat(paint?.trimStart ?? shape.trimStart)
    line.strokeEnd = CGFloat(paint?.trimEnd ?? shape.trimEnd)
  }

  private func set(_ stops: [GradientStop], _ size: Size) {
    gradient.frame = CGRect(size)
    gradient.colors = stops.map { CGColor.of($0.color) }
    gradient.locations = stops.map { NSNumber(value: $0.offset) }
    inside.fillColor = .of(.black)
  }

  private func outline(_ size: Size, radius: Double) -> CGPath {
    switch shape.outline {
    case .rectangle:
      Outline.rectangle(width: size.width, height: size.height, radius: radius).cgPath
    case .ellipse: Outline.ellipse(width: size.width, height: size.height).cgPath
    case .path: path ?? CGMutablePath()
    }
  }
}
#endif
