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
    let list = WordList(
      """
      duration dampingRatio mass stiffness damping response bounce bounciness speed velocity clamp
      """
    )
    guard document.kind(of: node) == .object else {
      let kind = document.kind(of: node)
      report(
        .wrongType,
        at: node,
        [.kind(kind), .word("a spring's name or keys"), .word("a spring")]
      )
      return nil
    }
    guard let fields = fields(node, list) else { return nil }
    guard let spelling = spelling(fields) else { return nil }
    var rule = Layer.SpringRule(spelling)
    rule.velocity = expression(fields[9], .number)
    rule.clamps = boolean(fields[10], or: false)
    return rule
  }

  private mutating func spelling(_ fields: Fields) -> Layer.SpringRule.Spelling? {
    /// Reports the keys that are no part of the spelling, and says whether all that it needs is there.
    func check(_ allowed: [Int], _ needed: [(Int, StaticWord)], _ name: StaticWord) -> Bool {
      for key in 0..<9 where !allowed.contains(key) { reportConflict(fields, key, name) }
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
    if fields[3] != nil || fields[4] != nil || fields[2] != nil {
      guard check([2, 3, 4], [(3, "stiffness"), (4, "damping")], "stiffness") else { return nil }
      return .physical(
        mass: expression(fields[2], .number, .physical, or: 1),
        stiffness: expression(fields[3], .number, .physical),
        damping: expression(fields[4], .number, .damping)
      )
    }
    if fields[5] != nil {
      guard check([5, 1], [(1, "dampingRatio")], "response") else { return nil }
      return .response(
        expression(fields[5], .time, .springTime),
        dampingRatio: expression(fields[1], .number, .notNegative)
      )
    }
    if fields[7] != nil || fields[8] != nil {
      guard check([7, 8], [(7, "bounciness"), (8, "speed")], "bounciness") else { return nil }
      return .pop(
        bounciness: expression(fields[7], .number, .bounciness),
        speed: expression(fields[8], .number, .bounciness)
      )
    }
    if fields[6] != nil {
      guard check([0, 6], [(0, "duration")], "bounce") else { return nil }
      let bounce = expression(fields[6], .number, .bounce)
      return .perceptual(duration: expression(fields[0], .time, .springTime), bounce: bounce)
    }
    if fields[0] == nil, fields[1] == nil {
      if fields.unknown.isEmpty {
        report(.missingKey, at: fields.object, [.word("no key"), .word("a spring")])
      }
      return nil
    }
    guard check([0, 1], [(0, "duration"), (1, "dampingRatio")], "dampingRatio") else { return nil }
    let ratio = expression(fields[1], .number, .ratioOfUIKit)
    return .uikit(duration: expression(fields[0], .time, .springTime), dampingRatio: ratio)
  }

  /// A CSS easing.
  mutating func easing(_ node: JSONNode) -> Easing? {
    guard document.kind(of: node) == .string else {
      reportType(node, needs: "an easing in quotes")
      return nil
    }
    var parser = EasingParser(document.utf8(of: node))
    if let easing = parser.parse() { return easing }
    let names = WordList(
      """
      linear ease ease-in ease-out ease-in-out step-start step-end cubic-bezier() steps() linear()
      """
    )
    report(parser.isKnown ? .badEasing : .unknownEasing, at: node, [.words(names)])
    return nil
  }
}
