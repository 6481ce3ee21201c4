internal import Scrollwork
internal import ScrollworkScene

/// Where a picture lies in its frame, and what is cut off.
struct PicturePlace: Equatable {
  /// Where the whole picture goes, in the frame's points.
  let area: Box
  /// What of it is shown: never more than the frame.
  let shown: Box

  /// Fits a picture into a frame as CSS `object-fit` does, centred.
  ///
  /// - Parameters:
  ///   - fit: How it fills the frame.
  ///   - width: The picture's own width in points, above 0.
  ///   - height: The picture's own height in points, above 0.
  ///   - frame: The frame's size in points.
  init(_ fit: Layer.Image.Fit, width: Double, height: Double, in frame: Size) {
    let across = frame.width / width
    let down = frame.height / height
    let scale: (x: Double, y: Double)
    switch fit {
    case .contain: scale = (min(across, down), min(across, down))
    case .cover: scale = (max(across, down), max(across, down))
    case .fill: scale = (across, down)
    case .none: scale = (1, 1)
    }
    let x = (frame.width - width * scale.x) / 2
    let y = (frame.height - height * scale.y) / 2
    area = Box(minX: x, minY: y, maxX: x + width * scale.x, maxY: y + height * scale.y)
    shown = area.cut(to: Box(minX: 0, minY: 0, maxX: frame.width, maxY: frame.height))
  }
}
