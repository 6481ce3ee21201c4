internal import Scrollwork

extension ScorePlan {
  /// Adds the layers of a group that plays its animations on each of them in turn.
  mutating func addStaggered(_ place: ScorePlace) {
    let first = number()
    let seconds = number()
    // Where only layers on screen are ranked, their frames stand here.
    let ranked = whole()
    let ranks = arena.room(ranked, Int32.self)
    var visible = 0
    for index in 0..<ranked {
      ranks[index] = Int32(truncatingIfNeeded: visible)
      if startsOnScreen(place) { visible &+= 1 }
    }
    let length = whole()
    var delays = numbers + at
    at = at &+ length
    let total = whole()
    var count = total
    if ranked > 0 {
      count = visible > 0 ? visible : 1
      // One number more than there are layers, for each count before this.
      delays += (count &- 1) &* (count &+ 2) / 2
    }
    for index in 0..<total {
      var rank = index
      if ranked > 0 { rank = Int(ranks[index]) < count ? Int(ranks[index]) : count &- 1 }
      let delay = delays[0] * seconds * delays[rank &+ 1]
      addLayer(place, delay: first + (delay > 0 ? delay : 0), nil)
    }
  }
}
