// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Signatures of Apple's UIKit, as far as ScrollworkUI uses them: views, touches and scroll views.
@_exported public import QuartzCore

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() { fatalError() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor open class UITouch: NSObject {
  nonisolated override init() { fatalError() }
  open var timestamp: TimeInterval { fatalError() }
  open func location(in view: UIView?) -> CGPoint { fatalError() }
}

@MainActor open class UIEvent: NSObject {
  nonisolated override init() { fatalError() }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { fatalError() }
}

@MainActor open class UIWindow: UIView {}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

open class UITraitCollection: NSObject {
  override init() { fatalError() }
  open var displayScale: CGFloat { fatalError() }
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var frame: CGRect
  open var bounds: CGRect
  open var center: CGPoint
  open var transform: CGAffineTransform
  open var alpha: CGFloat
  open var isHidden: Bool
  open var isMultipleTouchEnabled: Bool
  open var semanticContentAttribute: UISemanticContentAttribute
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open var layer: CALayer { fatalError() }
  open var window: UIWindow? { fatalError() }
  open var superview: UIView? { fatalError() }
  open var intrinsicContentSize: CGSize { fatalError() }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func isDescendant(of view: UIView) -> Bool { fatalError() }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { fatalError() }
  open func layoutSubviews() {}
  open func didMoveToWindow() {}

  // Apple declares these two for every NSObject.
  open var accessibilityElements: [Any]?
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    fatalError()
  }
}

@MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var contentOffset: CGPoint
  open var contentSize: CGSize
}

// Foundation's on Apple's systems.

public final class NSKeyValueObservation: NSObject {}

public struct NSKeyValueObservedChange<Value> {}

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
  ) -> NSKeyValueObservation { fatalError() }
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}
