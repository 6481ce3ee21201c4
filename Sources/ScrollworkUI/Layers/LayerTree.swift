#if canImport(UIKit)
internal import Scrollwork
internal import ScrollworkScene
internal import UIKit

/// The layers of a scene: one for every slot, nested as the scene nests them.
///
/// It draws frames, and decides nothing.
@MainActor
final class LayerTree {
  /// What holds all layers.
  let root = CALayer()
  private let background = CAGradientLayer()
  private var slots: [SlotLayer] = []
  private var shown: [Bool] = []
  private var places: [Int] = []
  /// Whether a slot's layer shows what its card wants.
  private var drawn: [Bool] = []
  private var style: LayerStyle?
  /// The slots that views of the app show: those and what they contain are not drawn.
  private var replaced: Set<Int> = []

  init() {
    root.anchorPoint = .zero
    root.masksToBounds = true
    root.addSublayer(background)
  }

  /// Makes the layers of a program anew.
  func build(_ program: Program, replacing replaced: Set<Int>, _ style: LayerStyle) {
    for slot in slots where slot.layer.superlayer === root { slot.layer.removeFromSuperlayer() }
    self.style = style
    self.replaced = replaced
    slots = []
    shown = Array(repeating: false, count: program.slotCount)
    drawn = shown
    places = Array(repeating: 0, count: program.slotCount)
    root.bounds = CGRect(program.environment.viewport)
    draw(background: program.background)
    for slot in 0..<program.slotCount {
      let picture = SlotLayer(program.node(ofSlot: slot), style)
      let parent = program.parent(ofSlot: slot)
      (parent < 0 ? root : slots[parent].body).addSublayer(picture.layer)
      slots.append(picture)
    }
  }

  /// Whether a slot is visible in the frame last drawn.
  func isShown(_ slot: Int) -> Bool { shown[slot] }

  /// The layer of a slot.
  func layer(ofSlot slot: Int) -> CALayer { slots[slot].layer }

  /// Whether a view of the app stands for a slot, or for one that contains it.
  func isReplaced(_ slot: Int) -> Bool { replaced.contains(slot) }

  /// Where a slot lies in the frame last drawn, counted from the back.
  func place(ofSlot slot: Int) -> Int { places[slot] }

  /// Draws what a frame says has changed.
  func draw(_ frame: Frame, of program: Program) {
    guard let style else { return }
    var isReordered = false
    for index in frame.changed {
      let slot = Int(index)
      let changes = frame.changes[slot]
      let layer = slots[slot].layer
      if changes.contains(.disappeared) {
        shown[slot] = false
        layer.isHidden = true
        continue
      }
      if changes.contains(.appeared) { shown[slot] = true }
      if changes.contains(.card) { drawn[slot] = false }
      if !changes.isDisjoint(with: [.appeared, .depth, .card]) { isReordered = true }
      guard shown[slot], !replaced.contains(slot) else { continue }
      if !drawn[slot] || changes.contains(.paint) {
        let deck = program.node(ofSlot: slot).deck
        let item = program.item(ofDeck: deck, card: frame.card[slot])
        slots[slot].draw(program.paint(ofSlot: slot, in: frame), item, style)
        drawn[slot] = true
      }
      layer.setAffineTransform(CGAffineTransform(frame.local[slot]))
      layer.opacity = Float(frame.opacity[slot])
      layer.isHidden = false
    }
    guard isReordered else { return }
    for (place, index) in frame.order.enumerated() {
      places[Int(index)] = place
      slots[Int(index)].layer.zPosition = CGFloat(place)
    }
  }

  private func draw(background fill: Fill) {
    background.frame = root.bounds
    background.zPosition = -1
    background.colors = nil
    switch fill {
    case .color(let color): background.backgroundColor = .of(color)
    case .linear(let from, let to, let stops):
      background.type = .axial
      background.startPoint = CGPoint(from)
      background.endPoint = CGPoint(to)
      set(stops)
    case .radial(let center, let radius, let stops):
      background.type = .radial
      background.startPoint = CGPoint(center)
      background.endPoint = CGPoint(Point(x: center.x + radius, y: center.y + radius))
      set(stops)
    }
  }

  private func set(_ stops: [GradientStop]) {
    background.backgroundColor = nil
    background.colors = stops.map { CGColor.of($0.color) }
    background.locations = stops.map { NSNumber(value: $0.offset) }
  }
}
#endif
