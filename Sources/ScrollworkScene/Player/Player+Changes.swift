internal import Scrollwork

extension Player {
  /// Writes what a visible slot shows now, and notes how that differs from before.
  mutating func note(
    _ slot: Int,
    _ local: Affine,
    _ world: Affine,
    _ opacity: Double,
    isNew: Bool
  ) {
    var changes: Frame.Changes = isNew ? .appeared : []
    if frame.local[slot] != local {
      frame.local[slot] = local
      changes.insert(.transform)
    }
    if frame.world[slot] != world {
      frame.world[slot] = world
      changes.insert(.world)
    }
    if frame.opacity[slot] != opacity {
      frame.opacity[slot] = opacity
      changes.insert(.opacity)
    }
    let depth = depth(ofSlot: slot)
    if frame.depth[slot] != depth {
      frame.depth[slot] = depth
      changes.insert(.depth)
      scene.isReordered = true
    }
    if program.layouts[Int(program.nodeOfSlot[slot])].animatesPaint && paintMoved(slot) {
      changes.insert(.paint)
    }
    if !changes.isEmpty { mark(slot, changes) }
  }

  /// The place of a slot among its siblings.
  func depth(ofSlot slot: Int) -> Double {
    frame.values[Int(program.blockOfSlot[slot]) + Channel.depth]
  }

  /// Adds to what is noted of a slot.
  mutating func mark(_ slot: Int, _ changes: Frame.Changes) {
    if frame.changes[slot].isEmpty { frame.changed.append(Int32(slot)) }
    frame.changes[slot].formUnion(changes)
  }

  /// Whether the paint differs from that last shown, which it then becomes.
  private mutating func paintMoved(_ slot: Int) -> Bool {
    let block = Int(program.blockOfSlot[slot])
    var moved = false
    for index in block + Channel.count..<block + Channel.count + Channel.paintCount
    where frame.values[index] != scene.paint[index] {
      scene.paint[index] = frame.values[index]
      moved = true
    }
    return moved
  }
}
