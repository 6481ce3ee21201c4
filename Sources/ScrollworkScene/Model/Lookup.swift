internal import Scrollwork

/// Finds the numbers of things by hashes of the things, the first of equal ones first.
///
///     var lookup = Lookup()
///     lookup.add(0, hash: Lookup.hash(of: name))
///     lookup.first(Lookup.hash(of: other)) { names[$0] == other }
///
/// A table with open addressing. Unlike the library's dictionaries it weighs little in a page, and its
/// hashes are the same everywhere.
struct Lookup {
  /// For each place one more than the entry there, or 0; at least half of the places are free.
  private var places: [Int32] = []
  /// The hash of each number, in the order in which they came.
  private var hashes: [UInt64] = []
  private var numbers: [Int32] = []

  /// Adds a number.
  mutating func add(_ number: Int, hash: UInt64) {
    hashes.append(hash)
    numbers.append(Int32(number))
    if 2 * hashes.count > places.count {
      places = Array(repeating: 0, count: places.isEmpty ? 16 : 2 * places.count)
      for entry in hashes.indices { place(entry) }
    } else {
      place(hashes.count - 1)
    }
  }

  private mutating func place(_ entry: Int) {
    var at = start(hashes[entry])
    while places[at] != 0 { at = (at + 1) & (places.count - 1) }
    places[at] = Int32(entry + 1)
  }

  /// Returns the first number with a hash that is the one meant.
  func first(_ hash: UInt64, where isMeant: (Int) -> Bool) -> Int? {
    guard !places.isEmpty else { return nil }
    var at = start(hash)
    while places[at] != 0 {
      let entry = Int(places[at] - 1)
      if hashes[entry] == hash, isMeant(Int(numbers[entry])) { return Int(numbers[entry]) }
      at = (at + 1) & (places.count - 1)
    }
    return nil
  }

  private func start(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash ^ hash >> 32) & (places.count - 1)
  }

  /// A hash of a text.
  static func hash(of bytes: [UInt8]) -> UInt64 { Fingerprint(of: bytes).value }

  /// A hash of a number whose bits differ in few places.
  static func hash(of bits: UInt64) -> UInt64 {
    let mixed = (bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed >> 29
  }
}

extension Lookup {
  /// Returns the place of an easing in a list, to which it is added unless it is there.
  mutating func index(of easing: Easing, in list: inout [Easing]) -> Int {
    var hash: UInt64 = 0
    if case .cubicBezier(let curve) = easing {
      for number in [curve.x1, curve.y1, curve.x2, curve.y2] {
        hash = Self.hash(of: hash &* 31 &+ (number + 0).bitPattern)
      }
    }
    if let known = first(hash, where: { list[$0] == easing }) { return known }
    add(list.count, hash: hash)
    list.append(easing)
    return list.count - 1
  }
}
