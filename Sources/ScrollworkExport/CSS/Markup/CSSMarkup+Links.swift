internal import Scrollwork
internal import ScrollworkScene

extension CSSMarkup {
  /// Where a tap leads, as far as links go.
  mutating func address(of tap: Layer.Tap?, _ index: Int, _ card: Int?) -> String? {
    guard let tap else { return nil }
    func lose(_ what: String, _ reason: String) {
      report.note(.lost, what, at: pointers[index], because: reason)
    }
    if let event = tap.event {
      lose("event \"\(event)\"", "nobody hears it without a script")
    }
    guard let target = tap.scroll else { return nil }
    let node = program.nodes[index]
    switch target {
    case .page(let page):
      guard program.scroll != nil, page >= 0, page <= program.pages - 1 else {
        lose("tap", "there is no such page")
        return nil
      }
      if !targets.contains(page) { targets.append(page) }
      report.note(.carried, "tap", at: pointers[index])
      return "#p\(CSSText.number(page))"
    case .this:
      guard let card, node.deck >= 0, !program.decks[node.deck].deck.loops else {
        lose("tap", "links of an endless deck know no card")
        return nil
      }
      report.note(.carried, "tap", at: pointers[index])
      return "#d\(node.deck)-\(card)"
    case .next, .previous:
      let step = target == .next ? 1 : -1
      if let card, node.deck >= 0, !program.decks[node.deck].deck.loops {
        let last = CSSRow(program.decks[node.deck], program).cards - 1
        return "#d\(node.deck)-\(min(max(card + step, 0), last))"
      }
      guard node.ridesContent, program.scroll != nil, node.deck < 0 else {
        lose("tap", "a link cannot tell from which page it is followed")
        return nil
      }
      let page = min(max(program.page(of: index) + Double(step), 0), program.pages - 1)
      if !targets.contains(page) { targets.append(page) }
      report.note(.carried, "tap", at: pointers[index])
      return "#p\(CSSText.number(page))"
    }
  }
}
