internal import Scrollwork

extension Player {
  /// Lists the visible slots anew, back to front.
  ///
  /// Complexity: the number of visible slots.
  mutating func order(_ isFirst: Bool) {
    scene.isReordered = false
    if isFirst {
      // What another program showed in these slots.
      for slot in frame.order where !isShown(Int(slot)) { mark(Int(slot), .disappeared) }
    }
    frame.order.removeAll(keepingCapacity: true)
    list(0, program.staticSlots, sorts: program.sortsTop)
  }

  private func isShown(_ slot: Int) -> Bool {
    slot < program.staticSlots ? scene.shown.contains(slot) : isCardShown(slot)
  }

  /// Appends the visible slots in `from ..< to`: siblings, with what they contain.
  private mutating func list(_ from: Int, _ to: Int, sorts: Bool) {
    let first = scene.sorted.count
    var slot = scene.shown.next(from: from)
    while slot < to {
      let layout = program.layouts[Int(program.nodeOfSlot[slot])]
      if sorts {
        scene.sorted.insert(Int32(slot), depth: depth(ofSlot: slot), after: first)
      } else {
        append(slot, layout)
      }
      slot = scene.shown.next(from: Int(layout.slotEnd))
    }
    let last = scene.sorted.count
    for place in first..<last {
      let slot = Int(scene.sorted[place].item)
      append(slot, program.layouts[Int(program.nodeOfSlot[slot])])
    }
    scene.sorted.removeLast(last - first)
  }

  private mutating func append(_ slot: Int, _ layout: Layout) {
    frame.order.append(Int32(slot))
    if layout.kind == .deck {
      frame.order.append(contentsOf: scene.cards[Int(layout.deck)])
    } else if layout.kind != .leaf {
      list(slot + 1, Int(layout.slotEnd), sorts: layout.sortsChildren)
    }
  }
}
