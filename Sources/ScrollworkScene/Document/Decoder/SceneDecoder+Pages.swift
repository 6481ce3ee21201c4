extension SceneDecoder {
  /// Notes a deck; taps scroll the first where the content does not scroll.
  ///
  /// One that cannot be read has no cards, and nothing is said of what leads to these.
  mutating func noteDeck(_ cards: Int64, loops: Bool) {
    if firstDeck == nil { firstDeck = (cards, loops) }
  }

  /// Checks a page that starts a clock: the content scrolls and has it.
  mutating func checkStart(_ key: JSONNode?, _ node: JSONNode?, _ page: Double) {
    guard let key, let node else { return }
    guard let lastPage else {
      return report(.misplacedKey, at: key, [.word(StaticWord("scenes that scroll"))])
    }
    checkPage(node, page, last: lastPage)
  }

  /// Checks, once all decks are known, that taps lead to pages and cards that there are.
  mutating func checkScrollTargets() {
    for (key, node, page) in scrollTargets {
      if let lastPage {
        if let page { checkPage(node, page, last: lastPage) }
      } else if let deck = firstDeck {
        let last = Double(deck.cards) - 1
        guard let page, !deck.loops, last >= 0, page > last else { continue }
        report(.outOfRange, at: node, [.word(StaticWord("a card of the deck")), .value(last)])
      } else {
        report(
          .misplacedKey,
          at: key,
          [.word(StaticWord("scenes that scroll or have a deck"))]
        )
      }
    }
  }

  /// A page beyond the last; a part of a page at the end counts as one.
  ///
  /// Other values of the parameters may bring one that a formula lacks.
  private mutating func checkPage(_ node: JSONNode, _ page: Double, last: Double) {
    let last = last.rounded(.up)
    guard page > last else { return }
    problems.add(
      Diagnostic(
        .outOfRange,
        severity: isLastPageFixed ? .error : .warning,
        at: document.mark(of: node),
        [.word(StaticWord("a page of the scene")), .value(last)]
      )
    )
  }
}
