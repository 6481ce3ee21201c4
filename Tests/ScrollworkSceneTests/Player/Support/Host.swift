import Scrollwork
import ScrollworkScene

/// A host that touches only what a frame says has changed.
struct Host {
  private let program: Program
  private var isVisible: [Bool]
  private var local: [Affine]
  private var world: [Affine]
  private var opacity: [Double]
  private var depth: [Double]
  private var card: [Int64]
  private var paint: [Program.Paint?]

  init(_ program: Program) {
    self.program = program
    let count = program.slotCount
    isVisible = Array(repeating: false, count: count)
    local = Array(repeating: .identity, count: count)
    world = local
    opacity = Array(repeating: 1, count: count)
    depth = Array(repeating: 0, count: count)
    card = Array(repeating: -1, count: count)
    paint = Array(repeating: nil, count: count)
  }

  mutating func show(_ frame: Frame) {
    for slot in frame.changed.map(Int.init) {
      let changes = frame.changes[slot]
      if changes.contains(.appeared) { isVisible[slot] = true }
      if changes.contains(.disappeared) { isVisible[slot] = false }
      if changes.contains(.transform) { local[slot] = frame.local[slot] }
      if changes.contains(.world) { world[slot] = frame.world[slot] }
      if changes.contains(.opacity) { opacity[slot] = frame.opacity[slot] }
      if changes.contains(.depth) { depth[slot] = frame.depth[slot] }
      if changes.contains(.card) { card[slot] = frame.card[slot] }
      if changes.contains(.paint) { paint[slot] = program.paint(ofSlot: slot, in: frame) }
    }
  }

  /// What the host shows wrongly; nil when it shows the picture.
  func mistake(_ picture: Picture) -> String? {
    for slot in isVisible.indices {
      let look = picture.look(slot)
      guard isVisible[slot] == (look != nil) else { return "slot \(slot) is shown or hidden" }
      guard let look else { continue }
      if local[slot] != look.local { return "slot \(slot) lies elsewhere in its parent" }
      if world[slot] != look.world { return "slot \(slot) lies elsewhere" }
      if opacity[slot] != look.opacity { return "slot \(slot) has another opacity" }
      if depth[slot] != look.depth { return "slot \(slot) has another depth" }
      if card[slot] != look.card { return "slot \(slot) shows another card" }
      if look.paint != nil && paint[slot] != look.paint { return "slot \(slot) has another paint" }
    }
    return nil
  }
}
