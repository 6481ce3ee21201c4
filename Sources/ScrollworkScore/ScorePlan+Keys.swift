internal import Scrollwork

extension ScorePlan {
  /// The keyframes of one number of a property, whose values stand here.
  mutating func addKeys(
    _ animation: ScoreAnimation,
    _ node: Int,
    _ kind: ScorePropertyFlags,
    _ count: Int,
    _ whole100: Double,
    _ part: Int
  ) {
    let given = Int(numbers[animation.offsets])
    var offsetAt = animation.offsets + 1
    for index in 0..<count {
      var value: Double
      if kind.contains(.isColor) {
        // Four numbers for sRGB, and four for Oklab.
        let bits = kind.rawValue / ScorePropertyFlags.whichColor.rawValue
        let flags = nodes[node].flags.rawValue / ScoreLayerFlags.keepsOklab.rawValue
        let isOklab = bits & flags != 0
        value = numbers[at &+ part &+ (isOklab ? 4 : 0)]
        at = at &+ 8
      } else {
        value = number(whole100)
        // The sign of what is not mirrored is 1.
        value *= kind.contains(.isMirrored) ? sign : 1
      }
      var offset = given == 0 && count > 1 ? Double(index) / Double(count - 1) : 0
      if index < given {
        let after = at
        at = offsetAt
        offset = number()
        offsetAt = at
        at = after
      }
      let easing = Int(numbers[animation.easings])
      addKey(
        offset,
        value,
        index + 1 < count
          ? Int32(numbers[animation.easings + 1 + (easing == 1 ? 0 : index)]) : -1
      )
    }
  }

  /// Where a keyframe is; the offsets stand here.
  @inline(never)
  mutating func offset(_ index: Int, of count: Int) -> Double {
    let given = whole()
    if given == 0 { return count > 1 ? Double(index) / Double(count - 1) : 0 }
    if index >= given { return 0 }
    for _ in 0..<index { _ = number() }
    return number()
  }

  @inline(never)
  mutating func addKey(_ offset: Double, _ value: Double, _ easing: Int32) {
    offsets[keyCount] = offset
    values[keyCount] = value
    easings[keyCount] = easing
    keyCount += 1
  }

  /// Adds a motion of a layer with the keyframes from `first` on.
  @inline(never)
  mutating func append(
    _ animation: ScoreAnimation,
    _ operation: Composition,
    _ node: Int,
    _ channel: Int,
    _ first: Int
  ) {
    let motion = motions + motionCount
    motionCount += 1
    motion.pointee.source = animation.isSpring ? ScoreSource.spring : animation.timeline
    motion.pointee.operation = operation
    motion.pointee.node = node
    motion.pointee.deck = nodes[node].deck
    motion.pointee.place = nodes[node].block + channel
    motion.pointee.channel = channel
    motion.pointee.firstKey = first
    motion.pointee.lastKey = keyCount - 1
    motion.pointee.goesOnBefore = animation.flags.contains(.goesOnBefore)
    motion.pointee.goesOnAfter = animation.flags.contains(.goesOnAfter)
    motion.pointee.timing = animation.timing
    motion.pointee.trigger = animation.trigger
  }
}
