internal import Scrollwork

extension SceneDecoder {
  /// When an animation on the clock plays.
  mutating func decodeTiming(
    _ fields: Fields,
    into animation: inout Layer.Animation
  ) {
    var timing = Layer.TimingRule()
    if fields[AnimationKey.spring] != nil {
      reportConflict(fields, AnimationKey.duration, "spring")
      reportConflict(fields, AnimationKey.iterations, "spring")
      reportConflict(fields, AnimationKey.direction, "spring")
    } else if fields[AnimationKey.duration] == nil {
      reportMissing("duration", AnimationKey.duration, of: fields)
    }
    timing.duration = expression(fields[AnimationKey.duration], .time, .notNegative)
    timing.delay = expression(fields[AnimationKey.delay], .time)
    timing.endDelay = expression(fields[AnimationKey.endDelay], .time)
    if let iterations = fields[AnimationKey.iterations] {
      if document.text(of: iterations, is: "infinite") {
        timing.iterations = nil
      } else if isWord(iterations) {
        report(.unknownName, at: iterations, [.words(WordList("infinite"))])
      } else {
        timing.iterations = expression(iterations, .number, .notNegative, or: 1)
      }
    }
    if let way = word(
      fields[AnimationKey.direction],
      WordList("normal reverse alternate alternate-reverse")
    ) {
      timing.direction = Timing.Direction(rawValue: UInt8(way)) ?? .normal
    }
    if let mode = word(
      fields[AnimationKey.fillMode],
      WordList("none forwards backwards both")
    ) {
      timing.fill = Timing.Fill(rawValue: UInt8(mode)) ?? .both
    }
    animation.timing = timing
    if let start = fields[AnimationKey.start] { animation.start = self.start(start) }
  }

  /// Where an animation's clock is at zero.
  private mutating func start(_ node: JSONNode) -> Layer.Start {
    guard document.kind(of: node) == .object else {
      return word(node, WordList("scene layer")) == 1 ? .layer : .scene
    }
    guard let page = fields(node, WordList("page")) else { return .scene }
    reportMissing("page", 0, of: page)
    let number = number(page[0], or: 0, 0, 1e6, "0 or above")
    checkStart(page.key(0), page[0], number)
    return .page(number)
  }

  /// Whether a string is letters alone, which no arithmetic is.
  private func isWord(_ node: JSONNode) -> Bool {
    guard document.kind(of: node) == .string else { return false }
    var isEmpty = true
    for byte in document.utf8(of: node) {
      guard byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") else { return false }
      isEmpty = false
    }
    return !isEmpty
  }
}
