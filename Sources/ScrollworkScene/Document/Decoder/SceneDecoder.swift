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
    if decoder.problems.hasErrors { throw decoder.problems }
    self = scene
  }

  #if !hasFeature(Embedded)
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
    var adviser = SceneAdviser(document, scene)
    adviser.adviseScene()
    warnings.add(adviser.problems)
    self = scene
  }
  #endif
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
  #if !hasFeature(Embedded)
  /// Where a trace tells its gestures.
  var traceMarks: [TraceMark] = []
  #endif

  init(_ document: JSONDocument, _ environment: Environment?) {
    self.document = document
    self.environment = environment
    scope = Scope([], given: [], viewport: Size(width: 100, height: 100))
  }
}
