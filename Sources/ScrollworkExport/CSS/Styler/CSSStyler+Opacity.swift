internal import Scrollwork
internal import ScrollworkScene

extension CSSStyler {
  /// What fades a layer, one element for each factor, the layer's own first.
  mutating func opacities(of index: Int) -> [(animations: [CSSAnimation], rest: [String])] {
    let channel = Channel.opacity
    var parts = self.parts([channel], of: index, isSum: false)
    var all: [(animations: [CSSAnimation], rest: [String])] = []
    if let formula = self.formula([channel], of: index, parts.rest) {
      all.append(([], ["opacity:calc(\(formula[0]))"]))
      parts.rest = [1]
    }
    for (place, curve) in parts.curves.enumerated() {
      let rest = place == 0 ? parts.rest[0] : 1
      if curve.points.contains(where: { $0.values[0] * rest > 1.0001 }) && parts.curves.count > 1 {
        note(.approximated, "opacity above 1", index, because: "each factor stops at 1")
      }
      let animation = self.animation(curve, of: index) { "opacity:" + CSSText.number($0[0] * rest) }
      all.append(([animation], []))
    }
    if parts.curves.isEmpty && parts.rest[0] != 1 && all.isEmpty {
      all.append(([], ["opacity:" + CSSText.number(parts.rest[0])]))
    }
    return all
  }

  /// Fades the pages through the ground half way between them, for people who asked for less motion.
  mutating func fadePages() {
    guard program.reduction == .fade, scrolls, program.scroll?.maxPages != nil,
      !program.nodes.isEmpty
    else { return }
    var points = [CSSCurve.Point(x: 0, values: [1])]
    var page = 0.5
    while page < min(span, Self.mostPages) {
      for (way, opacity) in [(-0.25, 1.0), (0, 0), (0.25, 1)] where page + way < span {
        points.append(.init(x: page + way, values: [opacity]))
      }
      page += 1
    }
    points.append(.init(x: span, values: [1]))
    let curve = CSSCurve(source: .scroll, points: points, channel: Channel.opacity)
    let fade = animation(curve, of: 0) { "opacity:" + CSSText.number($0[0]) }
    sheet.add(".stage", sheet.declarations(of: [fade]))
  }

  /// A layer's place among its siblings, where that may change.
  mutating func depth(of index: Int) -> ([CSSAnimation], [String]) {
    let node = program.nodes[index]
    let isCard = node.deck >= 0 && program.decks[node.deck].card == index
    let sorts = node.parent >= 0 ? program.nodes[node.parent].sortsLayers : program.sortsLayers
    let isFormula = self.isFormula(index)
    guard sorts || isCard && isFormula else { return ([], []) }
    let parts = self.parts([Channel.depth], of: index, isSum: true)
    let formula = self.formula([Channel.depth], of: index, parts.rest)
    if isFormula, formula != nil || isCard {
      let depth = formula?[0] ?? CSSText.number(parts.rest[0])
      let far = isCard ? " + var(--d)" : ""
      return ([], ["z-index:calc(round((\(depth))*1000\(far)))"])
    }
    var animations: [CSSAnimation] = []
    for curve in parts.curves {
      note(.approximated, "depth", index, by: .init(0.0005, .unitless), because: "whole numbers")
      animations.append(animation(curve, of: index) { "z-index:" + Self.order($0[0]) })
    }
    return (animations, ["z-index:" + Self.order(parts.rest[0])])
  }

  private static func order(_ depth: Double) -> String { CSSText.number(depth * 1000, digits: 0) }

  /// Between which pages a layer is there.
  mutating func visibility(of index: Int) -> [CSSAnimation] {
    guard let pages = program.nodes[index].pages, scrolls,
      pages.lowerBound > 0 || pages.upperBound < span
    else { return [] }
    note(.carried, "pages", index)
    let (from, to) = (pages.lowerBound / span, pages.upperBound / span)
    if from > 1 || to < 0 {
      return [CSSAnimation(keyframes: "from,to{visibility:hidden}", timing: "1s both")]
    }
    var text = ""
    if from > 0 {
      text += "0%,\(CSSText.percent(from - 1e-8)){visibility:hidden}"
      text += "\(CSSText.percent(from)){visibility:visible}"
    } else {
      text += "0%{visibility:visible}"
    }
    if to < 1 {
      text += "\(CSSText.percent(to)){visibility:visible}"
      text += "\(CSSText.percent(to + 1e-8)),to{visibility:hidden}"
    } else {
      text += "to{visibility:visible}"
    }
    return [CSSAnimation(keyframes: text, timing: "linear both", timeline: "--s")]
  }
}
