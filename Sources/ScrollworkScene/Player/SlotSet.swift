/// A set of small whole numbers that is read in their order.
///
/// Bits, and above them one bit for each word that is not empty, so that an empty stretch of 4096
/// numbers costs one look.
struct SlotSet: Sendable {
  private var words: [UInt64]
  private var summary: [UInt64]
  private var count = 0
  /// Numbers between which all of the set lie; they close in when it gets empty.
  private var first = Int.max
  private var last = -1

  /// Creates an empty set of numbers in 0 ..< count.
  init(_ count: Int) {
    words = Array(repeating: 0, count: count / 64 + 1)
    summary = Array(repeating: 0, count: count / 4096 + 1)
  }

  /// Whether the number is in the set.
  func contains(_ number: Int) -> Bool { words[number >> 6] & bit(number) != 0 }

  /// Adds a number.
  mutating func insert(_ number: Int) {
    guard !contains(number) else { return }
    count += 1
    if number < first { first = number }
    if number > last { last = number }
    words[number >> 6] |= bit(number)
    summary[number >> 12] |= bit(number >> 6)
  }

  /// Takes a number out, and returns whether it was in the set.
  @discardableResult
  mutating func remove(_ number: Int) -> Bool {
    guard contains(number) else { return false }
    words[number >> 6] &= ~bit(number)
    if words[number >> 6] == 0 { summary[number >> 12] &= ~bit(number >> 6) }
    count -= 1
    if count == 0 { (first, last) = (.max, -1) }
    return true
  }

  /// The first number of the set that is not below `number`; `Int.max` when there is none.
  func next(from number: Int) -> Int {
    let number = number > first ? number : first
    guard number <= last else { return .max }
    var word = number >> 6
    let rest = words[word] & (~0 << UInt64(number & 63))
    if rest != 0 { return word << 6 + rest.trailingZeroBitCount }
    word += 1
    var block = word >> 6
    while block < summary.count {
      let start = block == word >> 6 ? UInt64(word & 63) : 0
      let filled = summary[block] & (~0 << start)
      if filled != 0 {
        word = block << 6 + filled.trailingZeroBitCount
        return word << 6 + words[word].trailingZeroBitCount
      }
      block += 1
    }
    return .max
  }

  private func bit(_ number: Int) -> UInt64 { 1 << UInt64(number & 63) }
}
