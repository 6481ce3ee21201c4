import Foundation
import Scrollwork

/// What an animation shows in one frame, back to front.
struct LottieScreen {
  /// One thing that is drawn.
  struct Drawn {
    /// The layer's name.
    let name: String
    /// The kind of layer.
    let kind: Int
    /// From its own units to the picture's.
    let map: Affine
    /// Its own opacity times those of the compositions around it.
    let opacity: Double
    /// The corners of the edges and masks that cut it, the outer ones first.
    let cuts: [[Point]]
    /// The colour and opacity of its first plain fill, each 0 … 1.
    let fill: [Double]?
  }

  private(set) var drawn: [Drawn] = []
  private let reading: LottieReading

  init(_ reading: LottieReading, at frame: Double) {
    self.reading = reading
    add(reading.layers, at: frame, .identity, 1, [])
  }

  private mutating func add(
    _ layers: [[String: Any]],
    at frame: Double,
    _ outer: Affine,
    _ opacity: Double,
    _ cuts: [[Point]]
  ) {
    for layer in layers.reversed() where LottieReading.isThere(layer, at: frame) {
      let map = outer.concatenating(LottieReading.map(layer, among: layers, at: frame))
      let opacity = opacity * LottieReading.opacity(layer, at: frame)
      switch LottieReading.number(layer["ty"]) {
      case 0:
        let box = Rect(
          x: 0,
          y: 0,
          width: LottieReading.number(layer["w"]),
          height: LottieReading.number(layer["h"])
        )
        let edge = Self.corners(box, map)
        let time = (frame - LottieReading.number(layer["st"])) / LottieReading.number(layer["sr"])
        let masks = Self.masks(layer, map)
        add(reading.layers(of: layer), at: time, map, opacity, cuts + [edge] + masks)
      case 3: continue
      case let kind:
        drawn.append(
          Drawn(
            name: layer["nm"] as? String ?? "",
            kind: Int(kind),
            map: map,
            opacity: opacity,
            cuts: cuts,
            fill: Self.fill(layer["shapes"], at: frame)
          )
        )
      }
    }
  }

  private static func masks(_ layer: [String: Any], _ map: Affine) -> [[Point]] {
    guard layer["hasMask"] as? Bool == true else { return [] }
    return (layer["masksProperties"] as? [[String: Any]] ?? []).map { mask in
      let path = (mask["pt"] as? [String: Any])?["k"] as? [String: Any] ?? [:]
      let spots = (path["v"] as? [Any] ?? []).map { LottieReading.numbers($0) }
      let (xs, ys) = (spots.map { $0[0] }, spots.map { $0[1] })
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      let box = Rect(
        x: left,
        y: top,
        width: (xs.max() ?? 0) - left,
        height: (ys.max() ?? 0) - top
      )
      return corners(box, map)
    }
  }

  private static func fill(_ shapes: Any?, at frame: Double) -> [Double]? {
    for shape in shapes as? [[String: Any]] ?? [] {
      if shape["ty"] as? String == "fl" {
        let color = LottieReading.value(shape["c"], at: frame).prefix(3)
        return color + [LottieReading.value(shape["o"], at: frame)[0] / 100]
      }
      if let inner = fill(shape["it"], at: frame) { return inner }
    }
    return nil
  }

  /// The corners of a box under a map, clockwise from the left upper one.
  static func corners(_ box: Rect, _ map: Affine) -> [Point] {
    [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
    ].map { map.applying(to: $0) }
  }
}
