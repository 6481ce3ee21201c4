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
    var warnings = Diagnostics()
    try self.init(json: bytes, in: environment, warnings: &warnings)
  }

  /// Reads a scene document, and says what probably is not meant in one that plays.
  package init(
    json bytes: [UInt8],
    in environment: Environment? = nil,
    warnings: inout Diagnostics
  ) throws(Diagnostics) {
    let document = try JSONDocument(bytes)
    var decoder = SceneDecoder(document, environment)
    let scene = decoder.decodeScene(document.root)
    if decoder.problems.hasErrors { throw decoder.problems }
    warnings = decoder.problems
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
  /// The last page of the content; nil when nothing scrolls.
  var lastPage: Double?
  /// Whether no parameter and no viewport changes the last page.
  var isLastPageFixed = true
  /// The first deck: how many cards it has, and whether they go round.
  var firstDeck: (cards: Int64, loops: Bool)?
  /// The places where a tap scrolls, and to which page.
  var scrollTargets: [(key: JSONNode, node: JSONNode, page: Double?)] = []

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
    /// The keys that are not in the list.
    private(set) var unknown: [JSONNode] = []
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

    mutating func addUnknown(_ key: JSONNode) { unknown.append(key) }
  }

  /// The members of an object; keys that are not in the list are reported.
  @inline(never)
  mutating func fields(_ node: JSONNode, _ list: WordList, of place: StaticWord = "") -> Fields? {
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
        report(.unknownKey, at: member.key, [.words(list), .word(place)])
        fields.addUnknown(member.key)
      }
    }
    return fields
  }

  /// Reports that a key is not there, unless an unknown one is a misspelling of it.
  @inline(never)
  mutating func reportMissing(_ key: StaticWord, _ index: Int, of fields: Fields) {
    if fields[index] != nil || isMisspelt(index, in: fields) { return }
    report(.missingKey, at: fields.object, [.word(key)])
  }

  /// Whether an unknown key is nearest to the one at a place of the list.
  func isMisspelt(_ index: Int, in fields: Fields) -> Bool {
    if fields.unknown.isEmpty { return false }
    let words = fields.list.words
    for key in fields.unknown {
      if let near = NearMiss.nearest(to: document.utf8(of: key), among: words),
        near == words[index]
      {
        return true
      }
    }
    return false
  }
}
