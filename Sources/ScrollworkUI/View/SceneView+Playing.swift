#if canImport(UIKit)
internal import Scrollwork
internal import ScrollworkScene
internal import UIKit

extension SceneView {
  /// Lays the scene out for what the view and its reader are now, and goes on where it was.
  func rebuild() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    var scene = scene
    if followsReadingDirection {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      scene.direction = isMirrored ? .rightToLeft : .leftToRight
    }
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    let environment = Environment(
      viewport: Size(width: Double(bounds.width), height: Double(bounds.height)),
      pixel: 1 / Double(scale),
      prefersReducedMotion: UIAccessibility.isReduceMotionEnabled,
      parameters: parameters
    )
    let program = Program(scene, in: environment)
    let keeps = player.replaceProgram(program, at: clock.now)
    let style = LayerStyle(
      scale: scale,
      image: images,
      scalesText: scalesText,
      traits: traitCollection
    )
    host(program)
    if !keeps { spoken = [:] }
    withoutAnimations {
      tree.build(program, replacing: replacedSlots(of: program), style)
    }
    draw()
    clock.wake()
  }

  /// Shows a moment; returns whether there is more to see.
  func show(_ time: Double) -> Bool {
    player.seek(to: time)
    draw()
    return !player.frame.isSettled
  }

  /// Hands an event to the player.
  func send(_ kind: Trace.Kind, at moment: CFTimeInterval) {
    player.handle(Trace.Event(time: clock.time(at: moment), kind))
    for action in player.takeActions() {
      switch action {
      case .event(let name, let card): onEvent?(name.description, card < 0 ? nil : card)
      }
    }
    clock.wake()
    if !isRunning { _ = show(clock.now) }
  }

  /// Whether time passes.
  var isRunning: Bool { isPlaying && window != nil }

  /// Lets time pass while the view plays and is in a window.
  func runClock() {
    clock.run(isRunning)
    clock.wake()
  }

  /// Draws the frame at hand.
  private func draw() {
    withoutAnimations {
      tree.draw(player.frame, of: player.program)
      placeHostedViews()
    }
    tellPage()
  }

  private func withoutAnimations(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  /// Tells the app and VoiceOver when another page came to the centre.
  private func tellPage() {
    let current = currentPage
    guard current != page else { return }
    let isFirst = page == nil
    page = current
    guard !isFirst, let current else { return }
    onPageChange?(current)
    UIAccessibility.post(notification: .pageScrolled, argument: pageWords)
  }

  /// Follows the reader's wishes as they change.
  func observePreferences() {
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(preferencesChanged),
      name: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(preferencesChanged),
      name: UIContentSizeCategory.didChangeNotification,
      object: nil
    )
  }

  @objc private func preferencesChanged() { rebuild() }
}
#endif
