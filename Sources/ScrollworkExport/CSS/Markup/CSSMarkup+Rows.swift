internal import Scrollwork
internal import ScrollworkScene

extension CSSMarkup {
  /// The cards of a deck in a row that scrolls.
  mutating func row(_ deck: Int) -> String {
    let plan = program.decks[deck]
    let row = CSSRow(plan, program)
    let name = program.scroll == nil && program.decks.count == 1 ? "" : " \(deck + 1)"
    var text =
      "<div class=\"row d\(deck)\" tabindex=\"0\" role=\"region\" aria-label=\"Cards\(name)\"><div>"
    if plan.deck.loops {
      text += "<div class=\"cards\">\n"
      for card in 0..<row.cards {
        text += "<div class=\"k\" style=\"--i:\(card)\">"
        let item = program.item(ofDeck: deck, card: row.card(card))
        text += element(plan.card, item, false, card: card) + "</div>\n"
      }
      text += "</div>"
      for stop in 0...row.stops {
        text += stop == row.stops / 2 ? "<i class=\"c\"></i>" : "<i></i>"
      }
      return text + "</div></div>"
    }
    for card in 0..<row.cards {
      let start = Int64(card) == plan.start ? " c" : ""
      text += "<div class=\"k\(start)\" id=\"d\(deck)-\(card)\" style=\"--i:\(card)\">"
      let item = program.item(ofDeck: deck, card: Int64(card))
      text += element(plan.card, item, false, card: card) + "</div>\n"
    }
    return text + "</div></div>"
  }
}
