internal import Scrollwork
internal import ScrollworkScene

/// The entries of all layers: those at rest are made once, those whose paint moves for each frame.
final class LayerBook {
  /// What is known of nodes and slots.
  let table: SlotTable
  private let program: Program
  private let maker: DrawingMaker
  /// By node and item.
  private var entries: [LayerEntry?]
  /// By slot, for layers whose paint moves.
  private var moving: [Moving?]

  private struct Moving {
    let paint: Program.Paint
    let item: Int
    let entry: LayerEntry
  }

  /// Makes the drawings of a program.
  ///
  /// - Throws: All that keeps it from being drawn.
  init(_ program: Program, _ maker: DrawingMaker) throws(RenderProblems) {
    self.program = program
    self.maker = maker
    table = SlotTable(program)
    entries = Array(repeating: nil, count: table.entryCount)
    moving = Array(repeating: nil, count: program.slotCount)
    maker.expect(pictureFiles)
    makeEntries(ofImages: false)
    makeEntries(ofImages: true)
    let problems = maker.problems
    guard problems.isEmpty else { throw RenderProblems(problems) }
  }

  /// The files of all pictures, in the order in which they are shown first.
  private var pictureFiles: [String] {
    var names: [String] = []
    for (index, node) in program.nodes.enumerated() {
      guard case .image(let image) = node.content else { continue }
      let info = table.nodes[index]
      for item in 0..<info.entryCount {
        names.append(DrawingMaker.file(of: image, item: strings(of: info, item)))
      }
    }
    return names
  }

  /// Makes the entries of pictures, or of everything else while pictures are being read.
  private func makeEntries(ofImages: Bool) {
    for (index, node) in program.nodes.enumerated() {
      var isImage = false
      if case .image = node.content { isImage = true }
      let info = table.nodes[index]
      for item in 0..<info.entryCount where !info.isGroup && isImage == ofImages {
        let strings = strings(of: info, item)
        let place = RenderProblem.Place(node: index, item: strings == nil ? nil : item)
        guard let drawing = maker.drawing(of: node, at: place, item: strings) else { continue }
        entries[info.firstEntry + item] = LayerEntry(
          drawing,
          shadow: node.shadow,
          isMoving: false
        )
      }
    }
  }

  private func strings(of info: SlotTable.Info, _ item: Int) -> Layer.Row.Item? {
    guard info.deck >= 0 else { return nil }
    let items = program.decks[info.deck].items
    return item < items.count ? items[item] : nil
  }

  /// The item that a slot's layer shows: its place among the node's entries.
  func item(ofSlot slot: Int, _ info: SlotTable.Info, in frame: Frame) -> Int {
    guard info.entryCount > 1 else { return 0 }
    return program.itemIndex(ofDeck: info.deck, card: max(0, frame.card[slot])) ?? 0
  }

  /// Which of its deck's items a card shows; nil when the deck has none.
  func itemNumber(ofCard card: Int64, _ info: SlotTable.Info) -> Int? {
    program.itemIndex(ofDeck: info.deck, card: card)
  }

  /// What a slot shows in a frame; nil for groups.
  func entry(ofSlot slot: Int, in frame: Frame) -> LayerEntry? {
    let node = table.nodeOfSlot[slot]
    let info = table.nodes[node]
    let item = item(ofSlot: slot, info, in: frame)
    guard info.animatesPaint, let paint = program.paint(ofSlot: slot, in: frame) else {
      return entries[info.firstEntry + item]
    }
    if let known = moving[slot], known.item == item, known.paint == paint { return known.entry }
    let drawing = maker.drawing(
      of: program.nodes[node],
      at: RenderProblem.Place(node: node, item: item),
      item: strings(of: info, item),
      paint: paint
    )
    guard let drawing else { return nil }
    let entry = LayerEntry(drawing, shadow: program.nodes[node].shadow, isMoving: true)
    moving[slot] = Moving(paint: paint, item: item, entry: entry)
    return entry
  }

  /// A slot's paint, when it moves: what tells two pictures of it apart.
  func movingPaint(ofSlot slot: Int, _ info: SlotTable.Info, in frame: Frame) -> Program.Paint? {
    info.animatesPaint ? program.paint(ofSlot: slot, in: frame) : nil
  }
}
