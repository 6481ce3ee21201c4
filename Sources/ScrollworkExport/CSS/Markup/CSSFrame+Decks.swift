internal import Scrollwork
internal import ScrollworkScene

extension CSSFrame {
  /// A row of cards that scrolls by itself.
  func row(_ deck: Int) -> [String] {
    let plan = program.decks[deck]
    let row = CSSRow(plan, program)
    let size = program.nodes[plan.node].size
    let isVertical = plan.axis == .vertical
    let length = isVertical ? size.height : size.width
    let pitch = CSSText.px(plan.deck.pitch)
    let way = CSSText.px(length + Double(row.stops) * plan.deck.pitch)
    let long = isVertical ? "width:100%;height:\(way)" : "height:100%;width:\(way)"
    let name = ".d\(deck)"
    let isOne = plan.deck.maxFling == 1 ? ";scroll-snap-stop:always" : ""
    // Logical sides would follow the direction of the cards, which is always from the left.
    let side = isVertical ? "top" : isRightToLeft ? "right" : "left"
    let margin = CSSText.px((length - plan.deck.pitch) / 2)
    var rules = [
      "\(name){inset:0;overflow:\(isVertical ? "hidden scroll" : "scroll hidden");scrollbar-width:none;"
        + "scroll-snap-type:\(isVertical ? "y" : "x") mandatory"
        + (isRightToLeft ? ";direction:rtl}" : "}"),
      "\(name)>div{position:relative;isolation:isolate;\(long)"
        + (plan.deck.loops ? ";display:flex\(isVertical ? ";flex-direction:column" : "")}" : "}"),
      "\(name) .c{scroll-initial-target:nearest}",
    ]
    let place = "\(side):calc(var(--i)*\(pitch) + \(plan.deck.loops ? "0px" : margin))"
    let slot = isVertical ? "width:100%;height:\(pitch)" : "height:100%;width:\(pitch)"
    if plan.deck.loops {
      let box =
        isVertical
        ? "width:100%;height:\(CSSText.px(length))" : "height:100%;width:\(CSSText.px(length))"
      let end = isVertical ? "margin-bottom" : isRightToLeft ? "margin-left" : "margin-right"
      let begin = isVertical ? "margin-top" : isRightToLeft ? "margin-right" : "margin-left"
      rules += [
        "\(name)>div>i{position:static;flex:none;\(slot);scroll-snap-align:center\(isOne)}",
        "\(name)>div>.cards{position:relative;flex:none;\(side):0;\(box);\(end):\(CSSText.px(-length));direction:ltr}",
        "\(name) .cards+i{\(begin):\(margin)}",
        "\(name) .k{\(place)}",
      ]
    } else {
      rules.append(
        "\(name) .k{\(slot);\(place);direction:ltr;scroll-snap-align:center\(isOne)}"
      )
    }
    return rules
  }

  /// The rules of browsers without such timelines: an endless row ends after its cards.
  var fallback: [String] {
    program.decks.indices.flatMap { deck -> [String] in
      let plan = program.decks[deck]
      guard plan.deck.loops else { return [] }
      let row = CSSRow(plan, program)
      let size = program.nodes[plan.node].size
      let isVertical = plan.axis == .vertical
      let length = isVertical ? size.height : size.width
      let way = CSSText.px(length + Double(max(0, row.cards - 1)) * plan.deck.pitch)
      return [
        ".d\(deck)>div{\(isVertical ? "height" : "width"):\(way)}",
        ".d\(deck)>div>i:nth-of-type(n+\(row.cards + 1)){display:none}",
      ]
    }
  }

  /// The rules that tie the timelines of a row to its scrolling.
  func timelines(ofDeck deck: Int) -> [String] {
    let plan = program.decks[deck]
    let row = CSSRow(plan, program)
    let axis = plan.axis == .vertical ? "y" : "x"
    let name = ".d\(deck)"
    if plan.deck.loops {
      let start = Double(row.cards > 0 ? plan.start % Int64(row.cards) : 0)
      let from = CSSText.number(start - Double(CSSRow.reach))
      let to = CSSText.number(start + Double(CSSRow.reach))
      let n = row.cards
      let first = CSSText.number(row.first)
      return [
        "@keyframes s\(deck){from{--o:\(from)}to{--o:\(to)}}",
        "\(name){scroll-timeline:--d\(deck) \(axis)}",
        "\(name)>div>.cards{position:sticky;animation:s\(deck) linear both;animation-timeline:--d\(deck)}",
        "\(name) .k{inset:0;--d:calc(mod(var(--i) - var(--o) - (\(first)),\(n)) + (\(first)))}",
      ]
    }
    if isRightToLeft && plan.axis == .horizontal { return ["\(name){scroll-timeline:--c x}"] }
    let size = program.nodes[plan.node].size
    let length = plan.axis == .vertical ? size.height : size.width
    let reach = CSSStyler.reach(ofDeck: deck, in: program)
    let inset = (length + plan.deck.pitch) / 2 - reach * plan.deck.pitch
    return [
      "\(name) .k{view-timeline:--c \(axis);view-timeline-inset:\(CSSText.px(inset))}"
    ]
  }

  /// Registered numbers of endless decks.
  var properties: [String] {
    guard program.decks.contains(where: { $0.deck.loops }) else { return [] }
    return ["--o", "--d"].map {
      "@property \($0){syntax:\"<number>\";inherits:true;initial-value:0}"
    }
  }
}
