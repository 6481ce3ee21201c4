internal import Scrollwork

extension Scene {
  /// Reads a scene document.
  ///
  ///     let scene = try Scene(json: bytes)
  ///
  /// - Parameters:
  ///   - bytes: The document, in UTF-8.
  ///   - environment: What its numbers are tried with; the scene's own size and parameter values when
  ///     nil. A host that turns a parameter asks here whether the scene can bear it.
  /// - Throws: Everything that is wrong with it at once, in the order of the places.
  public init(json bytes: [UInt8], in environment: Environment? = nil) throws(Diagnostics) {
    let document = try JSONDocument(bytes)
    var decoder = SceneDecoder(document, environment)
    let scene = decoder.decodeScene(document.root)
    guard decoder.problems.isEmpty else { throw decoder.problems }
    self = scene
  }
}

/// Turns JSON values into a scene, and notes all that is wrong on the way.
struct SceneDecoder {
  let document: JSONDocument
  let environment: Environment?
  var problems = Diagnostics()
  var parameters: [Parameter] = []
  /// What numbers are tried with.
  var scope: Scope
  /// Names of layers, and where they stand.
  var names: [(bytes: [UInt8], node: JSONNode)] = []
  var placeOfName = Lookup()
  /// The size of the layer that contains those being read.
  var box = Size.zero
  var isInCard = false
  /// The items of the deck whose card is being read.
  var cardItems: [JSONNode] = []
  /// The keys that texts of this card have named.
  var filledKeys: [[UInt8]] = []
  var scrolls = false

  init(_ document: JSONDocument, _ environment: Environment?) {
    self.document = document
    self.environment = environment
    scope = Scope(viewport: Size(width: 100, height: 100), names: [], values: [])
  }

  // MARK: Reporting

  @inline(__always)
  mutating func report(
    _ id: DiagnosticID,
    at node: JSONNode,
    _ arguments: @autoclosure () -> [DiagnosticArgument] = []
  ) {
    #if hasFeature(Embedded)
    note(id, node)
    #else
    problems.add(Diagnostic(id, at: document.mark(of: node), arguments()))
    #endif
  }

  @inline(never)
  private mutating func note(_ id: DiagnosticID, _ node: JSONNode) {
    problems.add(Diagnostic(id, at: document.mark(of: node)))
  }

  @inline(never)
  mutating func reportType(_ node: JSONNode, needs: StaticWord) {
    let kind = document.kind(of: node)
    report(.wrongType, at: node, [.kind(kind), .word(needs)])
  }

  @inline(never)
  mutating func reportRange(_ node: JSONNode, _ range: StaticWord) {
    report(.outOfRange, at: node, [.word(range)])
  }

  // MARK: Objects

  /// The values of an object by the places of their keys in a list.
  struct Fields {
    let object: JSONNode
    let list: WordList
    private var keys: [JSONNode?]
    private var values: [JSONNode?]

    /// Creates an object without members.
    init(_ object: JSONNode, _ list: WordList) {
      self.object = object
      self.list = list
      keys = Array(repeating: nil, count: list.count)
      values = keys
    }

    /// The value at a key's place in the list.
    subscript(_ index: Int) -> JSONNode? { values[index] }

    /// The key itself, to underline it.
    func key(_ index: Int) -> JSONNode? { keys[index] }

    mutating func set(_ index: Int, key: JSONNode, value: JSONNode) {
      keys[index] = key
      values[index] = value
    }
  }

  /// The members of an object; keys that are not in the list are reported.
  @inline(never)
  mutating func fields(_ node: JSONNode, _ list: WordList) -> Fields? {
    guard document.kind(of: node) == .object else {
      reportType(node, needs: "an object")
      return nil
    }
    var fields = Fields(node, list)
    document.reportDuplicateKeys(of: node, to: &problems)
    for member in document.members(of: node) {
      if let index = document.index(of: member.key, in: list) {
        fields.set(index, key: member.key, value: member.value)
      } else {
        report(.unknownKey, at: member.key, [.words(list)])
      }
    }
    return fields
  }

  @inline(never)
  mutating func reportMissing(_ key: StaticWord, in node: JSONNode) {
    report(.missingKey, at: node, [.word(key)])
  }

  // MARK: Plain values

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
      reportType(node, needs: "a string")
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
