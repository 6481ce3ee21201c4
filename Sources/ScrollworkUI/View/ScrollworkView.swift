#if canImport(SwiftUI) && canImport(UIKit)
public import ScrollworkScene
public import SwiftUI
public import UIKit

/// `SceneView` for SwiftUI.
///
///     ScrollworkView(scene, page: $page) { name, card in open(name) }
///       .ignoresSafeArea()
///
/// It is named apart from `SceneView`, since an app may use both.
public struct ScrollworkView: UIViewRepresentable {
  private let scene: ScrollworkScene.Scene
  private let page: Binding<Int64>?
  private let parameters: [Double]
  private let followsReadingDirection: Bool
  private let images: (String) -> UIImage?
  private let onEvent: (String, Int64?) -> Void

  /// Creates a view that plays a scene.
  ///
  /// - Parameters:
  ///   - scene: A scene whose numbers make sense in every size that the view will have.
  ///   - page: The page, or the card of the first deck, in the centre; setting it scrolls there.
  ///   - parameters: Values of the scene's parameters, in its order; missing ones keep the scene's.
  ///   - followsReadingDirection: Whether the reader's direction decides the scene's.
  ///   - images: Finds a picture by the name that the scene gives it.
  ///   - onEvent: What is told when a layer that sends an event is tapped.
  public init(
    _ scene: ScrollworkScene.Scene,
    page: Binding<Int64>? = nil,
    parameters: [Double] = [],
    followsReadingDirection: Bool = false,
    images: @escaping (String) -> UIImage? = { UIImage(named: $0) },
    onEvent: @escaping (_ name: String, _ card: Int64?) -> Void = { _, _ in }
  ) {
    self.scene = scene
    self.page = page
    self.parameters = parameters
    self.followsReadingDirection = followsReadingDirection
    self.images = images
    self.onEvent = onEvent
  }

  /// Makes the view; SwiftUI calls this.
  public func makeUIView(context: Context) -> SceneView {
    let view = SceneView(scene, images: images)
    view.followsReadingDirection = followsReadingDirection
    if let page { view.scroll(toPage: Double(page.wrappedValue), animated: false) }
    return view
  }

  /// Brings the view up to date; SwiftUI calls this.
  public func updateUIView(_ view: SceneView, context: Context) {
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    let direction: UISemanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    if view.semanticContentAttribute != direction {
      view.semanticContentAttribute = direction
      view.rebuild()
    }
    view.onEvent = onEvent
    view.onPageChange = { [page] current in
      if let page, page.wrappedValue != current { page.wrappedValue = current }
    }
    if view.scene != scene { view.scene = scene }
    if view.parameters != parameters { view.parameters = parameters }
    if let wanted = page?.wrappedValue, let current = view.page, wanted != current {
      view.scroll(toPage: Double(wanted), animated: !context.transaction.disablesAnimations)
    }
  }
}
#endif
