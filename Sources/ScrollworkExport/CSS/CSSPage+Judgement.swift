internal import Scrollwork
internal import ScrollworkScene

extension CSSPage {
  /// Notes what no style sheet can say of a scene.
  static func judge(
    _ program: Program,
    _ pointers: LayerPointers,
    _ report: inout ExportReport
  ) {
    let size = program.environment.viewport
    let (width, height) = (CSSText.number(size.width), CSSText.number(size.height))
    report.note(
      .approximated,
      "layout",
      at: "",
      because: "laid out for \(width) × \(height) pt, and not anew for another screen"
    )
    for index in program.nodes.indices {
      guard case .text = program.nodes[index].content else { continue }
      report.note(
        .approximated,
        "text",
        at: pointers[index],
        because: "it is set in the fonts of whoever looks at it"
      )
    }
    if let scroll = program.scroll, program.pages > 1 {
      report.note(
        .approximated,
        "scrolling",
        at: "",
        because: "flicks, bounces and snapping are the browser's own"
      )
      if scroll.bounces {
        report.note(
          .lost,
          "motion beyond the edges",
          at: "",
          because: "scroll timelines stop at the first and last page"
        )
      }
      if program.pages - 1 > CSSStyler.mostPages {
        report.note(
          .lost,
          "stops at far pages",
          at: "",
          because: "the last one is at page \(CSSText.number(CSSStyler.mostPages))"
        )
      }
      if let most = scroll.maxPages, most > 1 {
        report.note(
          .lost,
          "limit of \(most) pages to a flick",
          at: "",
          because: "scroll snapping knows one page or any number"
        )
      }
    }
    for (index, plan) in program.decks.enumerated() {
      judge(plan, index, program, pointers, &report)
    }
    for index in program.nodes.indices {
      for motion in program.motions(of: index) where motion.source == .scroll {
        guard motion.before == .linear || motion.after == .linear, program.scroll?.bounces == true
        else { continue }
        report.note(
          .lost,
          "track beyond the edges",
          at: pointers[index],
          because: "scroll timelines stop at the first and last page"
        )
      }
    }
  }

  private static func judge(
    _ plan: Program.DeckPlan,
    _ index: Int,
    _ program: Program,
    _ pointers: LayerPointers,
    _ report: inout ExportReport
  ) {
    let place = pointers[plan.node]
    let row = CSSRow(plan, program)
    report.note(
      .approximated,
      "scrolling",
      at: place,
      because: "flicks, bounces and snapping are the browser's own"
    )
    if !plan.deck.loops {
      report.note(
        .lost,
        "motion beyond the edges",
        at: place,
        because: "view timelines stop with the row at its first and last card"
      )
    }
    if plan.deck.loops {
      report.note(
        .approximated,
        "endless deck",
        at: place,
        because:
          "it ends \(CSSRow.reach) cards to either side of the first, and moves on the main thread"
      )
    }
    if !row.isWhole {
      report.note(
        .lost,
        "cards from number \(CSSRow.limit) on",
        at: place,
        because: "each card is an element of the page"
      )
    }
    if let most = plan.deck.maxFling, most > 1 {
      report.note(
        .lost,
        "limit of \(most) cards to a flick",
        at: place,
        because: "scroll snapping knows one card or any number"
      )
    }
    let size = program.nodes[plan.node].size
    let viewport = program.environment.viewport
    if size.width < viewport.width || size.height < viewport.height {
      report.note(
        .approximated,
        "row of cards",
        at: place,
        because: "what scrolls is cut at its frame"
      )
    }
    if !plan.deck.loops, plan.start != 0 {
      report.note(
        .approximated,
        "first card",
        at: place,
        because: "browsers without scroll-initial-target begin with card 0"
      )
    }
  }
}

extension CSSStyler {
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
}
