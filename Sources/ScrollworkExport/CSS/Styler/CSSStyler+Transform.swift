internal import Scrollwork
internal import ScrollworkScene

extension CSSStyler {
  /// One factor of a transform list.
  private enum Factor {
    case text(String)
    case curve(CSSCurve, ([Double]) -> String)
  }

  /// What moves a layer, and what its style says besides.
  ///
  /// Lists are concatenated by `add`, so that each factor is an animation of its own, in the order of
  /// the layer's steps.
  mutating func transform(of index: Int) -> ([CSSAnimation], [String]) {
    var factors = outerFactors(of: index)
    for step in program.nodes[index].transform.steps { factors += self.factors(of: step, index) }
    // Constants in front, and what follows an animation that is always there, join it.
    var leading = ""
    var all: [(curve: CSSCurve?, before: String, write: ([Double]) -> String, after: String)] = []
    for factor in factors {
      switch factor {
      case .curve(let curve, let write): all.append((curve, "", write, ""))
      case .text(let text):
        if all.isEmpty {
          leading += leading.isEmpty ? text : " " + text
        } else if let curve = all[all.count - 1].curve, isAlwaysInEffect(curve.source) {
          all[all.count - 1].after += " " + text
        } else {
          all.append((nil, "", { _ in text }, ""))
        }
      }
    }
    guard let first = all.first else {
      return ([], hasFormula(index) ? ["transform:" + leading] : [])
    }
    let replaces =
      !hasFormula(index) && first.curve.map { isAlwaysInEffect($0.source) } ?? false
    if replaces && !leading.isEmpty { all[0].before = leading + " " }
    var animations: [CSSAnimation] = []
    for (place, part) in all.enumerated() {
      let write: ([Double]) -> String = {
        "transform:" + part.before + part.write($0) + part.after
      }
      var animation: CSSAnimation
      if let curve = part.curve {
        animation = self.animation(curve, of: index, write)
      } else {
        animation = CSSAnimation(keyframes: "from,to{\(write([]))}", timing: "1s both")
      }
      animation.adds = place > 0 || !replaces
      animations.append(animation)
    }
    if all.count > 1 { note(.carried, "several motions on one transform", index) }
    if replaces { return (animations, []) }
    return (animations, ["transform:" + (leading.isEmpty ? "none" : leading)])
  }

  /// What a card's place in its row adds, where it is a formula.
  private func outerFactors(of index: Int) -> [Factor] {
    let node = program.nodes[index]
    let isOutermost = node.transform.steps.first == .translate
    if node.scrolls && scrolls && !isOutermost {
      let curve = CSSCurve(
        source: .scroll,
        points: [
          .init(x: 0, values: [0, 0]), .init(x: span, values: shift),
        ],
        channel: Channel.x
      )
      return [.curve(curve, Self.translate)]
    }
    guard isFormula(index), program.decks[node.deck].card == index else { return [] }
    let plan = program.decks[node.deck]
    let pitch = CSSText.px(plan.deck.pitch * (plan.axis == .horizontal ? program.sign : 1))
    let axis = plan.axis == .vertical ? "Y" : "X"
    return [.text("translate\(axis)(calc(var(--d)*\(pitch)))")]
  }

  /// How far the content goes from the first page to the last.
  private var shift: [Double] {
    let way = -span * program.pageLength
    return program.scroll?.axis == .vertical ? [0, way] : [way * program.sign, 0]
  }

  private mutating func factors(of step: TransformOrder.Step, _ index: Int) -> [Factor] {
    let node = program.nodes[index]
    switch step {
    case .translate:
      let isShifted = node.scrolls && scrolls && node.transform.steps.first == .translate
      let channels = [Channel.x, Channel.y]
      let parts = self.parts(channels, of: index, isSum: true, shift: isShifted ? shift : nil)
      return factors(
        parts,
        self.formula(channels, of: index, parts.rest),
        [0, 0],
        "translate",
        "1px"
      ) {
        Self.translate($0)
      }
    case .rotate:
      let parts = self.parts([Channel.rotation], of: index, isSum: true)
      let formula = self.formula([Channel.rotation], of: index, parts.rest)
      return factors(parts, formula, [0], "rotate", "1rad") {
        "rotate(\(CSSText.degrees($0[0])))"
      }
    case .scale:
      let channels = [Channel.scaleX, Channel.scaleY]
      let parts = self.parts(channels, of: index, isSum: false)
      return factors(parts, self.formula(channels, of: index, parts.rest), [1, 1], "scale", "1") {
        let (x, y) = (CSSText.number($0[0]), CSSText.number($0[1]))
        return x == y ? "scale(\(x))" : "scale(\(x),\(y))"
      }
    }
  }

  private func factors(
    _ parts: Parts,
    _ formula: [String]?,
    _ identity: [Double],
    _ function: String,
    _ unit: String,
    _ write: @escaping ([Double]) -> String
  ) -> [Factor] {
    var factors: [Factor] = []
    if let formula {
      let arguments = formula.map { unit == "1" ? "calc(\($0))" : "calc(\(unit)*(\($0)))" }
      factors.append(.text("\(function)(\(arguments.joined(separator: ",")))"))
    } else if parts.rest != identity {
      // A translation's rest may as well be part of its first curve.
      if function == "translate", var first = parts.curves.first, isAlwaysInEffect(first.source) {
        for place in first.points.indices {
          for axis in 0..<2 { first.points[place].values[axis] += parts.rest[axis] }
        }
        return [.curve(first, write)] + parts.curves.dropFirst().map { .curve($0, write) }
      }
      factors.append(.text(write(parts.rest)))
    }
    return factors + parts.curves.map { .curve($0, write) }
  }

  /// A translation as CSS has it.
  static func translate(_ values: [Double]) -> String {
    "translate(\(CSSText.px(values[0])),\(CSSText.px(values[1])))"
  }

  /// Whether the style of a layer follows from its card's distance by formulas.
  private func hasFormula(_ index: Int) -> Bool {
    guard isFormula(index) else { return false }
    let isCard = program.decks[program.nodes[index].deck].card == index
    return isCard
      || program.motions(of: index).contains {
        $0.source == .view && Int($0.channel) < Channel.opacity
      }
  }
}
