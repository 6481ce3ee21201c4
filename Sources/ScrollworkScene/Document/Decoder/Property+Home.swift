extension Layer.Content {
  /// Whether a layer that shows this has the property.
  func has(_ property: Property) -> Bool {
    switch property {
    case .width, .height, .radius, .strokeWidth, .trimStart, .trimEnd, .fill, .strokeColor:
      if case .shape = self { return true }
      return false
    case .color:
      if case .text = self { return true }
      return false
    default: return true
    }
  }
}

extension Property {
  /// Which layers have it.
  var homeWords: StaticWord { self == .color ? "texts" : "shapes" }
}
