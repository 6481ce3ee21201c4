#if canImport(UIKit)
internal import Scrollwork
internal import ScrollworkScene
public import UIKit

extension SceneView {
  /// Puts a view of the app in the place of a layer: the scene gives it its size, place and opacity.
  ///
  ///     sceneView.setView(avatar, forLayer: "girl")
  ///
  /// A view without a superview comes to lie on the scene. One that lies in the scroll view that is
  /// followed stays there, and is placed in its content. The layer itself is not drawn; it must be one
  /// that can be seen, such as a shape.
  ///
  /// - Parameters:
  ///   - view: The view, laid out by nobody else; nil gives the place back to the scene.
  ///   - id: The layer's name.
  public func setView(_ view: UIView?, forLayer id: String) {
    if let old = views[id], old !== view, old.superview === self { old.removeFromSuperview() }
    views[id] = view
    if let view, view.superview == nil { addSubview(view) }
    rebuild()
  }

  /// Lets a scroll view of the app scroll the scene: its offset is the scroll timeline from now on.
  ///
  /// A scene's page is the width of this view (the height where it scrolls vertically). The app's scroll
  /// view keeps the fingers, its physics and its bounce; what is pulled beyond an end shows the end.
  ///
  /// - Parameter scrollView: What is followed; nil gives the scene its own scrolling back.
  public func follow(_ scrollView: UIScrollView?) {
    followed = scrollView
    observation = scrollView?.observe(\.contentOffset) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.readOffset() }
    }
    readOffset()
  }

  /// Hands over the page at which the followed scroll view is, and shows it at once.
  private func readOffset() {
    guard let followed, let scroll = player.program.scroll else { return }
    let page: CGFloat
    if scroll.axis == .vertical {
      page = followed.contentOffset.y / bounds.height
    } else if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      let last = followed.contentSize.width - followed.bounds.width
      page = (last - followed.contentOffset.x) / bounds.width
    } else {
      page = followed.contentOffset.x / bounds.width
    }
    guard page.isFinite else { return }
    send(.scroll(page: Double(page), animated: false), at: CACurrentMediaTime())
    _ = show(clock.now)
  }

  /// Finds the slots of the app's views in a program.
  func host(_ program: Program) {
    let old = hosted
    hosted = []
    for slot in 0..<program.slotCount {
      let node = program.node(ofSlot: slot)
      if let id = node.id?.description, let view = views[id], node.deck < 0 {
        hosted.append(HostedView(slot: slot, view: view))
      }
      guard hasCardViews, node.deck >= 0 else { continue }
      let plan = program.decks[node.deck]
      guard (slot - plan.firstSlot) % plan.slotsPerCard == 0 else { continue }
      hosted.append(old.first { $0.slot == slot && $0.card >= 0 } ?? HostedView(slot: slot))
    }
    for host in old where host.card >= 0 && !hosted.contains(where: { $0.view === host.view }) {
      host.view?.removeFromSuperview()
    }
  }

  /// The slots that the app's views stand for, with all that they contain.
  func replacedSlots(of program: Program) -> Set<Int> {
    var slots = Set(hosted.map(\.slot))
    for slot in 0..<program.slotCount where slots.contains(program.parent(ofSlot: slot)) {
      slots.insert(slot)
    }
    return slots
  }

  /// Places the app's views where the frame says.
  func placeHostedViews() {
    let (frame, program) = (player.frame, player.program)
    for index in hosted.indices {
      let slot = hosted[index].slot
      let isShown = tree.isShown(slot)
      let card = frame.card[slot]
      if isShown, card >= 0, card != hosted[index].card || hosted[index].view == nil {
        let old = hosted[index].view
        let view = cardView(card, reusing: old)
        if view !== old { old?.removeFromSuperview() }
        if let view, view.superview !== self { addSubview(view) }
        hosted[index].view = view
        hosted[index].card = card
      }
      guard let view = hosted[index].view else { continue }
      view.isHidden = !isShown
      guard isShown else { continue }
      view.layer.anchorPoint = .zero
      let size = program.paint(ofSlot: slot, in: frame)?.size ?? program.node(ofSlot: slot).size
      view.bounds = CGRect(size)
      view.center = corner(of: view)
      view.transform = CGAffineTransform(frame.world[slot])
      view.alpha = opacity(ofSlot: slot)
      view.layer.zPosition = CGFloat(tree.place(ofSlot: slot))
    }
  }

  /// Where the corner of the viewport is for a view: in the content of the followed scroll view, or here.
  private func corner(of view: UIView) -> CGPoint {
    guard let followed, view.superview !== self, view.isDescendant(of: followed) else {
      return .zero
    }
    return view.superview?.convert(followed.bounds.origin, from: followed) ?? .zero
  }

  /// The opacity of a slot with that of all that contain it.
  private func opacity(ofSlot slot: Int) -> CGFloat {
    var result = 1.0
    var here = slot
    while here >= 0 {
      result *= player.frame.opacity[here]
      here = player.program.parent(ofSlot: here)
    }
    return CGFloat(result)
  }
}
#endif
