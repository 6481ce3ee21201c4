extension Program {
  /// Gives every slot its node, its parent and its block of numbers.
  mutating func layOutSlots() {
    slotOfNode = Array(repeating: -1, count: nodes.count)
    var length: Int32 = Int32(base.count)
    for index in nodes.indices where nodes[index].deck < 0 {
      slotOfNode[index] = Int32(nodeOfSlot.count)
      nodeOfSlot.append(Int32(index))
      parentOfSlot.append(nodes[index].parent < 0 ? -1 : slotOfNode[nodes[index].parent])
      blockOfSlot.append(Int32(nodes[index].block))
    }
    staticSlots = nodeOfSlot.count
    var places = 0
    for deck in decks.indices {
      let plan = decks[deck]
      decks[deck].firstPlace = places
      places += plan.poolSize
      decks[deck].firstSlot = nodeOfSlot.count
      for _ in 0..<plan.poolSize {
        let first = nodeOfSlot.count
        for index in plan.card..<plan.end {
          let parent = nodes[index].parent
          nodeOfSlot.append(Int32(index))
          parentOfSlot.append(
            index == plan.card ? slotOfNode[plan.node] : Int32(first + parent - plan.card)
          )
          blockOfSlot.append(length + Int32(nodes[index].block))
        }
        length += Int32(plan.base.count)
        base.append(contentsOf: plan.base)
      }
    }
  }
}
