// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Plays the examples in the adapters, over the stand-ins of this folder, and compares the layers and views that
// come out with the player's own frames. Scripts/check-ui.sh builds and runs it.
internal import Foundation
internal import Scrollwork
internal import ScrollworkScene
internal import SwiftUI
internal import UIKit

// Names that SwiftUI has too.
private typealias Scene = ScrollworkScene.Scene
private typealias Spring = Scrollwork.Spring

@main
@MainActor
enum Performance {
  static var checks = 0

  static func check(_ isRight: Bool, _ what: @autoclosure () -> String) {
    checks += 1
    if isRight { return }
    print("check-ui: \(what())")
    exit(1)
  }

  static func main() throws {
    for name in ["onboarding", "wave", "task-switcher"] {
      let folder = "Examples/\(name)"
      let scene = try Scene(json: bytes(folder + "/scene.json"))
      for file in try FileManager.default.contentsOfDirectory(atPath: folder + "/gestures").sorted()
      {
        try play(scene, bytes("\(folder)/gestures/\(file)"), "\(name), \(file)")
      }
      turn(scene, name)
    }
    follow()
    reuseCards()
    replaceLayer()
    convertSprings()
    runByDisplayLink()
    followTextSize()
    followReadingDirection()
    bindPage()
    print(
      "check-ui: \(checks) comparisons of layers and views with frames hold on stand-ins of UIKit"
    )
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// A view in a window, at a known time.
  static func shown<View: UIView>(_ view: View) -> View {
    UIWindow(frame: .zero).adopt(view)
    return view
  }

  /// Every frame of a trace: the layers lie where the frame's maps put them.
  private static func play(_ scene: Scene, _ document: [UInt8], _ name: String) throws {
    let trace =
      try document.first == UInt8(ascii: "{")
      ? Trace(json: document, viewport: scene.size)
      : Trace(script: document, viewport: scene.size)
    standInMediaTime = 1000
    let view = shown(SceneView(scene))
    var player = Player(view.player.program)
    var next = 0
    for step in 0...80 {
      let time = Double(step) / 16
      while next < trace.events.count, trace.events[next].time <= time {
        let event = trace.events[next]
        standInMediaTime = 1000 + event.time
        hand(event, to: view)
        player.handle(Trace.Event(time: standInMediaTime - 1000, event.kind))
        next += 1
      }
      standInMediaTime = 1000 + time
      _ = view.show(view.clock.now)
      player.seek(to: view.clock.now)
      compare(view, player.frame, "\(name) at \(time) s")
    }
  }

  /// Hands an event over as UIKit would: fingers as touches, the rest as it is.
  static func hand(_ event: Trace.Event, to view: SceneView) {
    let stamp = standInMediaTime
    switch event.kind {
    case .down(_, let point):
      finger = UITouch(standInAt: CGPoint(point), timestamp: stamp)
      view.touchesBegan([finger], with: nil)
    case .move(_, let point):
      let sample = UITouch(standInAt: CGPoint(point), timestamp: stamp)
      view.touchesMoved([finger], with: UIEvent(standInFor: [sample]))
    case .up, .cancel:
      finger.timestamp = stamp
      if case .up = event.kind {
        view.touchesEnded([finger], with: nil)
      } else {
        view.touchesCancelled([finger], with: nil)
      }
    default: view.send(event.kind, at: stamp)
    }
  }

  static var finger = UITouch(standInAt: .zero, timestamp: 0)

  /// Whether the layers show a frame, and nothing else.
  static func compare(_ view: SceneView, _ frame: Frame, _ name: String) {
    let program = view.player.program
    let shown = Set(frame.order.map(Int.init))
    var last: [Int: CGFloat] = [:]
    for slot in 0..<program.slotCount {
      let layer = view.tree.layer(ofSlot: slot)
      check(layer.isHidden != shown.contains(slot), "\(name): slot \(slot) is hidden wrongly")
      guard shown.contains(slot) else { continue }
      check(
        layer.affineTransform() == CGAffineTransform(frame.local[slot])
          && layer.anchorPoint == .zero && layer.position == .zero,
        "\(name): slot \(slot) lies wrongly"
      )
      check(layer.opacity == Float(frame.opacity[slot]), "\(name): slot \(slot) is faded wrongly")
    }
    for index in frame.order {
      let parent = program.parent(ofSlot: Int(index))
      let place = view.tree.layer(ofSlot: Int(index)).zPosition
      check(place > last[parent] ?? -1, "\(name): slot \(index) lies too low")
      last[parent] = place
    }
  }

  /// Pages and cards turn by VoiceOver's action, and say where they are.
  private static func turn(_ scene: Scene, _ name: String) {
    standInMediaTime = 1000
    let view = shown(SceneView(scene))
    guard let first = view.currentPage else {
      return check(view.accessibilityElements?.contains { $0 is PagerElement } == false, name)
    }
    let pager = view.accessibilityElements?.first as? PagerElement
    check(pager?.accessibilityTraits == .adjustable, "\(name) has nothing to adjust")
    var pages: [Int64] = []
    view.onPageChange = { pages.append($0) }
    pager?.accessibilityIncrement()
    settle(view)
    check(view.currentPage == first + 1 && pages == [first + 1], "\(name) does not go on")
    pager?.accessibilityDecrement()
    settle(view)
    check(view.currentPage == first, "\(name) does not go back")
    check(view.accessibilityScroll(.left), "\(name) does not scroll")
    settle(view)
    check(view.currentPage == first + 1, "\(name) scrolls the wrong way")
    if view.player.program.scroll != nil { pull(view, name) }
    let words = pager?.accessibilityValue
    _ = view.accessibilityElements
    check(pager?.accessibilityValue != words, "\(name) says the same of two pages")
    UIAccessibility.isReduceMotionEnabled = true
    view.rebuild()
    check(view.player.program.environment.prefersReducedMotion, "\(name) does not reduce motion")
    check(view.currentPage == first + 1, "\(name) loses its page")
    UIAccessibility.isReduceMotionEnabled = false
    view.bounds = CGRect(x: 0, y: 0, width: 400, height: 700)
    view.layoutSubviews()
    check(view.player.program.environment.viewport.width == 400, "\(name) keeps its size")
    check(view.currentPage == first + 1, "\(name) loses its page with its size")
  }

  /// What a finger pulls far beyond the first page or card is still that.
  private static func pull(_ view: SceneView, _ name: String) {
    let page = view.currentPage ?? 0
    view.scroll(toPage: 0, animated: false)
    settle(view)
    for (place, way) in [0.0, 500, 1500, 3000].enumerated() {
      let point = Point(x: way, y: way)
      standInMediaTime += 0.1
      view.send(place == 0 ? .down(id: 1, point) : .move(id: 1, point), at: standInMediaTime)
    }
    _ = view.show(view.clock.now)
    check(view.currentPage == 0, "\(name) is pulled to page \(view.currentPage ?? -1)")
    view.send(.up(id: 1), at: standInMediaTime)
    settle(view)
    view.scroll(toPage: Double(page), animated: false)
    settle(view)
  }

  static func settle(_ view: SceneView) {
    standInMediaTime += 5
    _ = view.show(view.clock.now)
  }

  /// An app's own scroll view is the scroll timeline; a view in its content is placed there.
  static func follow() {
    let scene = Scene("Follow", size: Size(width: 300, height: 200), scroll: .pages(3)) {
      Layer.rectangle(fill: "#000000").id("box").frame(200, 20, 30, 40)
        .animate(.scroll(at: [0, 1], .x(0, 100)))
    }
    for isMirrored in [false, true] {
      let view = shown(SceneView(scene))
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let box = UIView(frame: .zero)
      scroll.contentSize = CGSize(width: 900, height: 200)
      if isMirrored {
        view.semanticContentAttribute = .forceRightToLeft
        scroll.contentOffset.x = 600
      }
      scroll.addSubview(box)
      view.setView(box, forLayer: "box")
      view.follow(scroll)
      scroll.contentOffset.x = isMirrored ? 450 : 150
      let frame = view.currentFrame
      check(frame.scroll.page == 0.5, "the offset 150 is page \(frame.scroll.page)")
      let place = box.center.x + box.transform.tx
      let expected = scroll.contentOffset.x + CGFloat(200 - 150 + 50)
      check(place == expected, "the view lies at \(place) of the content instead of \(expected)")
      check(
        box.superview === scroll && box.bounds.size == CGSize(width: 30, height: 40),
        "the view"
      )
      standInMediaTime += 1
      _ = view.show(view.clock.now)
      check(view.currentFrame.scroll.page == 0.5, "the page drifts from the offset")
    }
  }

  final class Source: DeckViewDataSource {
    var made = 0
    var asked: [Int64] = []
    var count: Int64 = 1_000_000

    func numberOfCards(in deckView: DeckView) -> Int64 { count }

    func deckView(_ deckView: DeckView, viewForCard card: Int64, reusing view: UIView?) -> UIView {
      asked.append(card)
      if view == nil { made += 1 }
      return view ?? UIView(frame: .zero)
    }
  }

  /// A deck of a million cards makes as many views as can be seen at once, and places them.
  static func reuseCards() {
    let scene = Scene("Deck", size: Size(width: 300, height: 200)) {
      Layer.deck(width: 100, height: 150, visible: 3, count: 5) {
        Layer.group { Layer.rectangle(fill: "#000000").frame(0, 0, 100, 150) }
          .animate(.view(at: [-1, 0, 1], .opacity(0.5, 1, 0.5)))
      }
      .frame(0, 0, 300, 200)
    }
    let deck = shown(DeckView(scene))
    let source = Source()
    deck.dataSource = source
    let plan = deck.player.program.decks[0]
    check(deck.player.program.decks[0].poolSize > 0, "the deck is empty")
    for page in 0..<200 {
      deck.scroll(toPage: Double(page), animated: false)
      settle(deck)
      let seen = deck.subviews.filter { !$0.isHidden }
      let cards = deck.currentFrame.order.filter {
        (Int($0) - plan.firstSlot) % plan.slotsPerCard == 0 && Int($0) >= plan.firstSlot
      }
      check(seen.count == cards.count, "\(seen.count) views are seen of \(cards.count) cards")
      for slot in cards {
        let map = CGAffineTransform(deck.currentFrame.world[Int(slot)])
        check(seen.contains { $0.transform == map && $0.center == .zero }, "a card lies wrongly")
      }
    }
    check(source.made <= plan.poolSize, "\(source.made) views were made for \(plan.poolSize)")
    check(source.asked.contains(199), "card 199 was not asked for")
    source.count = 3
    deck.reloadData()
    settle(deck)
    check(deck.currentPage == 2, "the deck stands at \(deck.currentPage ?? -1) of 3 cards")
    check(deck.subviews.count <= 3, "\(deck.subviews.count) views are left of 3 cards")
    pull(deck, "the deck")
  }

  /// A view takes the place of a layer, and gives it back.
  static func replaceLayer() {
    let scene = Scene("Replace", size: Size(width: 300, height: 200)) {
      Layer.group { Layer.rectangle(fill: "#000000").id("box").frame(5, 6, 30, 40).opacity(0.5) }
        .frame(10, 20, 100, 100).opacity(0.5)
    }
    let view = shown(SceneView(scene))
    let box = UIView(frame: .zero)
    view.setView(box, forLayer: "box")
    check(box.superview === view && box.alpha == 0.25 && !box.isHidden, "the view is not shown")
    check(box.transform.tx == 15 && box.transform.ty == 26, "the view lies wrongly")
    check(view.tree.layer(ofSlot: 1).isHidden, "the layer is shown beside its view")
    view.setView(nil, forLayer: "box")
    check(box.superview == nil && !view.tree.layer(ofSlot: 1).isHidden, "the layer is not shown")
  }

  static func convertSprings() {
    let spring = Spring(mass: 2, stiffness: 300, damping: 20)
    let timing = UISpringTimingParameters(spring)
    check(timing.mass == 2 && timing.stiffness == 300 && timing.damping == 20, "UIKit's spring")
    let animation = CASpringAnimation(keyPath: "position", spring: spring, initialVelocity: 3)
    check(animation.mass == 2 && animation.stiffness == 300, "Core Animation's spring")
    check(animation.damping == 20 && animation.initialVelocity == 3, "Core Animation's spring")
    check(animation.duration == animation.settlingDuration, "Core Animation's duration")
    let plain = Animation(spring).standInSpring
    check(plain.mass == 2 && plain.stiffness == 300 && plain.damping == 20, "SwiftUI's spring")
    let pushed = Animation(spring, initialVelocity: 3)
    check(pushed.standInSpring == plain && pushed.standInVelocity == 3, "SwiftUI's spring")
  }

  private static var slide: Scene {
    Scene("Slide", size: Size(width: 300, height: 200), scroll: .pages(3)) {
      Layer.rectangle(fill: "#000000").frame(20, 20, 30, 40).animate(.over(2, .x(0, 100)))
      Layer.text("Hello").frame(20, 100, 200, 40).page(1)
    }
  }

  /// The screen's clock plays the scene, rests with it, and stands while the view is away.
  static func runByDisplayLink() {
    standInMediaTime = 1000
    CADisplayLink.standInLinks = []
    let view = shown(SceneView(slide))
    check(CADisplayLink.standInLinks.count == 1, "the view asks for no frames")
    guard let link = CADisplayLink.standInLinks.first else { return }
    var player = Player(view.player.program)
    for time in [0.5, 1, 1.5] {
      standInMediaTime = 1000 + time
      view.clock.tick()
      player.seek(to: time)
      check(view.currentFrame.time == time && !link.isPaused, "the link shows no \(time) s")
      compare(view, player.frame, "the link at \(time) s")
    }
    // Away for ten seconds.
    let window = view.superview
    view.removeFromSuperview()
    check(CADisplayLink.standInLinks.isEmpty, "frames are asked for while nobody sees them")
    standInMediaTime = 1012
    window?.addSubview(view)
    standInMediaTime = 1012.25
    view.clock.tick()
    check(view.currentFrame.time == 1.75, "time went on while the view was away")
    standInMediaTime = 1013
    view.clock.tick()
    let later = CADisplayLink.standInLinks.first
    check(later?.isPaused == true, "frames are asked for while all is at rest")
    view.scroll(toPage: 1)
    check(later?.isPaused == false, "scrolling asks for no frames")
  }

  /// Text is drawn in the reader's size, unless the app says otherwise.
  static func followTextSize() {
    standInDrawnSizes = []
    let view = shown(SceneView(slide))
    view.scroll(toPage: 1, animated: false)
    settle(view)
    check(standInDrawnSizes.last == 17, "the text is \(standInDrawnSizes) points")
    UIFontMetrics.standInTextScale = 1.5
    view.preferencesChanged()
    settle(view)
    check(standInDrawnSizes.last == 25.5, "the text does not grow: \(standInDrawnSizes)")
    view.scalesText = false
    settle(view)
    check(standInDrawnSizes.last == 17, "the text grows though it may not: \(standInDrawnSizes)")
    UIFontMetrics.standInTextScale = 1
  }

  /// From right to left the scene is the mirrored one.
  static func followReadingDirection() {
    standInMediaTime = 1000
    let view = shown(SceneView(slide))
    view.followsReadingDirection = true
    view.semanticContentAttribute = .forceRightToLeft
    view.rebuild()
    var scene = slide
    scene.direction = .rightToLeft
    var player = Player(Program(scene, in: view.player.program.environment))
    for page in [0, 0.5, 1, 2] {
      view.scroll(toPage: page, animated: false)
      settle(view)
      player.handle(.init(time: player.frame.time, .scroll(page: page, animated: false)))
      player.seek(to: view.clock.now)
      compare(view, player.frame, "mirrored page \(page)")
    }
    check(view.accessibilityScroll(.left), "a mirrored view does not scroll")
    settle(view)
    check(view.currentPage == 1, "a swipe to the left goes to page \(view.currentPage ?? -1)")
  }

  /// SwiftUI's page is the view's, both ways.
  static func bindPage() {
    standInMediaTime = 1000
    var page: Int64 = 1
    let binding = Binding<Int64>(get: { page }, set: { page = $0 })
    let wrapper = ScrollworkView(slide, page: binding)
    var context = ScrollworkView.Context()
    context.transaction.disablesAnimations = true
    let view = shown(wrapper.makeUIView(context: context))
    wrapper.updateUIView(view, context: context)
    settle(view)
    check(view.currentPage == 1, "the view begins on page \(view.currentPage ?? -1)")
    page = 2
    wrapper.updateUIView(view, context: context)
    settle(view)
    check(view.currentPage == 2, "the view stays on page \(view.currentPage ?? -1)")
    view.scroll(toPage: 0)
    settle(view)
    check(page == 0, "the binding stays at \(page)")
    context.environment.layoutDirection = .rightToLeft
    wrapper.updateUIView(view, context: context)
    check(
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      "the view does not take SwiftUI's direction"
    )
  }
}

/// Windows stay, as an app's do.
@MainActor private var windows: [UIWindow] = []

extension UIWindow {
  fileprivate func adopt(_ view: UIView) {
    windows.append(self)
    addSubview(view)
  }
}
