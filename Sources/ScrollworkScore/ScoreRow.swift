internal import Scrollwork

/// How a deck or the content is scrolled.
struct ScoreRow {
  var scroller: Scroller
  /// The slot of a deck at which the offset is 0.
  var origin: Int64
  /// What is in a deck's centre in the frame at hand.
  var position = Deck.Position(slot: 0)

  /// A row at rest at a slot.
  init(_ configuration: Scroller.Configuration, at slot: Int64, time: Double) {
    scroller = Scroller(configuration, time: time)
    origin = slot
  }
}

extension ScorePlan {
  /// How a deck scrolls whose offset is 0 at the slot `origin`, or after the last deck the content.
  @inline(never)
  func configuration(of row: Int, origin: Int64) -> Scroller.Configuration {
    let isDeck = row < deckCount
    let axis = isDeck ? decks[row].axis : self.axis
    let length = axis == 1 ? viewport.height : viewport.width
    var configuration = Scroller.Configuration(viewportLength: length, range: nil)
    if isDeck {
      let deck = decks + row
      configuration.range = deck.pointee.deck.offsetRange(origin: origin)
      configuration.snapping = .interval(
        length: deck.pointee.deck.pitch,
        maxFling: deck.pointee.deck.maxFling
      )
      return configuration
    }
    configuration.range = 0...(pages - 1) * length
    configuration.bounces = bounces
    configuration.rate = deceleratesFast ? .fast : .normal
    configuration.pixel = pixel
    if maxPages >= 0 { configuration.snapping = .pages(length: length, maxPages: maxPages) }
    return configuration
  }
}
