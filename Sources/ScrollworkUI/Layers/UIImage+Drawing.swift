#if canImport(UIKit)
internal import ScrollworkScene
internal import UIKit

extension UIImage {
  /// The picture as it fills a frame, so fine that it stays sharp where motion makes it largest.
  ///
  /// - Parameters:
  ///   - fit: How it fills the frame.
  ///   - frame: The frame, at the origin.
  ///   - scale: Pixels a point.
  /// - Returns: Pixels for the whole frame; nil when it is empty.
  func drawn(_ fit: Layer.Image.Fit, in frame: CGRect, scale: CGFloat) -> CGImage? {
    guard size.width > 0, size.height > 0, frame.width > 0, frame.height > 0 else { return nil }
    let across = frame.width / size.width
    let down = frame.height / size.height
    var drawn = size
    switch fit {
    case .contain: drawn = size.scaled(by: min(across, down))
    case .cover: drawn = size.scaled(by: max(across, down))
    case .fill: drawn = frame.size
    case .none: break
    }
    let corner = CGPoint(
      x: (frame.width - drawn.width) / 2,
      y: (frame.height - drawn.height) / 2
    )
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: frame.size, format: format)
      .image { _ in draw(in: CGRect(origin: corner, size: drawn)) }
      .cgImage
  }
}

extension CGSize {
  /// The size times a factor.
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
#endif
