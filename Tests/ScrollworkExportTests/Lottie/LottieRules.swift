import Foundation

/// What the specification asks of an animation: members that must be there, and their types.
///
/// Source: Lottie Animation Format 1.0, lottie.github.io/lottie-spec.
struct LottieRules {
  private(set) var problems: [String] = []
  private var assets: Set<String> = []

  /// Everything in an animation that breaks a rule, each with its place.
  static func problems(of animation: [String: Any]) -> [String] {
    var rules = LottieRules()
    rules.check(animation)
    return rules.problems
  }

  private mutating func check(_ animation: [String: Any]) {
    for name in ["fr", "ip", "op", "w", "h"] { need(number: name, animation, "") }
    if !(animation["v"] is String) { problems.append("/v is no text") }
    if number(animation["fr"]) ?? 0 <= 0 { problems.append("/fr is not above 0") }
    for name in ["w", "h"] {
      let side = number(animation[name]) ?? 0
      if side < 1 || side != side.rounded() { problems.append("/\(name) is no whole side") }
    }
    let list = animation["assets"] as? [[String: Any]] ?? []
    for (index, asset) in list.enumerated() {
      guard let id = asset["id"] as? String else {
        problems.append("/assets/\(index)/id is missing")
        continue
      }
      if !assets.insert(id).inserted { problems.append("/assets/\(index)/id is there twice") }
      if asset["layers"] == nil { check(image: asset, "/assets/\(index)") }
    }
    for (index, asset) in list.enumerated() where asset["layers"] != nil {
      check(layers: asset["layers"], "/assets/\(index)/layers")
    }
    check(layers: animation["layers"], "/layers")
  }

  private mutating func check(image: [String: Any], _ path: String) {
    for name in ["w", "h"] { need(number: name, image, path) }
    let address = image["p"] as? String ?? ""
    if !address.hasPrefix("data:image/png;base64,") { problems.append("\(path)/p is not embedded") }
    if number(image["e"]) != 1 { problems.append("\(path)/e is not 1") }
    let body = address.drop { $0 != "," }.dropFirst()
    if Data(base64Encoded: String(body)) == nil { problems.append("\(path)/p is no base64") }
  }

  private mutating func check(layers value: Any?, _ path: String) {
    guard let layers = value as? [[String: Any]] else {
      problems.append("\(path) is no list of layers")
      return
    }
    let numbers = layers.compactMap { number($0["ind"]) }
    if Set(numbers).count != layers.count { problems.append("\(path) has equal or missing ind") }
    for (index, layer) in layers.enumerated() {
      check(layer: layer, "\(path)/\(index)", among: Set(numbers))
    }
  }

  private mutating func check(layer: [String: Any], _ path: String, among numbers: Set<Double>) {
    for name in ["ty", "st", "ip", "op"] { need(number: name, layer, path) }
    if let low = number(layer["ip"]), let high = number(layer["op"]), low >= high {
      problems.append("\(path) is never there")
    }
    if let parent = number(layer["parent"]) {
      if !numbers.contains(parent) { problems.append("\(path)/parent is no layer") }
      if parent == number(layer["ind"]) { problems.append("\(path) is its own parent") }
    }
    let motion = layer["ks"] as? [String: Any] ?? [:]
    for (name, count) in [("a", 2), ("s", 2), ("r", 1), ("o", 1)] {
      check(property: motion[name], count, "\(path)/ks/\(name)")
    }
    if let position = motion["p"] as? [String: Any], position["s"] as? Bool == true {
      check(property: position["x"], 1, "\(path)/ks/p/x")
      check(property: position["y"], 1, "\(path)/ks/p/y")
    } else {
      check(property: motion["p"], 2, "\(path)/ks/p")
    }
    switch number(layer["ty"]) {
    case 0, 2:
      let id = layer["refId"] as? String ?? ""
      if !assets.contains(id) { problems.append("\(path)/refId is no asset") }
    case 1:
      for name in ["sw", "sh"] { need(number: name, layer, path) }
      let colour = layer["sc"] as? String ?? ""
      if colour.count != 7 || !colour.hasPrefix("#") { problems.append("\(path)/sc is no colour") }
    case 3: break
    case 4: check(shapes: layer["shapes"], "\(path)/shapes")
    case 5: if layer["t"] == nil { problems.append("\(path)/t is missing") }
    default: problems.append("\(path)/ty is not known")
    }
    if layer["hasMask"] as? Bool == true {
      let masks = layer["masksProperties"] as? [[String: Any]] ?? []
      if masks.isEmpty { problems.append("\(path)/masksProperties is missing") }
      for mask in masks {
        if !(mask["mode"] is String) { problems.append("\(path) has a mask without mode") }
        check(path: mask["pt"], "\(path)/masksProperties")
        check(property: mask["o"], 1, "\(path)/masksProperties/o")
      }
    }
  }

  private mutating func check(shapes value: Any?, _ path: String) {
    guard let shapes = value as? [[String: Any]] else {
      problems.append("\(path) is no list of shapes")
      return
    }
    for (index, shape) in shapes.enumerated() {
      let path = "\(path)/\(index)"
      func all(_ names: [(String, Int)]) {
        for (name, count) in names { check(property: shape[name], count, "\(path)/\(name)") }
      }
      switch shape["ty"] as? String {
      case "gr":
        check(shapes: shape["it"], "\(path)/it")
        let last = (shape["it"] as? [[String: Any]])?.last
        if last?["ty"] as? String != "tr" { problems.append("\(path) does not end in tr") }
      case "rc": all([("p", 2), ("s", 2), ("r", 1)])
      case "el": all([("p", 2), ("s", 2)])
      case "sh": check(path: shape["ks"], "\(path)/ks")
      case "fl": all([("c", 4), ("o", 1)])
      case "st": all([("c", 4), ("o", 1), ("w", 1)])
      case "tm": all([("s", 1), ("e", 1), ("o", 1)])
      case "tr": all([("p", 2), ("a", 2), ("s", 2), ("r", 1), ("o", 1)])
      case "gf":
        all([("s", 2), ("e", 2), ("o", 1)])
        check(gradient: shape["g"], "\(path)/g")
      default: problems.append("\(path)/ty is not known")
      }
    }
  }

  private mutating func check(gradient value: Any?, _ path: String) {
    let gradient = value as? [String: Any] ?? [:]
    let count = Int(number(gradient["p"]) ?? 0)
    let values = (gradient["k"] as? [String: Any])?["k"] as? [Any] ?? []
    let isWhole = values.count == count * 4 || values.count == count * 6
    if count < 2 || !isWhole { problems.append("\(path) has \(values.count) numbers") }
  }

  private mutating func check(path value: Any?, _ place: String) {
    let curve = (value as? [String: Any])?["k"] as? [String: Any] ?? [:]
    let lists = ["v", "i", "o"].map { curve[$0] as? [[Any]] ?? [] }
    let count = lists[0].count
    if count < 2 || lists.contains(where: { $0.count != count }) || !(curve["c"] is Bool) {
      problems.append("\(place) is no path")
    }
    for list in lists {
      for pair in list where pair.count != 2 { problems.append("\(place) has no pair") }
    }
  }

  private mutating func check(property value: Any?, _ count: Int, _ path: String) {
    guard let property = value as? [String: Any], let kind = number(property["a"]) else {
      problems.append("\(path) is no property")
      return
    }
    if kind == 0 {
      let width = (property["k"] as? [Any])?.count ?? (number(property["k"]) == nil ? 0 : 1)
      if width != count { problems.append("\(path)/k has \(width) numbers") }
      return
    }
    let keys = property["k"] as? [[String: Any]] ?? []
    if keys.isEmpty { problems.append("\(path)/k has no keyframes") }
    var last = -Double.infinity
    for (index, key) in keys.enumerated() {
      let time = number(key["t"]) ?? -Double.infinity
      if time <= last { problems.append("\(path)/k/\(index)/t does not rise") }
      last = time
      if (key["s"] as? [Any])?.count != count { problems.append("\(path)/k/\(index)/s is amiss") }
      let isHeld = number(key["h"]) == 1
      let handles = ["i", "o"].compactMap { key[$0] as? [String: Any] }
      if index < keys.count - 1 && !isHeld && handles.count != 2 {
        problems.append("\(path)/k/\(index) has no handles")
      }
      for handle in handles {
        if !(0...1).contains(number(handle["x"]) ?? -1) || number(handle["y"]) == nil {
          problems.append("\(path)/k/\(index) has a handle outside of time")
        }
      }
    }
  }

  private mutating func need(number name: String, _ object: [String: Any], _ path: String) {
    if number(object[name]) == nil { problems.append("\(path)/\(name) is no number") }
  }

  private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }
}
