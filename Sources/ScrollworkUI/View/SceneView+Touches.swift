#if canImport(UIKit)
internal import Scrollwork
internal import ScrollworkScene
internal import UIKit

extension SceneView {
  /// Hands over a finger that came down; an app's scroll view that is followed has the fingers to itself.
  func began(_ touch: UITouch) {
    guard followed == nil else { return }
    lastFinger &+= 1
    fingers[ObjectIdentifier(touch)] = lastFinger
    send(.down(id: lastFinger, place(of: touch)), at: touch.timestamp)
  }

  /// Hands over where a finger was, at every sample that the screen took since the last event.
  func moved(_ touch: UITouch, _ event: UIEvent?) {
    guard let id = fingers[ObjectIdentifier(touch)] else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      send(.move(id: id, place(of: sample)), at: sample.timestamp)
    }
  }

  /// Hands over that a finger has gone.
  func ended(_ touch: UITouch, _ kind: (Int32) -> Trace.Kind) {
    guard let id = fingers.removeValue(forKey: ObjectIdentifier(touch)) else { return }
    send(kind(id), at: touch.timestamp)
  }

  private func place(of touch: UITouch) -> Point { Point(touch.location(in: self)) }
}
#endif
