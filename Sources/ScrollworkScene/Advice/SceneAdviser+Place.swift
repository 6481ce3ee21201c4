#if !hasFeature(Embedded)
internal import Scrollwork

extension SceneAdviser {
  /// Finds the scene's own layers that never come on screen, whatever moves them.
  ///
  /// What a parameter moves is left alone: another value may bring it.
  mutating func advisePlaces(_ nodes: [JSONNode]) {
    guard isLastPageFixed else { return }
    let program = Program(scene, in: Environment(viewport: scene.size))
    var index = 0
    for (layer, node) in zip(scene.layers, nodes) {
      defer { index = Int(program.layouts[index].end) }
      guard !namesParameter(node),
        var box = program.extent(of: index, program.base, program.motions)
      else { continue }
      // What has no size is told as such.
      if box.size.width <= 0 { box.size.width = 1 }
      if box.size.height <= 0 { box.size.height = 1 }
      if layer.page > lastPage.rounded(.up), let page = document.value("page", of: node) {
        // Nobody lays out a page that is only ever pulled into sight.
        let isBeyond = !moves(layer) && program.startsBeyondContent(index)
        if isBeyond || !box.intersects(program.area(of: index, isPulled: false)) {
          warn(
            .outOfRange,
            at: page,
            [.word("a page of the scene"), .value(lastPage.rounded(.up))]
          )
        }
      } else if !box.intersects(program.area(of: index, isPulled: true)) {
        warn(
          .neverSeen,
          at: document.value("frame", of: node) ?? node,
          [.word("place"), .value(program.contentSize.width), .value(program.contentSize.height)]
        )
      }
    }
  }
}

extension SceneAdviser {
  /// Whether anything but scrolling moves a layer.
  private func moves(_ layer: Layer) -> Bool {
    layer.base.contains { $0.property == .x || $0.property == .y }
      || layer.animations.contains { animation in
        animation.properties.contains { $0.property == .x || $0.property == .y }
      }
  }
}

extension Program {
  /// Whether the corner of a layer of the scene's own lies past the last page, however far a text may
  /// reach out of its frame.
  fileprivate func startsBeyondContent(_ index: Int) -> Bool {
    let node = nodes[index]
    if scroll?.axis == .vertical { return node.origin.y >= contentSize.height }
    return isMirrored
      ? node.origin.x + node.size.width <= environment.viewport.width - contentSize.width
      : node.origin.x >= contentSize.width
  }

  /// The size of the content; the viewport's when nothing scrolls.
  fileprivate var contentSize: Size {
    let viewport = environment.viewport
    guard let scroll else { return viewport }
    return scroll.axis == .vertical
      ? Size(width: viewport.width, height: viewport.height * pages)
      : Size(width: viewport.width * pages, height: viewport.height)
  }

  /// Where a layer of the scene's own has to be to be seen at some scroll position.
  ///
  /// When `isPulled`, content that bounces counts as pulled beyond its edges, which shows less than a
  /// viewport more.
  fileprivate func area(of index: Int, isPulled: Bool) -> Rect {
    let viewport = environment.viewport
    var area = Rect(origin: .zero, size: viewport)
    guard layouts[index].scrolls, let scroll else { return area }
    let beyond: Double = isPulled && scroll.bounces ? 1 : 0
    let before = beyond
    let after = pages - 1 + beyond
    switch scroll.axis {
    case .vertical:
      area.origin.y -= before * viewport.height
      area.size.height += (before + after) * viewport.height
    case .horizontal:
      // Mirrored content goes to the left.
      area.origin.x -= (isMirrored ? after : before) * viewport.width
      area.size.width += (before + after) * viewport.width
    }
    return area
  }
}
#endif
