#if canImport(UIKit)
internal import UIKit

/// A view of the app that stands where a slot is.
@MainActor
struct HostedView {
  /// The slot.
  let slot: Int
  /// The view; nil until a deck's card is seen for the first time.
  var view: UIView?
  /// The card that the view shows; -1 outside of decks.
  var card: Int64 = -1
}
#endif
