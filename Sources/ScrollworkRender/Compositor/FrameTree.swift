internal import Scrollwork
internal import ScrollworkScene

/// A frame's order as the tree that it is: each group knows where its layers end.
struct FrameTree {
  /// The visible layers, back to front, groups before what they contain.
  private(set) var items: [Item] = []
  private var open: [Int] = []

  /// A visible layer.
  struct Item {
    /// Its slot in the frame.
    let slot: Int
    /// One past the last item that it contains; the next item's place for a layer.
    var end: Int
    /// Whether it contains others.
    let isGroup: Bool
  }

  /// Creates a tree with room for every slot, so that frames allocate nothing.
  init(slots: Int) {
    items.reserveCapacity(slots)
    open.reserveCapacity(slots)
  }

  /// Reads a frame.
  mutating func read(_ frame: Frame, _ table: SlotTable) {
    items.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    for slot32 in frame.order {
      let slot = Int(slot32)
      let parent = table.parentOfSlot[slot]
      while let last = open.last, items[last].slot != parent {
        items[last].end = items.count
        open.removeLast()
      }
      let isGroup = table.nodes[table.nodeOfSlot[slot]].isGroup
      if isGroup { open.append(items.count) }
      items.append(Item(slot: slot, end: items.count + 1, isGroup: isGroup))
    }
    for index in open { items[index].end = items.count }
  }

  /// Whether fewer than two layers lie in a range; groups do not count.
  func hasOneLayerAtMost(in range: Range<Int>) -> Bool {
    var count = 0
    for index in range where !items[index].isGroup {
      count += 1
      if count > 1 { return false }
    }
    return true
  }
}
