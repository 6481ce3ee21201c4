// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Stand-ins for Apple's UIKit, as far as ScrollworkUI uses it: views, touches and scroll views.
@_exported public import QuartzCore

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor open class UITouch: NSObject {
  private let place: CGPoint
  open var timestamp: TimeInterval
  public init(standInAt place: CGPoint, timestamp: TimeInterval) {
    self.place = place
    self.timestamp = timestamp
  }
  open func location(in view: UIView?) -> CGPoint { place }
}

@MainActor open class UIEvent: NSObject {
  private let samples: [UITouch]
  public init(standInFor samples: [UITouch]) { self.samples = samples }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { samples }
}

@MainActor open class UIWindow: UIView {}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

open class UITraitCollection: NSObject {
  open var displayScale: CGFloat { 3 }
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { bounds = CGRect(origin: .zero, size: frame.size) }
  public required init?(coder: NSCoder) { nil }
  open var bounds: CGRect
  open var center: CGPoint = .zero
  open var transform: CGAffineTransform = .identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isMultipleTouchEnabled = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  open var traitCollection = UITraitCollection()
  public let layer = CALayer()
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open var intrinsicContentSize: CGSize { .zero }
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.didMoveToWindow()
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToWindow()
  }
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
  /// Right for a view and its own superview or itself only.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func layoutSubviews() {}
  open func didMoveToWindow() {}

  // Apple declares these two for every NSObject.
  open var accessibilityElements: [Any]?
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

@MainActor open class UIScrollView: UIView {
  fileprivate var observers: [(UIScrollView) -> Void] = []
  open var contentOffset: CGPoint = .zero {
    didSet {
      bounds.origin = contentOffset
      for observer in observers { observer(self) }
    }
  }
  open var contentSize: CGSize = .zero
}

// Foundation's on Apple's systems.

public final class NSKeyValueObservation: NSObject {}

public struct NSKeyValueObservedChange<Value> {
  init() {}
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) let observed = self
    MainActor.assumeIsolated {
      (observed as? UIScrollView)?.observers.append { view in
        if let view = view as? Self { changeHandler(view, NSKeyValueObservedChange()) }
      }
    }
    return NSKeyValueObservation()
  }
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}
