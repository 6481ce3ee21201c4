// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Signatures of Apple's UIKit, as far as ScrollworkUI uses them: assistive techniques.
public import QuartzCore

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static var adjustable: UIAccessibilityTraits { fatalError() }
  public static var button: UIAccessibilityTraits { fatalError() }
  public static var staticText: UIAccessibilityTraits { fatalError() }
}

public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { fatalError() }
  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name { fatalError() }
  @MainActor public static func post(notification: Notification, argument: Any?) {}

  public struct Notification: Hashable, Sendable {
    public static var pageScrolled: Notification { fatalError() }
  }
}

@MainActor open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer container: Any) { fatalError() }
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits
  open var accessibilityFrameInContainerSpace: CGRect

  // Apple declares these two for every NSObject.
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
}

public struct UIContentSizeCategory: Hashable, Sendable {
  public static var didChangeNotification: NSNotification.Name { fatalError() }
}
