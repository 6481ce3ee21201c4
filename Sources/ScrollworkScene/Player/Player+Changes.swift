internal import Scrollwork

extension Player {
  /// Writes what a visible slot shows now, and notes how that differs from before.
  mutating func note(
    _ slot: Int,
    _ local: Affine,
    _ world: Affine,
    _ opacity: Double,
    _ depth: Double,
    _ card: Int64
  ) {
    var changes: Frame.Changes = []
    if shown[slot] &+ 1 != generation || shown[slot] == 0 { changes.insert(.appeared) }
    shown[slot] = generation
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
    if frame.depth[slot] != depth {
      frame.depth[slot] = depth
      changes.insert(.depth)
    }
    if program.node(ofSlot: slot).animatesPaint && paintMoved(slot) { changes.insert(.paint) }
    if !changes.isEmpty { mark(slot, changes) }
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
    where frame.values[index] != paint[index] {
      paint[index] = frame.values[index]
      moved = true
    }
    return moved
  }
}
