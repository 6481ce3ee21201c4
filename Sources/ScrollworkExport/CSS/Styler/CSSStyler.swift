internal import Scrollwork
internal import ScrollworkScene

/// Turns the motions of a program into style sheets.
///
/// `sheet` holds what needs animations; what layers look like without any is a matter of the markup.
struct CSSStyler {
  let program: Program
  let pointers: LayerPointers
  /// How many elements each layer takes beyond its own, so that opacities multiply.
  let wrappers: [Int]
  /// What moves.
  var sheet: CSSSheet
  var report: ExportReport

  /// The way to the last page, in pages.
  var span: Double { program.pages - 1 }
  /// How far a card's view timeline reaches to either side, in slots, for each deck.
  private let reaches: [Double]
  /// Whether the content can scroll at all.
  var scrolls: Bool { program.scroll != nil && span > 0 }

  /// How far a spring's straight lines may lie from the spring, in points.
  static let tolerance = 0.05

  /// The most pages that scrolling stops at, one by one.
  static let mostPages = 1000.0

  init(
    _ program: Program,
    _ pointers: LayerPointers,
    wrappers: [Int],
    prefix: String,
    _ report: ExportReport
  ) {
    self.program = program
    self.pointers = pointers
    self.wrappers = wrappers
    reaches = program.decks.indices.map { Self.reach(ofDeck: $0, in: program) }
    sheet = CSSSheet(prefix: prefix)
    self.report = report
  }

  /// How many elements a layer of this program takes beyond its own.
  static func wrappers(of index: Int, in program: Program) -> Int {
    let node = program.nodes[index]
    let isFormula = node.deck >= 0 && program.decks[node.deck].deck.loops
    var count = 0
    for motion in program.motions(of: index) where Int(motion.channel) == Channel.opacity {
      if isFormula && motion.source == .view { continue }
      if motion.operation == .replace { count = 0 }
      count += 1
    }
    return isFormula ? count : max(0, count - 1)
  }

  /// How far the view timeline of a layer in a card reaches, in slots.
  func viewSpan(of index: Int) -> ClosedRange<Double> {
    let reach = reaches[program.nodes[index].deck]
    return -reach...reach
  }

  /// How far a card's view timeline reaches to either side, in slots.
  static func reach(ofDeck deck: Int, in program: Program) -> Double {
    let plan = program.decks[deck]
    var reach = max(plan.reach.upperBound, -plan.reach.lowerBound, 1)
    for motion in plan.motions where motion.source == .view {
      for key in motion.keys { reach = max(reach, abs(program.keys.offsets[Int(key)])) }
    }
    return reach.rounded(.up)
  }

  /// The selector of the outermost element of a layer.
  func outermost(_ index: Int) -> String {
    wrappers[index] > 0 ? ".n\(index)w\(wrappers[index])" : ".n\(index)"
  }

  /// Writes the rules of every layer.
  mutating func styleAll() {
    for index in program.nodes.indices { style(index) }
  }

  private mutating func style(_ index: Int) {
    var parts: [(selector: String, animations: [CSSAnimation], rest: [String])] = []
    func add(_ selector: String, _ animations: [CSSAnimation], _ rest: [String] = []) {
      if let place = parts.firstIndex(where: { $0.selector == selector }) {
        parts[place].animations += animations
        parts[place].rest += rest
      } else {
        parts.append((selector, animations, rest))
      }
    }
    let own = ".n\(index)"
    let (moves, rest) = self.transform(of: index)
    add(own, moves, rest)
    for (place, opacity) in opacities(of: index).enumerated() {
      add(place == 0 ? own : own + "w\(place)", opacity.animations, opacity.rest)
    }
    let (depth, order) = self.depth(of: index)
    add(outermost(index), depth, order)
    add(outermost(index), visibility(of: index))
    for paint in paints(of: index) { add(own + paint.part, [paint.animation]) }
    for part in parts {
      sheet.add(part.selector, part.rest + sheet.declarations(of: part.animations))
    }
  }

  /// Notes something about a layer.
  mutating func note(
    _ kind: ExportReport.Kind,
    _ what: String,
    _ index: Int,
    by error: ExportReport.Deviation? = nil,
    because reason: String? = nil
  ) {
    report.note(kind, what, at: pointers[index], by: error, because: reason)
  }
}
