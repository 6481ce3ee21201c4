import Foundation
import Scrollwork

/// Reads an animation as lottie-web plays it.
///
/// Source: Lottie Animation Format 1.0, the chapters on properties, transforms, layers and assets,
/// which write down what lottie-web does.
struct LottieReading {
  /// The layers of the whole, the front one first.
  let layers: [[String: Any]]
  private let compositions: [String: [[String: Any]]]

  init(_ animation: [String: Any]) {
    layers = animation["layers"] as? [[String: Any]] ?? []
    var compositions: [String: [[String: Any]]] = [:]
    for asset in animation["assets"] as? [[String: Any]] ?? [] {
      guard let id = asset["id"] as? String else { continue }
      compositions[id] = asset["layers"] as? [[String: Any]]
    }
    self.compositions = compositions
  }

  /// The layers of a composition that a layer shows, the front one first.
  func layers(of layer: [String: Any]) -> [[String: Any]] {
    compositions[layer["refId"] as? String ?? ""] ?? []
  }

  /// A layer of the whole by its name.
  func layer(_ name: String) -> [String: Any]? { layers.first { $0["nm"] as? String == name } }

  /// Whether a layer is there in a frame of its composition.
  static func isThere(_ layer: [String: Any], at frame: Double) -> Bool {
    frame >= number(layer["ip"]) && frame < number(layer["op"])
  }

  /// The map from a layer's own units to those of its composition, through all of its parents.
  static func map(
    _ layer: [String: Any],
    among layers: [[String: Any]],
    at frame: Double
  ) -> Affine {
    let own = local(layer, at: frame)
    guard let number = layer["parent"] as? NSNumber,
      let parent = layers.first(where: { $0["ind"] as? NSNumber == number })
    else { return own }
    return map(parent, among: layers, at: frame).concatenating(own)
  }

  /// How opaque a layer is; its parents' opacities are not handed on.
  static func opacity(_ layer: [String: Any], at frame: Double) -> Double {
    let motion = layer["ks"] as? [String: Any] ?? [:]
    return value(motion["o"], at: frame)[0] / 100
  }

  /// A layer's own units are moved by its anchor, scaled, turned, and moved to its position.
  private static func local(_ layer: [String: Any], at frame: Double) -> Affine {
    let motion = layer["ks"] as? [String: Any] ?? [:]
    let position: [Double]
    if let split = motion["p"] as? [String: Any], split["s"] as? Bool == true {
      position = value(split["x"], at: frame) + value(split["y"], at: frame)
    } else {
      position = value(motion["p"], at: frame)
    }
    let scale = value(motion["s"], at: frame)
    let anchor = value(motion["a"], at: frame)
    return Affine.translation(x: position[0], y: position[1])
      .concatenating(.rotation(value(motion["r"], at: frame)[0] * .pi / 180))
      .concatenating(.scale(x: scale[0] / 100, y: scale[1] / 100))
      .concatenating(.translation(x: -anchor[0], y: -anchor[1]))
  }

  /// A property's numbers in a frame: those of the last keyframe that is past, on the way to the next.
  static func value(_ property: Any?, at frame: Double) -> [Double] {
    let property = property as? [String: Any] ?? [:]
    guard number(property["a"]) == 1, let keys = property["k"] as? [[String: Any]] else {
      return numbers(property["k"])
    }
    guard let next = keys.firstIndex(where: { number($0["t"]) > frame }) else {
      return numbers(keys[keys.count - 1]["s"])
    }
    guard next > 0 else { return numbers(keys[0]["s"]) }
    let (from, to) = (keys[next - 1], keys[next])
    let (values, goal) = (numbers(from["s"]), numbers(to["s"]))
    guard number(from["h"]) != 1 else { return values }
    let share = (frame - number(from["t"])) / (number(to["t"]) - number(from["t"]))
    return values.indices.map { index in
      let (out, into) = (handle(from["o"], index), handle(from["i"], index))
      return values[index] + (goal[index] - values[index]) * progress(out, into, at: share)
    }
  }

  /// The handle of one dimension; one for all where there is no list.
  private static func handle(_ value: Any?, _ dimension: Int) -> (x: Double, y: Double) {
    let handle = value as? [String: Any] ?? [:]
    let (x, y) = (numbers(handle["x"]), numbers(handle["y"]))
    return (x[min(dimension, x.count - 1)], y[min(dimension, y.count - 1)])
  }

  /// How far a Bézier curve from (0, 0) to (1, 1) is up when it is some share to the right.
  private static func progress(
    _ first: (x: Double, y: Double),
    _ second: (x: Double, y: Double),
    at share: Double
  ) -> Double {
    func curve(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
    // The handles lie within the time, so that the curve only goes to the right.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if curve(first.x, second.x, middle) < share { low = middle } else { high = middle }
    }
    return curve(first.y, second.y, (low + high) / 2)
  }

  static func numbers(_ value: Any?) -> [Double] {
    if let list = value as? [Any] { return list.map { number($0) } }
    return [number(value)]
  }

  static func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }
}
