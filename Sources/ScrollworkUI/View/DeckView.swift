#if canImport(UIKit)
internal import ScrollworkScene
public import UIKit

/// Where the cards of a `DeckView` come from.
@MainActor
public protocol DeckViewDataSource: AnyObject {
  /// Returns how many cards there are, 0 … 2⁶²; it costs nothing that they are many.
  func numberOfCards(in deckView: DeckView) -> Int64

  /// Returns the view of a card.
  ///
  /// - Parameters:
  ///   - deckView: The deck.
  ///   - card: Counted from 0.
  ///   - view: A view that this data source made for a card that is not seen any more, to be filled
  ///     again; nil when there is none.
  /// - Returns: The view; the deck gives it its size, place and opacity.
  func deckView(_ deckView: DeckView, viewForCard card: Int64, reusing view: UIView?) -> UIView
}

/// A row of cards that are views of the app, moved as a scene says.
///
///     let deck = DeckView(scene)  // a scene with a deck, whose card is a plain shape
///     deck.dataSource = self
///
/// It asks for as many views as can be seen at once, and for no more: a card that leaves gives its view to
/// one that comes. Layers of the scene that are no cards lie behind the cards.
public final class DeckView: SceneView {
  /// Where the cards come from.
  public weak var dataSource: (any DeckViewDataSource)? { didSet { reloadData() } }

  /// Asks for the number of cards and for the view of each again; the deck stays where it is.
  public func reloadData() {
    for host in hosted where host.card >= 0 { host.view?.removeFromSuperview() }
    hosted = []
    guard let count = dataSource?.numberOfCards(in: self) else { return rebuild() }
    var changed = scene
    changed.layers = changed.layers.map { Self.counting(count, $0) }
    scene = changed
  }

  override var hasCardViews: Bool { dataSource != nil }

  override func cardView(_ card: Int64, reusing old: UIView?) -> UIView? {
    dataSource?.deckView(self, viewForCard: card, reusing: old)
  }

  /// The layer with so many cards in every deck.
  private static func counting(_ count: Int64, _ layer: Layer) -> Layer {
    var layer = layer
    switch layer.content {
    case .deck(var row):
      row.count = count
      layer.content = .deck(row)
    case .group(var group):
      group.layers = group.layers.map { counting(count, $0) }
      layer.content = .group(group)
    case .image, .text, .shape: break
    }
    return layer
  }
}
#endif
