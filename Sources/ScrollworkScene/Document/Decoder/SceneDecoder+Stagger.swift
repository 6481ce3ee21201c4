internal import Scrollwork

extension SceneDecoder {
  /// How a group spreads its animations over its layers, of which there are `count`.
  mutating func stagger(_ node: JSONNode?, of count: Int) -> Layer.StaggerRule? {
    guard let node,
      let fields = fields(node, StaggerKey.list)
    else { return nil }
    var rule = Layer.StaggerRule(.each(expression(fields[StaggerKey.each], .time, .notNegative)))
    if let total = fields[StaggerKey.total] {
      rule.spacing = .total(expression(total, .time, .notNegative))
      reportConflict(fields, StaggerKey.each, "total")
    } else if fields[StaggerKey.each] == nil {
      reportMissing("each", StaggerKey.each, of: fields)
    }
    rule.delay = expression(fields[StaggerKey.delay], .time)
    if let from = fields[StaggerKey.from] { rule.origin = origin(from, of: count) }
    if let grid = fields[StaggerKey.grid], let pair = elements(grid, count: 2) {
      let columns = whole(pair[0], 1, 1e4, "a whole number from 1") ?? 1
      let rows = whole(pair[1], 1, 1e4, "a whole number from 1") ?? 1
      rule.grid = .init(columns: Int(columns), rows: Int(rows))
    }
    if let node = fields[StaggerKey.easing] { rule.easing = easing(node) }
    rule.ranksVisible = word(fields[StaggerKey.order], WordList("document visible")) == 1
    return rule
  }

  /// Where a stagger of `count` layers starts.
  private mutating func origin(_ node: JSONNode, of count: Int) -> Layer.StaggerRule.Origin {
    guard document.number(of: node) != nil else {
      switch word(node, WordList("first last center edges")) {
      case 1: return .last
      case 2: return .center
      case 3: return .edges
      default: return .first
      }
    }
    guard let index = whole(node, 0, 1e6, "a whole number from 0") else { return .first }
    if count > 0, index >= count {
      let last = Double(count - 1)
      report(.outOfRange, at: node, [.word(StaticWord("a layer of the group")), .value(last)])
    }
    return .index(Int(index))
  }
}
