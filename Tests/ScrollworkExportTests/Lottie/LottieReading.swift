import Foundation
import Scrollwork

/// Reads an animation as the specification says that it plays.
///
/// Source: Lottie Animation Format 1.0, the chapters on properties, transforms and layers.
struct LottieReading {
  let layers: [[String: Any]]

  init(_ animation: [String: Any]) {
    layers = animation["layers"] as? [[String: Any]] ?? []
  }

  /// A layer by its name.
  func layer(_ name: String) -> [String: Any]? { layers.first { $0["nm"] as? String == name } }

  /// Whether a layer is there in a frame.
  static func isThere(_ layer: [String: Any], at frame: Double) -> Bool {
    frame >= number(layer["ip"]) && frame < number(layer["op"])
  }

  /// The map from a layer's own units to the picture's, through all of its parents.
  func world(_ layer: [String: Any], at frame: Double) -> Affine {
    let own = Self.local(layer, at: frame)
    guard let number = layer["parent"] as? NSNumber,
      let parent = layers.first(where: { $0["ind"] as? NSNumber == number })
    else { return own }
    return world(parent, at: frame).concatenating(own)
  }

  static func opacity(_ layer: [String: Any], at frame: Double) -> Double {
    let motion = layer["ks"] as? [String: Any] ?? [:]
    return value(motion["o"], at: frame)[0] / 100
  }

  /// Where a layer's anchor lies in its own units.
  static func anchor(_ layer: [String: Any], at frame: Double) -> Point {
    let motion = layer["ks"] as? [String: Any] ?? [:]
    let anchor = value(motion["a"], at: frame)
    return Point(x: anchor[0], y: anchor[1])
  }

  private static func local(_ layer: [String: Any], at frame: Double) -> Affine {
    let motion = layer["ks"] as? [String: Any] ?? [:]
    let position: [Double]
    if let split = motion["p"] as? [String: Any], split["s"] as? Bool == true {
      position = value(split["x"], at: frame) + value(split["y"], at: frame)
    } else {
      position = value(motion["p"], at: frame)
    }
    let scale = value(motion["s"], at: frame)
    let anchor = anchor(layer, at: frame)
    return Affine.translation(x: position[0], y: position[1])
      .concatenating(.rotation(value(motion["r"], at: frame)[0] * .pi / 180))
      .concatenating(.scale(x: scale[0] / 100, y: scale[1] / 100))
      .concatenating(.translation(x: -anchor.x, y: -anchor.y))
  }

  /// A property's numbers in a frame.
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
    let values = numbers(from["s"])
    guard number(from["h"]) != 1 else { return values }
    let share = (frame - number(from["t"])) / (number(to["t"]) - number(from["t"]))
    let (out, into) = (handle(from["o"]), handle(from["i"]))
    let curve = CubicBezier(out.x, out.y, into.x, into.y)
    let progress = curve.value(at: share)
    return zip(values, numbers(to["s"])).map { $0 + ($1 - $0) * progress }
  }

  private static func handle(_ value: Any?) -> Point {
    let handle = value as? [String: Any] ?? [:]
    return Point(x: numbers(handle["x"])[0], y: numbers(handle["y"])[0])
  }

  private static func numbers(_ value: Any?) -> [Double] {
    if let list = value as? [Any] { return list.map { number($0) } }
    return [number(value)]
  }

  private static func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }
}
