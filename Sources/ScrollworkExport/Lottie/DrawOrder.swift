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
    var waits: [Int: Int] = [:]
    var fronts: [Int: [Int]] = [:]
    for pair in pairs {
      waits[pair.front, default: 0] += 1
      fronts[pair.back, default: []].append(pair.front)
    }
    var free = Queue()
    for member in members where waits[member] == nil { free.insert(member) }
    var result: [Int] = []
    while let next = free.removeFirst() {
      result.append(next)
      for front in fronts[next] ?? [] {
        waits[front, default: 0] -= 1
        if waits[front] == 0 { free.insert(front) }
      }
    }
    return result.count == members.count ? result : nil
  }

  /// Numbers of which the smallest is at hand: a heap.
  private struct Queue {
    private var all: [Int] = []

    mutating func insert(_ number: Int) {
      all.append(number)
      var child = all.count - 1
      while child > 0, all[(child - 1) / 2] > all[child] {
        all.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    }

    mutating func removeFirst() -> Int? {
      guard let first = all.first else { return nil }
      all.swapAt(0, all.count - 1)
      all.removeLast()
      var parent = 0
      while 2 * parent + 1 < all.count {
        var child = 2 * parent + 1
        if child + 1 < all.count, all[child + 1] < all[child] { child += 1 }
        if all[parent] <= all[child] { break }
        all.swapAt(parent, child)
        parent = child
      }
      return first
    }
  }
}
