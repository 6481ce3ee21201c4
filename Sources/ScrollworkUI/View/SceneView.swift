#if canImport(UIKit)
public import ScrollworkScene
public import UIKit

/// A view that plays a scene: it hands over touches with their own times, and draws the frames that come back.
///
///     let view = SceneView(scene) { UIImage(named: $0) }
///     view.onEvent = { name, card in print(name) }
///
/// It holds no motion: every number of every frame is the player's. It shows the scene's reduced form for
/// people who asked for less motion, from the moment they do; text follows the reader's text size; pages and
/// cards are turned by VoiceOver's adjustable action and three-finger swipe.
public class SceneView: UIView {
  /// The scene as it was given; another one goes on where it can.
  public var scene: Scene { didSet { rebuild() } }
  /// Values of the scene's parameters, in its order; missing ones keep the scene's.
  public var parameters: [Double] = [] { didSet { rebuild() } }
  /// Whether the reader's direction decides the scene's, rather than the scene itself.
  public var followsReadingDirection = false { didSet { rebuild() } }
  /// Whether text grows with the reader's text size.
  public var scalesText = true { didSet { rebuild() } }
  /// Whether time passes; touches are felt either way.
  public var isPlaying = true { didSet { runClock() } }
  /// What is told when a layer that sends an event is tapped: its name, and the card it lies in.
  public var onEvent: ((_ name: String, _ card: Int64?) -> Void)?
  /// What is told when another page, or another card of the first deck, is nearest to the centre.
  public var onPageChange: ((_ page: Int64) -> Void)?
  /// What VoiceOver says of a page, counted from 0, of so many.
  public var pageDescription: (_ page: Int64, _ count: Int64) -> String = { page, count in
    "Page \(page + 1) of \(count)"
  }

  let images: (String) -> UIImage?
  let tree = LayerTree()
  let clock = SceneClock()
  lazy var pager = PagerElement(accessibilityContainer: self)
  var player: Player
  var spoken: [Int: UIAccessibilityElement] = [:]
  var fingers: [ObjectIdentifier: Int32] = [:]
  var lastFinger: Int32 = 0
  var page: Int64?
  var hosted: [HostedView] = []
  var views: [String: UIView] = [:]
  weak var followed: UIScrollView?
  var observation: NSKeyValueObservation?

  /// Creates a view that plays a scene.
  ///
  /// - Parameters:
  ///   - scene: A scene whose numbers make sense in every size that the view will have.
  ///   - images: Finds a picture by the name that the scene gives it.
  public init(_ scene: Scene, images: @escaping (String) -> UIImage? = { UIImage(named: $0) }) {
    self.scene = scene
    self.images = images
    player = Player(Program(scene, in: Environment(viewport: scene.size)))
    super.init(frame: CGRect(scene.size))
    isMultipleTouchEnabled = true
    layer.addSublayer(tree.root)
    clock.show = { [weak self] time in self?.show(time) ?? false }
    observePreferences()
    rebuild()
  }

  /// Creates a view that plays a scene document.
  ///
  /// - Parameters:
  ///   - document: The document, in UTF-8.
  ///   - images: Finds a picture by the name that the scene gives it.
  /// - Throws: Everything that is wrong with the document at once.
  public convenience init(
    document: [UInt8],
    images: @escaping (String) -> UIImage? = { UIImage(named: $0) }
  ) throws(Diagnostics) {
    self.init(try Scene(json: document), images: images)
  }

  /// A scene cannot be read from a storyboard.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The frame that is shown.
  public var currentFrame: Frame { player.frame }

  /// Scrolls to a page of the content, or where that does not scroll to a card of the first deck.
  ///
  /// - Parameters:
  ///   - page: Counted from 0; it need not be whole.
  ///   - animated: Whether it moves there, or is there at once.
  public func scroll(toPage page: Double, animated: Bool = true) {
    send(.scroll(page: page, animated: animated), at: CACurrentMediaTime())
  }

  /// Plays the scene from its beginning.
  public func restart() {
    player = Player(player.program)
    clock.restart()
    page = nil
    rebuild()
  }

  // Overrides stand in the class itself; what they do is in its extensions.

  /// Lays the scene out for the view's size.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != tree.root.bounds.size { rebuild() }
  }

  /// Lets time pass while the view is in a window.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    rebuild()
    runClock()
  }

  /// The size that the scene was drawn for.
  public override var intrinsicContentSize: CGSize { CGRect(scene.size).size }

  /// Hands over fingers that came down.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { began(touch) }
  }

  /// Hands over every sample of fingers that moved.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { moved(touch, event) }
  }

  /// Hands over fingers that lifted.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { ended(touch) { .up(id: $0) } }
  }

  /// Hands over fingers that the system took away.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { ended(touch) { .cancel(id: $0) } }
  }

  /// Turns a page, for VoiceOver's three-finger swipe.
  public override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    turn(direction)
  }

  /// What VoiceOver finds: the pager, and every visible layer with a label or words.
  public override var accessibilityElements: [Any]? {
    get { spokenElements() }
    set { super.accessibilityElements = newValue }
  }

  /// Puts an app's view where the card of a deck is, for decks with a data source.
  func cardView(_ card: Int64, reusing old: UIView?) -> UIView? { nil }

  /// Whether the cards of decks are views of the app.
  var hasCardViews: Bool { false }
}
#endif
