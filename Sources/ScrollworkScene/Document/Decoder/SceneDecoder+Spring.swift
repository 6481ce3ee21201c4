internal import Scrollwork

extension SceneDecoder {
  /// A preset's name, or an object in one of the five spellings.
  mutating func spring(_ node: JSONNode) -> Layer.SpringRule? {
    if document.kind(of: node) == .string {
      switch word(node, WordList("smooth snappy bouncy")) {
      case 0: return .init(.smooth)
      case 1: return .init(.snappy)
      case 2: return .init(.bouncy)
      default: return nil
      }
    }
    guard document.kind(of: node) == .object else {
      let kind = document.kind(of: node)
      report(
        .wrongType,
        at: node,
        [.kind(kind), .word("a spring's name or keys"), .word("a spring")]
      )
      return nil
    }
    guard let fields = fields(node, SpringKey.list) else { return nil }
    guard let spelling = spelling(fields) else { return nil }
    var rule = Layer.SpringRule(spelling)
    rule.velocity = expression(fields[SpringKey.velocity], .number)
    rule.clamps = boolean(fields[SpringKey.clamp], or: false)
    return rule
  }

  /// The numbers of a spring, in the spelling that its keys belong to.
  private mutating func spelling(_ fields: Fields) -> Layer.SpringRule.Spelling? {
    typealias Key = SpringKey
    if fields[Key.stiffness] != nil || fields[Key.damping] != nil || fields[Key.mass] != nil {
      return physical(fields)
    }
    if fields[Key.response] != nil { return response(fields) }
    if fields[Key.bounciness] != nil || fields[Key.speed] != nil { return pop(fields) }
    if fields[Key.bounce] != nil { return perceptual(fields) }
    if fields[Key.duration] != nil || fields[Key.dampingRatio] != nil { return uikit(fields) }
    if fields.unknown.isEmpty {
      report(.missingKey, at: fields.object, [.word("no key"), .word("a spring")])
    }
    return nil
  }

  private mutating func physical(_ fields: Fields) -> Layer.SpringRule.Spelling? {
    typealias Key = SpringKey
    let needed: [(Int, StaticWord)] = [(Key.stiffness, "stiffness"), (Key.damping, "damping")]
    guard check(fields, [Key.mass, Key.stiffness, Key.damping], needed, "stiffness")
    else { return nil }
    return .physical(
      mass: expression(fields[Key.mass], .number, .physical, or: 1),
      stiffness: expression(fields[Key.stiffness], .number, .physical),
      damping: expression(fields[Key.damping], .number, .damping)
    )
  }

  private mutating func response(_ fields: Fields) -> Layer.SpringRule.Spelling? {
    typealias Key = SpringKey
    let needed: [(Int, StaticWord)] = [(Key.dampingRatio, "dampingRatio")]
    guard check(fields, [Key.response, Key.dampingRatio], needed, "response") else { return nil }
    return .response(
      expression(fields[Key.response], .time, .springTime),
      dampingRatio: expression(fields[Key.dampingRatio], .number, .notNegative)
    )
  }

  private mutating func pop(_ fields: Fields) -> Layer.SpringRule.Spelling? {
    typealias Key = SpringKey
    let needed: [(Int, StaticWord)] = [(Key.bounciness, "bounciness"), (Key.speed, "speed")]
    guard check(fields, [Key.bounciness, Key.speed], needed, "bounciness") else { return nil }
    return .pop(
      bounciness: expression(fields[Key.bounciness], .number, .bounciness),
      speed: expression(fields[Key.speed], .number, .bounciness)
    )
  }

  private mutating func perceptual(_ fields: Fields) -> Layer.SpringRule.Spelling? {
    typealias Key = SpringKey
    let needed: [(Int, StaticWord)] = [(Key.duration, "duration")]
    guard check(fields, [Key.duration, Key.bounce], needed, "bounce") else { return nil }
    let bounce = expression(fields[Key.bounce], .number, .bounce)
    return .perceptual(
      duration: expression(fields[Key.duration], .time, .springTime),
      bounce: bounce
    )
  }

  private mutating func uikit(_ fields: Fields) -> Layer.SpringRule.Spelling? {
    typealias Key = SpringKey
    let needed: [(Int, StaticWord)] = [
      (Key.duration, "duration"), (Key.dampingRatio, "dampingRatio"),
    ]
    guard check(fields, [Key.duration, Key.dampingRatio], needed, "dampingRatio")
    else { return nil }
    let ratio = expression(fields[Key.dampingRatio], .number, .ratioOfUIKit)
    return .uikit(
      duration: expression(fields[Key.duration], .time, .springTime),
      dampingRatio: ratio
    )
  }

  /// Reports the keys that are no part of a spelling, and says whether all that it needs is there.
  @inline(never)
  private mutating func check(
    _ fields: Fields,
    _ allowed: [Int],
    _ needed: [(Int, StaticWord)],
    _ name: StaticWord
  ) -> Bool {
    for key in SpringKey.duration..<SpringKey.velocity where !allowed.contains(key) {
      reportConflict(fields, key, name)
    }
    var isWhole = true
    for (key, word) in needed where fields[key] == nil {
      isWhole = false
      // Nobody knows which spelling an unknown key is part of.
      if fields.unknown.isEmpty {
        report(.missingKey, at: fields.object, [.word(word), .word("a spring")])
      }
    }
    return isWhole
  }
}
