#if canImport(UIKit)
internal import Scrollwork
internal import ScrollworkScene
internal import UIKit

/// A text as the contents of a layer, drawn anew only when its words, size or colour change.
///
/// Letters that grew with the reader's text size may leave the layer's frame; they are not cut.
@MainActor
final class TextPicture {
  private let node: Node
  private let text: Layer.Text
  private let layer = CALayer()

  init(_ text: Layer.Text, of node: Node, in parent: CALayer) {
    self.node = node
    self.text = text
    layer.anchorPoint = .zero
    parent.addSublayer(layer)
  }

  /// Draws the words.
  ///
  /// - Parameters:
  ///   - string: The words.
  ///   - paint: What differs at this moment.
  ///   - style: What the view knows: the screen's scale, the text size.
  func draw(_ string: String, _ paint: Program.Paint?, _ style: LayerStyle) {
    let size = paint?.size ?? node.size
    let words = NSAttributedString(
      string: string,
      attributes: attributes(paint?.color ?? text.color, style)
    )
    let box = CGSize(width: CGFloat(size.width), height: .greatestFiniteMagnitude)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let tall = words.boundingRect(with: box, options: options, context: nil).height
    let scale = style.scale * CGFloat(node.maximumScale)
    // Whole pixels, so that nothing is stretched.
    let height = (tall * scale).rounded(.up) / scale
    let width = (CGFloat(size.width) * scale).rounded(.up) / scale
    let share = CGFloat(text.verticalAlignment.rawValue) / 2
    layer.frame = CGRect(
      x: 0,
      y: (CGFloat(size.height) - height) * share,
      width: width,
      height: height
    )
    guard size.width > 0, height > 0 else {
      layer.contents = nil
      return
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    layer.contents =
      UIGraphicsImageRenderer(size: layer.bounds.size, format: format)
      .image { _ in words.draw(with: layer.bounds, options: options, context: nil) }
      .cgImage
  }

  private func attributes(_ color: RGBA, _ style: LayerStyle) -> [NSAttributedString.Key: Any] {
    let font = style.font(text.font)
    let paragraph = NSMutableParagraphStyle()
    let pitch = font.pointSize * CGFloat(text.font.lineHeight)
    paragraph.minimumLineHeight = pitch
    paragraph.maximumLineHeight = pitch
    switch text.alignment {
    case .start: paragraph.alignment = node.isMirrored ? .right : .left
    case .center: paragraph.alignment = .center
    case .end: paragraph.alignment = node.isMirrored ? .left : .right
    }
    return [
      .font: font,
      .foregroundColor: UIColor(cgColor: .of(color)),
      .kern: NSNumber(value: text.font.tracking),
      .paragraphStyle: paragraph,
      // UIKit puts the extra height of a line above its letters; this puts half of it below.
      .baselineOffset: NSNumber(value: Double(pitch - font.lineHeight) / 2),
    ]
  }
}
#endif
