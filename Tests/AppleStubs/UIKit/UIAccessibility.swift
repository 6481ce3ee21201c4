// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Stand-ins for Apple's UIKit, as far as ScrollworkUI uses it: assistive techniques.
public import QuartzCore

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static var adjustable: UIAccessibilityTraits { .init(rawValue: 1) }
  public static var button: UIAccessibilityTraits { .init(rawValue: 2) }
  public static var staticText: UIAccessibilityTraits { .init(rawValue: 4) }
}

public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled = false
  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("reduce motion")
  }
  @MainActor public static func post(notification: Notification, argument: Any?) {}

  public struct Notification: Hashable, Sendable {
    public static var pageScrolled: Notification { Notification() }
  }
}

@MainActor open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  // Apple declares these two for every NSObject.
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
}

public struct UIContentSizeCategory: Hashable, Sendable {
  public static var didChangeNotification: NSNotification.Name {
    NSNotification.Name("text size")
  }
}
