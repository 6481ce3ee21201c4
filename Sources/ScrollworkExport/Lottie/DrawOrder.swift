/// The order in which the layers of one group are drawn, as long as one order will do.
struct DrawOrder {
  /// Samples for which one order holds.
  struct Stretch: Equatable {
    /// The first sample.
    let first: Int
    /// The actors, back to front.
    var actors: [Int]
  }

  /// The stretches by rising samples.
  private(set) var stretches: [Stretch] = []
  private var last: [Int] = []
  /// Which actor was drawn right before which, in the last stretch.
  private var pairs: Set<Pair> = []

  private struct Pair: Hashable {
    let back: Int
    let front: Int
  }

  /// Notes what is visible at a moment, back to front.
  mutating func note(_ list: [Int], at sample: Int) {
    guard list != last else { return }
    last = list
    var more = pairs
    for (back, front) in zip(list, list.dropFirst()) { more.insert(Pair(back: back, front: front)) }
    let members = Set(list).union(stretches.last?.actors ?? [])
    if !stretches.isEmpty, let sorted = Self.sorted(members, more) {
      pairs = more
      stretches[stretches.count - 1].actors = sorted
    } else {
      pairs = Set(zip(list, list.dropFirst()).map { Pair(back: $0, front: $1) })
      stretches.append(Stretch(first: stretches.isEmpty ? 0 : sample, actors: list))
    }
  }

  /// The members in an order that every pair keeps, earlier actors first where it is open; nil when
  /// there is none.
  private static func sorted(_ members: Set<Int>, _ pairs: Set<Pair>) -> [Int]? {
    var open = members.sorted()
    var behind: [Int: Int] = [:]
    for pair in pairs { behind[pair.front, default: 0] += 1 }
    var result: [Int] = []
    while !open.isEmpty {
      guard let place = open.firstIndex(where: { behind[$0, default: 0] == 0 }) else { return nil }
      let next = open.remove(at: place)
      result.append(next)
      for pair in pairs where pair.back == next { behind[pair.front, default: 0] -= 1 }
    }
    return result
  }
}
