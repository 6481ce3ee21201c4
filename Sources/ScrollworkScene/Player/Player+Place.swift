internal import Scrollwork

extension Player {
  /// Places every marked layer whose group is laid out, and unmarks all.
  mutating func placeDirty(at time: Double) {
    let screen = Rect(origin: Point(x: 0, y: 0), size: program.environment.viewport)
    var index = scene.dirty.next(from: 0)
    while index != .max {
      scene.dirty.remove(index)
      let parent = Int(program.layouts[index].parent)
      if scene.placed[index] == scene.generation {
        // Its group has placed it.
      } else if parent < 0 {
        place(index, .identity, screen, at: time)
      } else if scene.open.contains(parent) {
        let group = Int(program.layouts[parent].group)
        let wasVisible = scene.shown.contains(Int(program.layouts[index].slot))
        let isVisible = place(index, scene.worlds[group], scene.areas[group], at: time)
        if wasVisible != isVisible { count(isVisible ? 1 : -1, in: parent) }
      }
      index = scene.dirty.next(from: index + 1)
    }
  }

  /// A layer of an open group has come or gone: the group comes with its first and goes with its last.
  private mutating func count(_ difference: Int32, in node: Int) {
    let layout = program.layouts[node]
    let group = Int(layout.group)
    let before = scene.visibleLayers[group]
    scene.visibleLayers[group] = before + difference
    guard before == 0 || before + difference == 0 else { return }
    let slot = Int(layout.slot)
    if difference > 0 {
      let shift = shift(of: layout)
      let local = layout.local(frame.values, Int(layout.block), shift: shift)
      show(slot, local, scene.worlds[group], opacity(of: layout))
    } else {
      vanish(slot)
    }
    if layout.parent >= 0 { count(difference > 0 ? 1 : -1, in: Int(layout.parent)) }
  }

  /// Places a layer of no card, and what it contains if that moves along; returns whether anything of
  /// it is visible.
  @discardableResult
  mutating func place(_ index: Int, _ parent: Affine, _ area: Rect, at time: Double) -> Bool {
    let layout = program.layouts[index]
    scene.placed[index] = scene.generation
    let page = frame.scroll.page
    let opacity = opacity(of: layout)
    guard opacity > 0, layout.firstPage <= page, page <= layout.lastPage else {
      return hide(index)
    }
    let block = Int(layout.block)
    let local = layout.local(frame.values, block, shift: shift(of: layout))
    let world = parent.concatenating(local)
    let isVisible: Bool
    if layout.kind == .leaf {
      let box = layout.box(layout.size(frame.values, block))
      isVisible = world.bounds(of: box).intersects(area)
      if !isVisible { return hide(index) }
    } else {
      var inner = area
      if layout.kind == .clip {
        let box = world.bounds(of: Rect(origin: Point(x: 0, y: 0), size: layout.size))
        guard box.intersects(area) else { return hide(index) }
        inner = box.intersection(area)
      }
      isVisible = placeLayers(of: index, layout, world, inner, at: time)
    }
    if isVisible {
      show(Int(layout.slot), local, world, opacity)
    } else {
      vanish(Int(layout.slot))
    }
    return isVisible
  }

  /// Places the layers of a group or the cards of a deck, unless they lie as before.
  private mutating func placeLayers(
    of index: Int,
    _ layout: Layout,
    _ world: Affine,
    _ area: Rect,
    at time: Double
  ) -> Bool {
    let group = Int(layout.group)
    let isOpen = scene.open.contains(index)
    if layout.kind != .deck, isOpen, scene.worlds[group] == world, scene.areas[group] == area {
      return scene.visibleLayers[group] > 0
    }
    scene.open.insert(index)
    scene.worlds[group] = world
    scene.areas[group] = area
    if layout.kind == .deck {
      let isVisible = showCards(of: Int(layout.deck), slot: Int(layout.slot), world, area, time)
      scene.visibleLayers[group] = isVisible ? 1 : 0
      return isVisible
    }
    var visible: Int32 = 0
    var child = index + 1
    while child < Int(layout.end) {
      if place(child, world, area, at: time) { visible += 1 }
      child = Int(program.layouts[child].end)
    }
    scene.visibleLayers[group] = visible
    return visible > 0
  }

  /// Takes a layer and all that it contains away; returns false.
  private mutating func hide(_ index: Int) -> Bool {
    let layout = program.layouts[index]
    vanish(Int(layout.slot))
    guard layout.kind != .leaf, scene.open.contains(index) else { return false }
    var inner = index
    while inner < Int(layout.end) {
      scene.open.remove(inner)
      if program.layouts[inner].kind == .deck { hideCards(of: Int(program.layouts[inner].deck)) }
      inner = scene.open.next(from: inner + 1)
    }
    var slot = scene.shown.next(from: Int(layout.slot) + 1)
    while slot < Int(layout.slotEnd) {
      vanish(slot)
      slot = scene.shown.next(from: slot + 1)
    }
    return false
  }

  /// What scrolling adds to where a layer lies.
  private func shift(of layout: Layout) -> Point {
    guard layout.scrolls else { return Point(x: 0, y: 0) }
    return program.scroll?.axis == .vertical
      ? Point(x: 0, y: -frame.scroll.offset)
      : Point(x: -frame.scroll.offset * program.sign, y: 0)
  }

  /// 0 … 1: how opaque a layer of no card is, the change of a page included.
  private func opacity(of layout: Layout) -> Double {
    var opacity = frame.values[Int(layout.block) + Channel.opacity]
    if layout.parent < 0 && program.reduction == .fade { opacity *= scene.fade }
    return opacity > 1 ? 1 : opacity
  }

  /// Notes what a visible slot of no card shows now.
  private mutating func show(_ slot: Int, _ local: Affine, _ world: Affine, _ opacity: Double) {
    let isNew = !scene.shown.contains(slot)
    if isNew {
      scene.shown.insert(slot)
      scene.isReordered = true
    }
    note(slot, local, world, opacity, isNew: isNew)
  }

  /// Takes a slot of no card away.
  private mutating func vanish(_ slot: Int) {
    guard scene.shown.remove(slot) else { return }
    mark(slot, .disappeared)
    scene.isReordered = true
  }
}
