internal import Scrollwork
internal import ScrollworkRender
internal import ScrollworkScene

extension LottieMaker {
  /// Whether a group's layers are one picture before they meet what is behind them.
  func isDrawnAsOne(_ actor: Int) -> Bool {
    let seen = reel.actors[actor]
    if case .group(let clips, _) = program.nodes[seen.node].content, clips { return true }
    return !seen.rests(.opacity) || seen.value(.opacity) < 1
  }

  /// Writes a layer that shows a composition of all that an actor contains.
  mutating func addComposition(of actor: Int, to sheet: inout Sheet, _ place: Place) {
    guard let composition = composition(of: actor) else { return }
    let seen = reel.actors[actor]
    sheet.count += 1
    let box = composition.box
    var layer = layer(seen, type: 0, number: sheet.count, place, Measure(corner: box.origin))
    layer =
      layer
      .with("refId", .text(composition.id))
      .with("w", .number(box.size.width)).with("h", .number(box.size.height))
    if let mask = mask(of: seen.node, in: box) {
      layer = layer.with("hasMask", true).with("masksProperties", [mask])
    }
    sheet.layers.append(layer)
  }

  private mutating func composition(of actor: Int) -> Composition? {
    if let known = compositions[actor] { return known }
    guard let box = contents(of: actor), box.size.width > 0, box.size.height > 0 else { return nil }
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    let whole = Rect(
      x: left,
      y: top,
      width: (box.maxX - left).rounded(.up),
      height: (box.maxY - top).rounded(.up)
    )
    var inner = Sheet()
    let place = Place(window: 0..<lastSample + 1, shift: Point(x: -left, y: -top))
    switch program.nodes[reel.actors[actor].node].content {
    case .group, .deck: add(layersOf: actor, to: &inner, place)
    default: addLeaf(actor, to: &inner, place, isAlone: true)
    }
    let composition = Composition(id: "comp_\(compositions.count)", box: whole)
    compositions[actor] = composition
    assets.append([
      "id": .text(composition.id), "nm": .text(name(of: reel.actors[actor])),
      "layers": .list(inner.layers),
    ])
    return composition
  }

  /// The cut of a group that clips, unless the composition's own edge is it.
  private func mask(of node: Int, in box: Rect) -> LottieValue? {
    guard case .group(let clips, let radius) = program.nodes[node].content, clips else {
      return nil
    }
    let size = program.nodes[node].size
    guard radius > 0 || box.size != size else { return nil }
    return [
      "inv": false, "mode": "a",
      "pt": ["a": 0, "k": Self.roundedRectangle(size, radius: radius)],
      "o": Self.constant([100]), "x": Self.constant([0]), "nm": "clip",
    ]
  }

  /// A box, in an actor's own points, around all that it ever shows; nil when that is nothing.
  func contents(of actor: Int) -> Rect? {
    let seen = reel.actors[actor]
    let node = program.nodes[seen.node]
    switch node.content {
    case .group(clips: true, _): return Rect(origin: .zero, size: node.size)
    case .group, .deck:
      var union: Rect?
      for child in reel.children[actor] {
        guard let inner = contents(of: child) else { continue }
        let box = Self.swept(inner, by: reel.actors[child])
        union = union?.union(box) ?? box
      }
      return union
    default: return ink(of: seen)
    }
  }

  private func ink(of actor: Actor) -> Rect? {
    guard var box = art.ink(ofNode: actor.node, item: actor.item) ?? paintedBox(of: actor) else {
      return nil
    }
    if let painted = paintedBox(of: actor) { box = box.union(painted) }
    guard let shadow = program.nodes[actor.node].shadow, shadow.color.alpha > 0 else { return box }
    let reach = shadow.blur * 1.5
    let cast = Rect(
      x: box.minX + shadow.offset.x - reach,
      y: box.minY + shadow.offset.y - reach,
      width: box.size.width + 2 * reach,
      height: box.size.height + 2 * reach
    )
    return box.union(cast)
  }

  /// The largest box of a shape whose size or stroke moves.
  private func paintedBox(of actor: Actor) -> Rect? {
    guard actor.hasPaint else { return nil }
    func most(_ channel: Actor.Channel) -> Double {
      actor.spans.reduce(0) { max($0, $1.columns[channel.rawValue].max() ?? 0) }
    }
    // A sharp corner reaches four half widths out.
    let edge = most(.strokeWidth) * 2
    return Rect(
      x: -edge,
      y: -edge,
      width: most(.width) + 2 * edge,
      height: most(.height) + 2 * edge
    )
  }

  /// What a box covers in the parent while an actor moves.
  private static func swept(_ box: Rect, by actor: Actor) -> Rect {
    var union: Rect?
    for span in actor.spans {
      for index in span.columns[0].indices {
        func number(_ channel: Actor.Channel) -> Double { span.columns[channel.rawValue][index] }
        let map = TransformOrder.translateRotateScale.affine(
          x: number(.x),
          y: number(.y),
          scaleX: number(.scaleX),
          scaleY: number(.scaleY),
          rotation: number(.rotation) * .pi / 180,
          anchor: Point(x: number(.anchorX), y: number(.anchorY))
        )
        let here = map.bounds(of: box)
        union = union?.union(here) ?? here
      }
    }
    return union ?? box
  }
}
