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
  var isRightToLeft: Bool { program.isMirrored }

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
}
