#if canImport(UIKit)
internal import Scrollwork
internal import ScrollworkScene
internal import UIKit

/// The layer of one slot, and how it is drawn.
@MainActor
final class SlotLayer {
  /// The layer; its corner lies where the frame's map puts the slot's own origin.
  let layer = CALayer()
  /// What holds the layers that the slot contains: a layer of its own where both a cut and a shadow are
  /// wanted, since a cut would take the shadow away.
  let body: CALayer
  private let node: Node
  private var shape: ShapePicture?
  private var text: TextPicture?

  init(_ node: Node, _ style: LayerStyle) {
    self.node = node
    var clips = false
    if case .group(clips: true, _) = node.content { clips = true }
    body = clips && node.shadow != nil ? CALayer() : layer
    if body !== layer {
      body.frame = CGRect(node.size)
      layer.addSublayer(body)
    }
    layer.anchorPoint = .zero
    layer.bounds = CGRect(node.size)
    layer.contentsScale = style.scale
    layer.isHidden = true
    if let shadow = node.shadow {
      layer.shadowColor = .of(shadow.color)
      layer.shadowOffset = CGSize(
        width: CGFloat(shadow.offset.x),
        height: CGFloat(shadow.offset.y)
      )
      // A layer's radius is the standard deviation, a scene's blur twice that.
      layer.shadowRadius = CGFloat(shadow.blur / 2)
      layer.shadowOpacity = 1
    }
    switch node.content {
    case .group(let clips, let radius):
      body.masksToBounds = clips
      body.cornerRadius = CGFloat(radius)
    case .text(let text): self.text = TextPicture(text, of: node, in: layer)
    case .shape(let shape): self.shape = ShapePicture(shape, in: layer)
    case .image, .deck: break
    }
  }

  /// Draws what the slot shows.
  ///
  /// - Parameters:
  ///   - paint: What differs at this moment.
  ///   - item: The strings of its card.
  ///   - style: What the view knows.
  func draw(_ paint: Program.Paint?, _ item: Layer.Row.Item?, _ style: LayerStyle) {
    func filled(_ string: UTF8String) -> String { string.filled(from: item).description }
    switch node.content {
    case .image(let image):
      let scale = style.scale * CGFloat(node.maximumScale)
      layer.contents = style.image(filled(image.file))?
        .drawn(image.fit, in: CGRect(node.size), scale: scale)
    case .text(let content): text?.draw(filled(content.string), paint, style)
    case .shape: shape?.draw(size: node.size, paint)
    case .group, .deck: break
    }
    if let paint { layer.bounds = CGRect(paint.size) }
  }
}
#endif
