internal import Scrollwork

/// What layers are at rest.
extension ScorePlan {
  /// The numbers that every layer has.
  mutating func addRest(_ node: ScoreNode) {
    let block = rest + node.block
    for channel in 0..<ScoreChannel.count { block[channel] = 0 }
    block[ScoreChannel.scaleX] = 1
    block[ScoreChannel.scaleY] = 1
    block[ScoreChannel.opacity] = 1
    for _ in 0..<whole() {
      let channel = whole()
      let way = whole()
      let isDown = answer()
      let value = number(isDown ? node.size.height : node.size.width)
      switch way {
      case ScoreRest.sets: block[channel] = value
      case ScoreRest.setsMirrored: block[channel] = value * sign
      default:
        block[channel] *= value
        if way == ScoreRest.multipliesBothScales { block[channel + 1] *= value }
      }
    }
  }

  mutating func readContent(_ node: inout ScoreNode) {
    let (width, height) = (node.size.width, node.size.height)
    let shorter = width < height ? width : height
    let longer = width > height ? width : height
    if node.isGroup { node.radius = number(shorter) }
    if node.flags.contains(.isText) {
      let size = next()
      node.outset = longer > size ? longer : size
      node.slack = node.outset - size
    }
    guard node.flags.contains(.isShape) else { return }
    node.radius = number(shorter)
    if node.flags.contains(.hasStroke) {
      node.strokeWidth = number()
      node.trimStart = number()
      node.trimEnd = number()
    }
    node.outset = node.strokeWidth * 2
    if node.flags.contains(.isPath) { node.outset += longer }
  }

  /// The numbers of paint that moves.
  mutating func addPaint(_ node: ScoreNode) {
    let block = rest + node.block + ScoreChannel.width
    block[0] = node.size.width
    block[1] = node.size.height
    block[2] = node.flags.contains(.isShape) ? node.radius : 0
    block[3] = node.strokeWidth
    block[4] = node.trimStart
    block[5] = node.trimEnd
    for index in 6..<ScoreChannel.paintCount { block[index] = next() }
  }
}
