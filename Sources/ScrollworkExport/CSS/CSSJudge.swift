internal import Scrollwork
internal import ScrollworkScene

/// Says what no style sheet can play of a scene.
struct CSSJudge {
  let program: Program
  let pointers: LayerPointers
  private(set) var report = ExportReport(format: "CSS")

  init(_ program: Program, _ pointers: LayerPointers) {
    self.program = program
    self.pointers = pointers
  }

  /// Notes all of it.
  mutating func judge(_ scene: Scene) {
    report.noteParameters(of: scene)
    judgeLayout()
    judgeScrolling()
    for deck in program.decks { judge(deck) }
    judgeTracks()
  }

  private mutating func judgeLayout() {
    let size = program.environment.viewport
    let (width, height) = (CSSText.number(size.width), CSSText.number(size.height))
    approximate("layout", "laid out for \(width) × \(height) pt, and not anew for another screen")
    for index in program.nodes.indices {
      guard case .text = program.nodes[index].content else { continue }
      approximate("text", at: pointers[index], "it is set in the fonts of whoever looks at it")
    }
  }

  private mutating func judgeScrolling() {
    guard let scroll = program.scroll, program.pages > 1 else { return }
    approximate("scrolling", "flicks, bounces and snapping are the browser's own")
    if scroll.bounces {
      lose("motion beyond the edges", "scroll timelines stop at the first and last page")
    }
    if program.pages - 1 > CSSStyler.mostPages {
      let last = CSSText.number(CSSStyler.mostPages)
      lose("stops at far pages", "the last one is at page \(last)")
    }
    if let most = scroll.maxPages, most > 1 {
      lose("limit of \(most) pages to a flick", "scroll snapping knows one page or any number")
    }
  }

  private mutating func judge(_ plan: Program.DeckPlan) {
    let place = pointers[plan.node]
    approximate("scrolling", at: place, "flicks, bounces and snapping are the browser's own")
    if plan.deck.loops {
      approximate(
        "endless deck",
        at: place,
        "it ends \(CSSRow.reach) cards to either side of the first, and moves on the main thread"
      )
    } else {
      lose(
        "motion beyond the edges",
        at: place,
        "view timelines stop with the row at its first and last card"
      )
    }
    if !CSSRow(plan, program).isWhole {
      lose("cards from number \(CSSRow.limit) on", at: place, "each card is an element of the page")
    }
    if let most = plan.deck.maxFling, most > 1 {
      lose(
        "limit of \(most) cards to a flick",
        at: place,
        "scroll snapping knows one card or any number"
      )
    }
    let size = program.nodes[plan.node].size
    let viewport = program.environment.viewport
    if size.width < viewport.width || size.height < viewport.height {
      approximate("row of cards", at: place, "what scrolls is cut at its frame")
    }
    if !plan.deck.loops, plan.start != 0 {
      approximate(
        "first card",
        at: place,
        "browsers without scroll-initial-target begin with card 0"
      )
    }
  }

  private mutating func judgeTracks() {
    guard program.scroll?.bounces == true else { return }
    for index in program.nodes.indices {
      for motion in program.motions(of: index) where motion.source == .scroll {
        guard motion.before == .linear || motion.after == .linear else { continue }
        lose(
          "track beyond the edges",
          at: pointers[index],
          "scroll timelines stop at the first and last page"
        )
      }
    }
  }

  private mutating func approximate(_ what: String, at place: String = "", _ reason: String) {
    report.note(.approximated, what, at: place, because: reason)
  }

  private mutating func lose(_ what: String, at place: String = "", _ reason: String) {
    report.note(.lost, what, at: place, because: reason)
  }
}
