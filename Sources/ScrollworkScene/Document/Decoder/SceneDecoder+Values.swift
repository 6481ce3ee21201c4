internal import Scrollwork

extension SceneDecoder {
  @inline(never)
  mutating func boolean(_ node: JSONNode?, or value: Bool) -> Bool {
    guard let node else { return value }
    guard let truth = document.boolean(of: node) else {
      reportType(node, needs: "true or false")
      return value
    }
    return truth
  }

  @inline(never)
  mutating func text(_ node: JSONNode?) -> UTF8String? {
    guard let node else { return nil }
    guard document.kind(of: node) == .string else {
      reportType(node, needs: "a string")
      return nil
    }
    return UTF8String(document.utf8(of: node))
  }

  /// What a layer shows as text; a list of lines is told how lines are written.
  @inline(never)
  mutating func lines(_ node: JSONNode?) -> UTF8String? {
    guard let node, document.kind(of: node) == .array else { return text(node) }
    let range = document.range(of: node)
    problems.add(
      Diagnostic(.wrongType, at: range, [.kind(.array), .word("a string"), .word("one string")])
    )
    return nil
  }

  /// A JSON number within bounds, ends included.
  @inline(never)
  mutating func number(
    _ node: JSONNode?,
    or value: Double,
    _ low: Double,
    _ high: Double,
    _ range: StaticWord
  ) -> Double {
    guard let node else { return value }
    guard let number = document.number(of: node) else {
      reportType(node, needs: "a number")
      return value
    }
    guard number >= low, number <= high else {
      reportRange(node, range)
      return value
    }
    return number
  }

  /// A whole JSON number within bounds.
  @inline(never)
  mutating func whole(
    _ node: JSONNode?,
    _ low: Double,
    _ high: Double,
    _ range: StaticWord
  ) -> Int64? {
    guard let node else { return nil }
    guard let number = document.number(of: node) else {
      reportType(node, needs: "a whole number")
      return nil
    }
    guard number >= low, number <= high, number == number.rounded(.down) else {
      reportRange(node, range)
      return nil
    }
    var exact: Int64 = 0
    // Plain digits are exact where a number with a fraction no longer is.
    for byte in document.bytes[document.mark(of: node).start..<document.mark(of: node).end] {
      guard number >= 0x1p53, byte >= 0x30, byte <= 0x39, exact < 1 << 59 else {
        return Int64(number)
      }
      exact = exact &* 10 &+ Int64(byte &- 0x30)
    }
    if exact > Int64(high) { reportRange(node, range) }
    return exact
  }

  /// The place of a word in a list.
  @inline(never)
  mutating func word(_ node: JSONNode?, _ list: WordList) -> Int? {
    guard let node else { return nil }
    guard document.kind(of: node) == .string else {
      let kind = document.kind(of: node)
      report(.wrongType, at: node, [.kind(kind), .word("a string"), .words(list)])
      return nil
    }
    guard let index = document.index(of: node, in: list) else {
      report(.unknownName, at: node, [.words(list)])
      return nil
    }
    return index
  }

  /// The elements of an array of a fixed length; nil when it is another.
  @inline(never)
  mutating func elements(_ node: JSONNode, count: Int) -> [JSONNode]? {
    guard let all = elements(node) else { return nil }
    guard all.count == count else {
      report(.wrongCount, at: node, [.count(all.count), .count(count)])
      return nil
    }
    return all
  }

  /// The elements of an array.
  @inline(never)
  mutating func elements(_ node: JSONNode) -> [JSONNode]? {
    guard document.kind(of: node) == .array else {
      reportType(node, needs: "an array")
      return nil
    }
    var all: [JSONNode] = []
    for element in document.elements(of: node) { all.append(element) }
    return all
  }

  /// Two numbers.
  @inline(never)
  mutating func point(_ node: JSONNode?, or value: Point) -> Point {
    guard let node, let pair = elements(node, count: 2) else { return value }
    return Point(
      x: number(pair[0], or: value.x, -1e9, 1e9, "finite"),
      y: number(pair[1], or: value.y, -1e9, 1e9, "finite")
    )
  }
}
