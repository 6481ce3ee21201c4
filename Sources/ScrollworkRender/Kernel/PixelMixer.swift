package import Scrollwork

/// Lays pictures over others, moved, scaled or turned, and faded: bilinear, within a level of the
/// exact value.
///
/// What a pixel becomes follows from the picture, the map and the opacity alone, whatever else is drawn
/// along with it. A mixer owns the memory of a row, so each thread has its own; several may draw into
/// disjoint areas of one grid.
package final class PixelMixer {
  /// The loops over rows.
  let rows: PixelRows
  /// The memory of a row.
  let scratch = PixelScratch()

  /// Creates a mixer.
  package init(_ rows: PixelRows = .fastest) { self.rows = rows }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: Its outermost pixels on all sides are transparent, and none of its channels is
  ///     greater than its alpha.
  ///   - runs: Where it shows something; everywhere unless told.
  ///   - map: From its pixels to those of the target.
  ///   - opacity: 0 … 1.
  ///   - target: What is drawn on; at most 32 767 pixels a side.
  ///   - area: The part of the target that may be touched.
  /// - Complexity: The pixels that the picture covers.
  package func draw(
    _ picture: PixelGrid,
    runs: PixelRuns? = nil,
    at map: Affine,
    opacity: Double,
    on target: PixelGrid,
    in area: PixelArea
  ) {
    let fade = Int32((min(opacity, 1) * Level.unit).rounded(.toNearestOrEven))
    guard picture.width > 2, picture.height > 2, fade > 0, let back = map.inverted() else {
      return
    }
    let box = map.box(
      around: Box(minX: 0, minY: 0, maxX: Double(picture.width), maxY: Double(picture.height))
    )
    let area = area.cut(around: box)
    guard !area.columns.isEmpty, !area.rows.isEmpty else { return }
    if map.b == 0 && map.c == 0 {
      drawUpright(picture, runs, back, fade, on: target, in: area)
    } else {
      drawTurned(picture, back, fade, on: target, in: area)
    }
  }
}

/// Memory for the rows that a mixer works on.
final class PixelScratch {
  /// Levels of a row of the picture.
  private(set) var mixed = UnsafeMutablePointer<Int16>.allocate(capacity: 0)
  /// Levels of a row of the target.
  private(set) var levels = UnsafeMutablePointer<Int16>.allocate(capacity: 0)
  /// For each column of the target, the one of the picture to the left of its place.
  private(set) var places = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// For each column of the target, the weight of the one to the right.
  private(set) var weights = UnsafeMutablePointer<Int16>.allocate(capacity: 0)
  /// For each column of the picture, how many of the target read from before it.
  private(set) var before = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var size = 0

  deinit { release() }

  /// Makes room for a row of as many pixels; what was in memory is lost if there was none.
  func reserve(_ pixels: Int) {
    let wanted = pixels + PixelRows.excess
    guard size < wanted else { return }
    release()
    size = max(wanted, 2 * size)
    mixed = Self.make(4 * size, 0)
    levels = Self.make(4 * size, 0)
    places = Self.make(size, 0)
    weights = Self.make(size, 0)
    before = Self.make(size, 0)
  }

  private static func make<Number>(_ count: Int, _ zero: Number) -> UnsafeMutablePointer<Number> {
    let memory = UnsafeMutablePointer<Number>.allocate(capacity: count)
    memory.initialize(repeating: zero, count: count)
    return memory
  }

  private func release() {
    mixed.deallocate()
    levels.deallocate()
    places.deallocate()
    weights.deallocate()
    before.deallocate()
  }
}
