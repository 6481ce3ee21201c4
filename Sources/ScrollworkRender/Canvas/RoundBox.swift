internal import Scrollwork

/// A box at the origin, with round corners.
struct RoundBox: Equatable {
  /// In points.
  let size: Size
  /// Of the corners, in points.
  let radius: Double

  /// Its outline.
  var outline: Outline { .rectangle(width: size.width, height: size.height, radius: radius) }

  /// The box without the corners.
  var box: Box { Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height) }
}
