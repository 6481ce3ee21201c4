internal import Scrollwork

/// Lays pictures over others, moved, scaled or turned, and faded: bilinear, within a level of the
/// exact value.
///
/// A mixer owns the memory of a row, so each thread has its own. Several may draw into disjoint areas
/// of one grid.
final class PixelMixer {
  private var mixed: [Int16] = []
  private var levels: [Int16] = []
  private var places: [Int32] = []
  private var weights: [Int32] = []

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: Its outermost pixels on all sides are transparent.
  ///   - map: From its pixels to those of the target.
  ///   - opacity: 0 … 1.
  ///   - target: What is drawn on.
  ///   - area: The part of the target that may be touched.
  /// - Complexity: The pixels that the picture covers.
  func draw(
    _ picture: PixelGrid,
    at map: Affine,
    opacity: Double,
    on target: PixelGrid,
    in area: PixelArea
  ) {
    guard picture.width > 2, picture.height > 2, opacity > 0, let back = map.inverted() else {
      return
    }
    let box = map.box(
      around: Box(minX: 0, minY: 0, maxX: Double(picture.width), maxY: Double(picture.height))
    )
    let area = area.cut(around: box)
    guard !area.columns.isEmpty, !area.rows.isEmpty else { return }
    let fade = opacity >= 1 ? nil : Int32((opacity * Level.unit).rounded(.toNearestOrEven))
    // An opacity that rounds to 1 fades nothing.
    let opacity = fade.flatMap { $0 < 32_768 ? $0 : nil }
    if map.b == 0 && map.c == 0 {
      drawUpright(picture, back, opacity, on: target, in: area)
    } else {
      drawTurned(picture, back, opacity, on: target, in: area)
    }
  }

  /// Columns and rows are read alike: each row is mixed of two, then each pixel of two.
  private func drawUpright(
    _ picture: PixelGrid,
    _ back: Affine,
    _ opacity: Int32?,
    on target: PixelGrid,
    in area: PixelArea
  ) {
    guard let columns = placeColumns(area.columns, back, width: picture.width) else { return }
    let channels = 4 * columns.count
    let first = Int(min(places[0], places[columns.count - 1]))
    let end = Int(max(places[0], places[columns.count - 1])) + 2
    for i in 0..<columns.count { places[i] -= Int32(first) }
    reserve(max(columns.count, end - first))
    let isShift = back.a == 1
    let isWhole = isShift && weights[0] == 0
    for y in area.rows {
      let row = Level.place((Double(y) + 0.5) * back.d + back.ty - 0.5)
      guard row.index >= 0, row.index < picture.height - 1 else { continue }
      mixed.withUnsafeMutableBufferPointer { mixed in
        levels.withUnsafeMutableBufferPointer { levels in
          guard let mixed = mixed.baseAddress, let picked = levels.baseAddress else { return }
          PixelRow.mix(
            picture.channels(first, row.index),
            picture.channels(first, row.index + 1),
            row.weight,
            into: mixed,
            channels: 4 * (end - first)
          )
          var levels = mixed
          if isShift && !isWhole {
            PixelRow.shift(mixed, weights[0], into: picked, channels: channels)
            levels = picked
          } else if !isShift {
            PixelRow.pick(mixed, places, weights, into: picked, count: columns.count)
            levels = picked
          }
          if let opacity { PixelRow.fade(levels, opacity, channels: channels) }
          PixelRow.over(levels, on: target.row(y) + columns.lowerBound, count: columns.count)
        }
      }
    }
  }

  /// Finds the place of each column in the picture, and which columns have one.
  private func placeColumns(_ columns: Range<Int>, _ back: Affine, width: Int) -> Range<Int>? {
    places.removeAll(keepingCapacity: true)
    weights.removeAll(keepingCapacity: true)
    var first = columns.lowerBound
    let shift = back.a == 1 ? Level.place(back.tx) : nil
    for x in columns {
      var place = shift ?? Level.place((Double(x) + 0.5) * back.a + back.tx - 0.5)
      // All columns have one weight then.
      if shift != nil { place.index += x }
      guard place.index >= 0, place.index < width - 1 else { continue }
      if places.isEmpty { first = x }
      places.append(Int32(place.index))
      weights.append(place.weight)
    }
    return places.isEmpty ? nil : first..<first + places.count
  }

  private func drawTurned(
    _ picture: PixelGrid,
    _ back: Affine,
    _ opacity: Int32?,
    on target: PixelGrid,
    in area: PixelArea
  ) {
    reserve(area.columns.count)
    let one = 4_294_967_296.0
    let step = (x: Int64(back.a * one), y: Int64(back.b * one))
    let limit = (x: Int64(picture.width - 1) << 32, y: Int64(picture.height - 1) << 32)
    for y in area.rows {
      let start = back.applying(
        to: Point(x: Double(area.columns.lowerBound) + 0.5, y: Double(y) + 0.5)
      )
      let x0 = Int64((start.x - 0.5) * one)
      let y0 = Int64((start.y - 0.5) * one)
      // The columns that lie on the picture: those between two ends.
      func isInside(_ i: Int) -> Bool {
        let (x, y) = (x0 + Int64(i) * step.x, y0 + Int64(i) * step.y)
        return x >= 0 && x < limit.x && y >= 0 && y < limit.y
      }
      var (low, high) = (0, area.columns.count)
      Self.narrow(&low, &high, x0, step.x, limit.x)
      Self.narrow(&low, &high, y0, step.y, limit.y)
      while low < high && !isInside(low) { low += 1 }
      while low < high && !isInside(high - 1) { high -= 1 }
      guard low < high else { continue }
      let walk = PixelRow.Walk(
        x: x0 + Int64(low) * step.x,
        y: y0 + Int64(low) * step.y,
        dx: step.x,
        dy: step.y
      )
      levels.withUnsafeMutableBufferPointer { levels in
        guard let levels = levels.baseAddress else { return }
        PixelRow.sample(picture, walk, into: levels, count: high - low)
        if let opacity { PixelRow.fade(levels, opacity, channels: 4 * (high - low)) }
        PixelRow.over(
          levels,
          on: target.row(y) + area.columns.lowerBound + low,
          count: high - low
        )
      }
    }
  }

  /// Leaves out what surely lies beside the picture: `start + i × step` must lie in `0..<limit`.
  private static func narrow(
    _ low: inout Int,
    _ high: inout Int,
    _ start: Int64,
    _ step: Int64,
    _ limit: Int64
  ) {
    guard step != 0 else { return }
    let ends = (Double(-start) / Double(step), Double(limit - start) / Double(step))
    let (from, to) = (min(ends.0, ends.1), max(ends.0, ends.1))
    low = max(low, Int(min(max(from, 0), Double(high))) - 1, 0)
    high = min(high, Int(min(max(to, 0), Double(high))) + 2)
  }

  private func reserve(_ pixels: Int) {
    let count = 4 * pixels + 4
    guard levels.count < count else { return }
    levels = Array(repeating: 0, count: count)
    mixed = Array(repeating: 0, count: count)
  }
}
