internal import Scrollwork

extension ScorePlan {
  /// Adds the layers of a group that plays its animations on each of them in turn.
  mutating func addStaggered(_ place: ScorePlace) {
    let first = number()
    let isTotal = answer()
    let seconds = number()
    let origin = whole()
    var stagger = Stagger(
      isTotal ? .total(seconds) : .each(seconds),
      from: origin >= 0
        ? .index(origin)
        : origin == -1 ? .first : origin == -2 ? .last : origin == -3 ? .center : .edges
    )
    let easing = whole()
    if easing >= 0 { stagger.easing = curves[easing] }
    let columns = whole()
    if columns > 0 { stagger.grid = Stagger.Grid(columns: columns, rows: whole()) }
    // Where only layers on screen are ranked, their frames stand here.
    let ranked = whole()
    let ranks = UnsafeMutablePointer<Int>.allocate(capacity: ranked)
    var visible = 0
    for index in 0..<ranked {
      ranks[index] = visible
      if startsOnScreen(place) { visible += 1 }
    }
    let total = whole()
    let count = ranked == 0 ? total : visible > 0 ? visible : 1
    for index in 0..<total {
      let rank = ranked == 0 ? index : ranks[index] < count ? ranks[index] : count - 1
      addLayer(place, delay: first + stagger.delay(index: rank, count: count), nil)
    }
    ranks.deallocate()
  }
}
