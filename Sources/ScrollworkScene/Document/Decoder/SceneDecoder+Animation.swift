internal import Scrollwork

extension SceneDecoder {
  mutating func animation(_ node: JSONNode, of content: Layer.Content) -> Layer.Animation? {
    guard let fields = fields(node, AnimationKey.list) else { return nil }
    var animation = Layer.Animation()
    if let timeline = word(fields[AnimationKey.timeline], WordList("clock scroll view")) {
      animation.timeline = Timeline(rawValue: UInt8(timeline)) ?? .clock
      if animation.timeline == .view, !isInCard, let node = fields[AnimationKey.timeline] {
        report(.misplacedKey, at: node, [.word(StaticWord("the card of a deck"))])
      }
    }
    if animation.timeline == .scroll, lastPage == nil, let node = fields[AnimationKey.timeline] {
      // It plays, as it looks on the first page.
      problems.add(
        Diagnostic(
          .misplacedKey,
          severity: .warning,
          at: document.mark(of: node),
          [.word(StaticWord("scenes that scroll"))]
        )
      )
    }
    decodeProperties(fields, content, into: &animation)
    if let node = fields[AnimationKey.spring] { animation.spring = spring(node) }
    decodeOffsets(fields, node, into: &animation)
    decodeEasing(fields, into: &animation)
    if animation.timeline == .clock {
      decodeTiming(fields, into: &animation)
    } else {
      for key in AnimationKey.duration...AnimationKey.start {
        reportConflict(fields, key, "a timeline that is not the clock")
      }
    }
    decodeModes(fields, into: &animation)
    return animation
  }

  private mutating func decodeProperties(
    _ fields: Fields,
    _ content: Layer.Content,
    into animation: inout Layer.Animation
  ) {
    for property in Property.allCases {
      guard let node = fields[Int(property.rawValue)] else { continue }
      if let key = fields.key(Int(property.rawValue)), !content.has(property) {
        report(.misplacedKey, at: key, [.word(property.homeWords)])
      }
      if property.isColor {
        var colors: [RGBA] = []
        if document.kind(of: node) == .array {
          for element in document.elements(of: node) { colors.append(color(element, or: .black)) }
        } else {
          colors.append(color(node, or: .black))
        }
        if colors.isEmpty { report(.emptyList, at: node) }
        animation.properties.append(Layer.Values(property, colors: colors))
      } else {
        let bound: Bound
        switch property {
        case .width, .height, .radius, .strokeWidth: bound = .notNegative
        case .trimStart, .trimEnd: bound = .unit
        default: bound = .any
        }
        animation.properties.append(
          Layer.Values(property, expressions(node, property.dimension, bound))
        )
      }
    }
    // A misspelt property is told as such.
    if animation.properties.isEmpty, fields.unknown.isEmpty {
      reportMissing("x", Int(Property.x.rawValue), of: fields)
    }
  }

  /// Where the keyframes are; every property has as many values.
  private mutating func decodeOffsets(
    _ fields: Fields,
    _ node: JSONNode,
    into animation: inout Layer.Animation
  ) {
    // Also one that cannot be read: a mistake in it is told once.
    let hasSpring = fields[AnimationKey.spring] != nil
    var count = 1
    if let at = fields[AnimationKey.at] {
      if hasSpring { reportConflict(fields, AnimationKey.at, "spring") }
      animation.offsets = expressions(at, .number, animation.timeline == .clock ? .unit : .any)
      count = animation.offsets.count
      var last = -Double.infinity
      if document.kind(of: at) == .array {
        for (index, element) in document.elements(of: at).enumerated() {
          let value = animation.offsets[index].value(.number, scope) ?? last
          if value < last { report(.unsortedOffsets, at: element) }
          last = value
        }
      }
    } else {
      for values in animation.properties where values.count > count { count = values.count }
      if count > 1, animation.timeline != .clock {
        reportMissing("at", AnimationKey.at, of: fields)
      }
    }
    if hasSpring { count = 2 }
    for property in Property.allCases {
      guard let node = fields[Int(property.rawValue)],
        let values = animation.properties.first(where: { $0.property == property })
      else { continue }
      // An empty list has been reported as such.
      if values.count != 0 && values.count != count
        && (values.count != 1 || hasSpring)
      {
        report(.wrongCount, at: node, [.count(values.count), .count(count)])
      }
    }
  }

  private mutating func decodeEasing(_ fields: Fields, into animation: inout Layer.Animation) {
    guard let node = fields[AnimationKey.easing] else { return }
    if fields[AnimationKey.spring] != nil { reportConflict(fields, AnimationKey.easing, "spring") }
    guard document.kind(of: node) == .array else {
      if let easing = easing(node) { animation.easings = [easing] }
      return
    }
    var count = 0
    for element in document.elements(of: node) {
      count += 1
      animation.easings.append(easing(element) ?? .linear)
    }
    var keyframes = animation.offsets.count
    for values in animation.properties where values.count > keyframes { keyframes = values.count }
    if count != keyframes - 1 {
      report(.wrongCount, at: node, [.count(count), .count(keyframes - 1)])
    }
  }

  private mutating func decodeModes(_ fields: Fields, into animation: inout Layer.Animation) {
    let modes = WordList("hold linear")
    if let node = fields[AnimationKey.extrapolate] {
      if animation.timeline == .clock {
        reportConflict(fields, AnimationKey.extrapolate, "the clock")
      }
      if document.kind(of: node) == .array {
        if let pair = elements(node, count: 2) {
          if word(pair[0], modes) == 1 { animation.extrapolationBefore = .linear }
          if word(pair[1], modes) == 1 { animation.extrapolationAfter = .linear }
        }
      } else if word(node, modes) == 1 {
        animation.extrapolationBefore = .linear
        animation.extrapolationAfter = .linear
      }
    }
    animation.replaces = word(fields[AnimationKey.composite], WordList("add replace")) == 1
    animation.isInScreen = word(fields[AnimationKey.in], WordList("content screen")) == 1
    if animation.isInScreen, animation.timeline != .scroll {
      reportConflict(fields, AnimationKey.in, "a timeline that is not scroll")
    }
    animation.mixesInOklab = word(fields[AnimationKey.space], WordList("srgb oklab")) == 1
  }
}
