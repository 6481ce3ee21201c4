internal import Scrollwork
internal import ScrollworkScene

/// What holds a page's layers: the screen, what scrolls, and the rows of cards.
struct CSSFrame {
  let program: Program
  /// The pages that links lead to.
  let targets: [Double]

  private var viewport: Size { program.environment.viewport }
  private var isVertical: Bool { program.scroll?.axis == .vertical }
  private var span: Double { program.pages - 1 }
  private var scrolls: Bool { program.scroll != nil && span > 0 }
  private var isRightToLeft: Bool { program.isMirrored }

  /// Whether the page needs timelines that follow scrolling.
  var needsTimelines: Bool { scrolls || !program.decks.isEmpty }

  /// The layers inside all that holds them.
  func markup(_ layers: String, name: String) -> String {
    let stage = "<div class=\"stage\">\n\(layers)</div>"
    guard scrolls else { return "<main>\(stage)</main>\n" }
    var marks = ""
    let last = min(span.rounded(.up), CSSStyler.mostPages)
    for page in 0...Int(last) {
      marks += mark(min(Double(page), span), "s")
    }
    for page in targets where page != page.rounded(.down) || page > last { marks += mark(page, "") }
    return "<main><div class=\"port\" tabindex=\"0\" role=\"region\" aria-label=\"\(name)\">"
      + "<div class=\"long\">\(marks)\n\(stage)</div></div></main>\n"
  }

  private func mark(_ page: Double, _ kind: String) -> String {
    let name = CSSText.number(page)
    let start = kind.isEmpty ? "" : " class=\"\(kind)\""
    return "<i id=\"p\(name)\"\(start) style=\"--p:\(name)\"></i>"
  }

  /// The rules without which there is no page.
  var base: [String] {
    let (width, height) = (CSSText.px(viewport.width), CSSText.px(viewport.height))
    var rules = [
      "*{box-sizing:border-box}",
      ":root{--face:Inter,\"Noto Sans CJK SC\",\"Noto Color Emoji\",system-ui,sans-serif}",
      "body{margin:0;min-height:100vh;display:grid;place-content:center}",
      "main{position:relative;width:\(width);height:\(height);overflow:clip;"
        + "background:\(CSSPaint.background(program.background, viewport))}",
      ".stage{position:absolute;inset:0;direction:ltr}",
      ".stage *{position:absolute}",
      ".stage [class*=w]{left:0;top:0}",
      ".t{display:flex;flex-direction:column;white-space:pre-wrap;overflow-wrap:anywhere;"
        + "unicode-bidi:plaintext}",
      "a{text-decoration:none;-webkit-tap-highlight-color:transparent}",
      "a>img{width:100%;height:100%;object-fit:inherit}",
      // Without a width or a height nothing of a drawing would be shown, not even its stroke.
      "svg{width:100%;height:100%;min-width:1px;min-height:1px;left:0;top:0;overflow:visible}",
    ]
    if scrolls { rules += port }
    for deck in program.decks.indices { rules += row(deck) }
    return rules
  }

  private var port: [String] {
    guard let scroll = program.scroll else { return [] }
    let axis = isVertical ? "y" : "x"
    let long =
      isVertical
      ? "width:100%;height:\(CSSText.px(viewport.height * program.pages))"
      : "height:100%;width:\(CSSText.px(viewport.width * program.pages))"
    var style =
      "position:absolute;inset:0;overflow:\(isVertical ? "hidden scroll" : "scroll hidden");"
      + "scrollbar-width:none"
    if scroll.maxPages != nil { style += ";scroll-snap-type:\(axis) mandatory" }
    if !scroll.bounces { style += ";overscroll-behavior:none" }
    if isRightToLeft { style += ";direction:rtl" }
    let side = isVertical ? "top" : isRightToLeft ? "right" : "left"
    var snap = ""
    if scroll.maxPages != nil { snap = ".long>.s{scroll-snap-align:start" }
    if scroll.maxPages == 1 { snap += ";scroll-snap-stop:always" }
    return [
      ".port{\(style)}", ".long{position:relative;\(long)}",
      ".long>i{position:absolute;\(isVertical ? "left:0" : "top:0");width:\(CSSText.px(viewport.width));"
        + "height:\(CSSText.px(viewport.height));\(side):calc(var(--p)*\(CSSText.px(program.pageLength)))}",
      "@media (prefers-reduced-motion:no-preference){.port{scroll-behavior:smooth}}",
    ] + (snap.isEmpty ? [] : [snap + "}"])
  }

  /// A row of cards that scrolls by itself.
  private func row(_ deck: Int) -> [String] {
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

  /// The rules that tie timelines to what scrolls.
  var timelines: [String] {
    var rules: [String] = []
    if scrolls {
      let side = isVertical ? "top" : isRightToLeft ? "right" : "left"
      var port = "scroll-timeline:--s \(isVertical ? "y" : "x")"
      let triggers = program.triggers.enumerated().compactMap { index, trigger in
        trigger.offsets.map { offsets in
          let way = span * program.pageLength
          let from = CSSText.percent(max(offsets.lowerBound / way, -1))
          let to = CSSText.percent(min(offsets.upperBound / way, 2))
          return "--t\(index) --s \(from) \(to)"
        }
      }
      if !triggers.isEmpty { port += ";timeline-trigger:" + triggers.joined(separator: ",") }
      rules += [
        ".port{\(port)}",
        ".stage{position:sticky;inset:auto;\(side):0;width:\(CSSText.px(viewport.width));"
          + "height:\(CSSText.px(viewport.height))}",
      ]
    }
    for deck in program.decks.indices { rules += timelines(ofDeck: deck) }
    return rules
  }

  private func timelines(ofDeck deck: Int) -> [String] {
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
