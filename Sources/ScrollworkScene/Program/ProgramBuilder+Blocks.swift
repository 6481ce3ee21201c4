internal import Scrollwork

extension ProgramBuilder {
  /// Gives every node its block of numbers: static ones among those of the frame, a card's among
  /// those of its template.
  func layOutBlocks(_ program: inout Program) {
    for rule in rules {
      for values in rule.animation.properties where values.property.isPaint {
        program.nodes[rule.node].animatesPaint = true
        guard rule.animation.mixesInOklab && values.property.isColor else { continue }
        program.nodes[rule.node].oklab |= Self.oklabBit(values.property)
      }
      for values in rule.animation.properties where values.property == .strokeWidth {
        // As far beyond the widest stroke as springs swing.
        let scope = scope.of(values.property.whole(of: program.nodes[rule.node].size))
        for number in values.numbers {
          let growth = (number.value(.length, scope) ?? 0) - rests[rule.node].paint.strokeWidth
          if growth > 0 { program.nodes[rule.node].outset += 2 * growth }
        }
      }
      for values in rule.animation.properties where values.property == .depth {
        program.sortSiblings(of: rule.node)
      }
    }
    for index in rests.indices where rests[index].numbers[Channel.depth] != 0 {
      program.sortSiblings(of: index)
    }
    for index in program.nodes.indices {
      let deck = program.nodes[index].deck
      let block = numbers(of: index, program.nodes[index])
      if deck < 0 {
        program.nodes[index].block = program.base.count
        program.base.append(contentsOf: block)
      } else {
        program.nodes[index].block = program.decks[deck].base.count
        program.decks[deck].base.append(contentsOf: block)
      }
    }
  }

  static func oklabBit(_ property: Property) -> UInt8 {
    switch property {
    case .color: 1
    case .fill: 2
    default: 4
    }
  }

  private func numbers(of index: Int, _ node: Node) -> [Double] {
    var block = rests[index].numbers
    guard node.animatesPaint else { return block }
    let paint = rests[index].paint
    block.append(node.size.width)
    block.append(node.size.height)
    block.append(paint.radius)
    block.append(paint.strokeWidth)
    block.append(paint.trimStart)
    block.append(paint.trimEnd)
    appendMixed(paint.color, node.oklab & 1 != 0, &block)
    appendMixed(paint.fill, node.oklab & 2 != 0, &block)
    appendMixed(paint.strokeColor, node.oklab & 4 != 0, &block)
    return block
  }

  private func appendMixed(_ color: RGBA, _ isOklab: Bool, _ block: inout [Double]) {
    let mixed = color.premultiplied(in: isOklab ? .oklab : .sRGB)
    block.append(mixed.0)
    block.append(mixed.1)
    block.append(mixed.2)
    block.append(mixed.3)
  }
}

extension Program {
  /// Lets the order of a layer and its siblings follow their depth.
  mutating func sortSiblings(of node: Int) {
    let parent = nodes[node].parent
    if parent >= 0 { nodes[parent].sortsChildren = true } else { sortsTop = true }
  }
}
