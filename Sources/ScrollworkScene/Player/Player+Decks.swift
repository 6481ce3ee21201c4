internal import Scrollwork

extension Player {
  /// Puts a deck at a place in its row at once, as of the last event.
  ///
  /// - Parameters:
  ///   - index: Which deck of the program.
  ///   - place: What is in the centre, in cards from the first; between two cards, too. An endless
  ///     row goes on for ever, another stops at its ends.
  package mutating func placeDeck(_ index: Int, at place: Double) {
    let time = state.time
    let offset = (place - Double(state.origins[index])) * program.decks[index].deck.pitch
    change(.deck(index)) { $0.scroll(to: offset, time: time, animated: false) }
    updateStarts(after: time)
  }
}
