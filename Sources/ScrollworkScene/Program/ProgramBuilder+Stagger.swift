internal import Scrollwork

extension ProgramBuilder {
  /// The delays of a group's layers.
  func delays(
    _ rule: Layer.StaggerRule,
    _ layers: [Layer],
    _ place: Place,
    _ program: Program
  ) -> [Double] {
    let first = rule.delay.value(.time, scope) ?? 0
    var ranks = Array(layers.indices)
    var count = layers.count
    if rule.ranksVisible {
      var visible = 0
      for index in layers.indices {
        ranks[index] = visible
        if startsOnScreen(layers[index], place, program) { visible += 1 }
      }
      count = visible > 0 ? visible : 1
      for index in ranks.indices where ranks[index] >= count { ranks[index] = count - 1 }
    }
    let stagger = stagger(rule)
    return ranks.map { first + stagger.delay(index: $0, count: count) }
  }

  private func startsOnScreen(_ layer: Layer, _ place: Place, _ program: Program) -> Bool {
    let box = frame(of: layer, in: place.size, program)
    let x = place.corner.x + box.origin.x
    let y = place.corner.y + box.origin.y
    return x < scope.viewport.width && x + box.size.width > 0 && y < scope.viewport.height
      && y + box.size.height > 0
  }

  private func stagger(_ rule: Layer.StaggerRule) -> Stagger {
    let spacing: Stagger.Spacing
    switch rule.spacing {
    case .each(let each): spacing = .each(value(each, .time, .notNegative))
    case .total(let total): spacing = .total(value(total, .time, .notNegative))
    }
    return rule.stagger(spacing)
  }
}

extension Layer.StaggerRule {
  /// The stagger with its spacing in seconds.
  @inline(never)
  func stagger(_ spacing: Stagger.Spacing) -> Stagger {
    let start: Stagger.Origin
    switch origin {
    case .first: start = .first
    case .last: start = .last
    case .center: start = .center
    case .edges: start = .edges
    case .index(let index): start = .index(index)
    }
    var stagger = Stagger(spacing, from: start)
    if let easing { stagger.easing = easing }
    if let grid { stagger.grid = .init(columns: grid.columns, rows: grid.rows) }
    return stagger
  }
}
