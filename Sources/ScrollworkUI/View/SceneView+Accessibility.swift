#if canImport(UIKit)
internal import Scrollwork
internal import ScrollworkScene
internal import UIKit

/// What VoiceOver adjusts: the page of a scene, or the card of its deck.
final class PagerElement: UIAccessibilityElement {
  override func accessibilityIncrement() { view?.press(.pageDown) }
  override func accessibilityDecrement() { view?.press(.pageUp) }

  private var view: SceneView? { accessibilityContainer as? SceneView }
}

extension SceneView {
  /// The page in the centre, or the card of the first deck where the content does not scroll.
  var currentPage: Int64? {
    let program = player.program
    if program.scroll != nil {
      // What is pulled beyond its end is nearest to the page there.
      return Int64(min(max(0, player.frame.scroll.page), program.pages - 1).rounded())
    }
    guard !program.decks.isEmpty else { return nil }
    let slot = player.centerSlot(ofDeck: 0)
    return slot < 0 ? nil : player.frame.card[slot]
  }

  /// What VoiceOver says of the page in the centre.
  var pageWords: String? {
    let program = player.program
    guard let page = currentPage else { return nil }
    if program.scroll != nil {
      return pageDescription(page, Int64(program.pages.rounded(.up)))
    }
    let slot = player.centerSlot(ofDeck: 0)
    return slot < 0 ? nil : words(ofSlot: slot)
  }

  /// Turns to the next or the previous page or card.
  func press(_ key: Trace.Key) { send(.key(key), at: CACurrentMediaTime()) }

  /// Turns as three fingers swiped; returns whether there is anything to turn.
  func turn(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard currentPage != nil else { return false }
    switch direction {
    case .left: press(.right)
    case .right: press(.left)
    case .up: press(.down)
    case .down: press(.up)
    case .next: press(.pageDown)
    case .previous: press(.pageUp)
    @unknown default: return false
    }
    return true
  }

  /// The pager and every visible layer that says something, back to front.
  func spokenElements() -> [Any] {
    var elements: [Any] = []
    let centers = player.program.decks.indices.map { player.centerSlot(ofDeck: $0) }
    if let words = pageWords {
      pager.accessibilityLabel = player.program.scroll == nil ? nil : scene.name.description
      pager.accessibilityValue = words
      pager.accessibilityTraits = .adjustable
      // As low as a page control, so that it hides nothing from a finger that explores.
      let height = min(44, bounds.height)
      pager.accessibilityFrameInContainerSpace = CGRect(
        x: 0,
        y: bounds.height - height,
        width: bounds.width,
        height: height
      )
      elements.append(pager)
    }
    for index in player.frame.order {
      let slot = Int(index)
      guard !tree.isReplaced(slot), isInCenter(slot, centers), let words = words(ofSlot: slot)
      else {
        continue
      }
      let node = player.program.node(ofSlot: slot)
      // The same element for the same slot, or VoiceOver would lose its place.
      let element = spoken[slot] ?? UIAccessibilityElement(accessibilityContainer: self)
      spoken[slot] = element
      element.accessibilityLabel = words
      element.accessibilityTraits = node.tap == nil ? .staticText : .button
      let box = player.frame.world[slot].bounds(of: Rect(origin: .zero, size: node.size))
      element.accessibilityFrameInContainerSpace = CGRect(
        x: box.minX,
        y: box.minY,
        width: box.size.width,
        height: box.size.height
      )
      elements.append(element)
    }
    return elements + hosted.compactMap(\.view).filter { !$0.isHidden }
  }

  /// Whether a slot lies in no card, or in the one in the centre.
  private func isInCenter(_ slot: Int, _ centers: [Int]) -> Bool {
    let deck = player.program.node(ofSlot: slot).deck
    guard deck >= 0 else { return true }
    return slot >= centers[deck]
      && slot < centers[deck] + player.program.decks[deck].slotsPerCard
  }

  /// A slot's label, or its words.
  private func words(ofSlot slot: Int) -> String? {
    let program = player.program
    let node = program.node(ofSlot: slot)
    var string = node.label
    if string == nil, case .text(let text) = node.content { string = text.string }
    let item = program.item(ofDeck: node.deck, card: player.frame.card[slot])
    return string?.filled(from: item).description
  }
}
#endif
