/// What values say.
extension PlainMarkup {
  /// Whether every number is 0, or between 0.001 and 10 000 whatever its sign, and written without an
  /// exponent.
  func hasCommonNumbers(_ place: Range<Int>, digits: Int = 4, decimals: Int = 15) -> Bool {
    let (zero, point) = (UInt8(ascii: "0"), UInt8(ascii: "."))
    var run = 0
    var isFraction = false
    var isZero = true
    for byte in bytes[place] {
      if Self.isDigit(byte) {
        run += 1
        if run > (isFraction ? decimals : digits) { return false }
        if byte != zero {
          if isZero && isFraction && run > 3 { return false }
          isZero = false
        }
      } else {
        if byte | 0x20 == UInt8(ascii: "e") { return false }
        // A second point begins another number.
        if byte != point || isFraction { isZero = true }
        isFraction = byte == point
        run = 0
      }
    }
    return true
  }

  /// Whether all numbers lie between 0.01 and 10, whatever their sign.
  private func areScales(_ place: Range<Int>) -> Bool {
    let point = UInt8(ascii: ".")
    let numbers = bytes[place].split { !Self.isDigit($0) && $0 != point }
    return hasCommonNumbers(place, digits: 1, decimals: 2)
      && numbers.allSatisfy { digits in
        digits.contains { $0 != point && $0 != UInt8(ascii: "0") }
          && digits.filter { $0 == point }.count <= 1
      }
  }

  /// How often a map scales, when it moves, turns and scales by common numbers and does nothing else.
  func scaleCount(_ place: Range<Int>) -> Int? {
    var count = 0
    var rest = place
    while !rest.isEmpty {
      if Self.isSpace(bytes[rest.lowerBound]) {
        rest = rest.dropFirst()
        continue
      }
      let moves: [StaticString] = ["translate(", "rotate(", "scale("]
      guard let move = moves.firstIndex(where: { begins(rest, with: $0) }) else { return nil }
      rest = rest.dropFirst(moves[move].utf8CodeUnitCount)
      guard let end = bytes[rest].firstIndex(of: UInt8(ascii: ")")) else { return nil }
      let numbers = rest.lowerBound..<end
      if move == 2 { count += 1 }
      guard move == 2 ? areScales(numbers) : hasCommonNumbers(numbers) else { return nil }
      rest = end + 1..<rest.upperBound
    }
    return count
  }

  /// Whether a value is no function other than a colour.
  func isWord(_ place: Range<Int>) -> Bool {
    !bytes[place].contains(UInt8(ascii: "(")) || begins(place, with: "rgb(")
  }

  /// The name in a reference to something in the document, such as `url(#name)`.
  func fragment(_ place: Range<Int>) -> Range<Int>? {
    let end = UInt8(ascii: ")")
    guard begins(place, with: "url(#"), bytes[place].firstIndex(of: end) == place.upperBound - 1
    else { return nil }
    return place.dropFirst(5).dropLast()
  }

  /// The numbers of a value that holds nothing but whole ones between spaces; else none.
  func wholeNumbers(_ place: Range<Int>) -> [Int] {
    guard bytes[place].allSatisfy({ Self.isDigit($0) || $0 == 0x20 }) else { return [] }
    return bytes[place].split(separator: 0x20).map { digits in
      digits.prefix(9).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
  }
}
