internal import Scrollwork
internal import ScrollworkScene

extension Tape {
  /// The scene, its parameters, its layers, its slots and its decks, in this order.
  mutating func put(_ scene: Scene, _ program: Program) {
    put(scene.name)
    put(program.environment.viewport.width)
    put(program.environment.viewport.height)
    put(program.scroll.map { Int($0.axis.rawValue) } ?? -1)
    put(program.pages)
    put(scene.direction == .rightToLeft ? 1 : 0)
    put(program.sortsLayers ? 1 : 0)
    put(program.background)
    put(scene.parameters.count)
    for index in scene.parameters.indices {
      let parameter = scene.parameters[index]
      put(parameter.name)
      put(values[index])
      put(parameter.minimum ?? .nan)
      put(parameter.maximum ?? .nan)
      put(parameter.step ?? .nan)
      put(parameter.label)
    }
    put(program.nodes.count)
    for node in program.nodes { put(node) }
    put(program.slotCount)
    for slot in 0..<program.slotCount {
      put(program.nodeIndex(ofSlot: slot))
      put(program.parent(ofSlot: slot))
    }
    put(program.decks.count)
    for deck in program.decks {
      put(deck.node)
      put(Int(deck.axis.rawValue))
      put(deck.items.count)
      for item in deck.items {
        put(item.entries.count)
        for entry in item.entries {
          put(entry.key)
          put(entry.value)
        }
      }
    }
  }

  private mutating func put(_ node: Node) {
    put(node.parent)
    put(node.deck)
    put(node.id)
    put(node.label)
    put(node.tap == nil ? 0 : 1)
    put(node.isMirrored ? 1 : 0)
    put(node.sortsLayers ? 1 : 0)
    put(node.size.width)
    put(node.size.height)
    if let shadow = node.shadow {
      put(shadow.blur)
      put(shadow.offset)
      put(shadow.color)
    } else {
      put(-1)
    }
    switch node.content {
    case .group(let clips, let radius):
      put(0)
      put(clips ? radius : -1)
    case .deck(let deck):
      put(1)
      put(deck)
    case .image(let image):
      put(2)
      put(image.file)
      put(Int(image.fit.rawValue))
    case .text(let text):
      put(3)
      put(text.string)
      put(text.color)
      put(text.font.family)
      put(text.font.size)
      put(text.font.weight)
      put(text.font.isItalic ? 1 : 0)
      put(text.font.lineHeight)
      put(text.font.tracking)
      put(Int(text.alignment.rawValue))
      put(Int(text.verticalAlignment.rawValue))
    case .shape(let shape):
      put(4)
      switch shape.outline {
      case .rectangle: put(-1)
      case .ellipse: put(-2)
      case .path(let data):
        put(0)
        put(data)
      }
      put(shape.fill)
      put(shape.radius)
      if let stroke = shape.stroke {
        put(shape.strokeWidth)
        put(stroke.color)
        put(Int(stroke.cap.rawValue))
        put(Int(stroke.join.rawValue))
        put(shape.trimStart)
        put(shape.trimEnd)
      } else {
        put(-1)
      }
    }
  }

  /// What an animated slot is drawn with now.
  mutating func put(_ paint: Program.Paint) {
    put(paint.size.width)
    put(paint.size.height)
    put(paint.radius)
    put(paint.strokeWidth)
    put(paint.trimStart)
    put(paint.trimEnd)
    put(paint.color)
    put(paint.fill)
    put(paint.strokeColor)
  }
}
