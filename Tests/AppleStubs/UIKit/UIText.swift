// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Stand-ins for Apple's UIKit, as far as ScrollworkUI uses it: pictures, letters, spring timing.
public import QuartzCore

open class UIColor: NSObject, @unchecked Sendable {
  public init(cgColor: CGColor) {}
}

open class UIImage: NSObject, @unchecked Sendable {
  override init() {}
  public init?(named name: String) {}
  open var cgImage: CGImage? { CGImage() }
  open var size: CGSize { CGSize(width: 10, height: 10) }
  open func draw(in rect: CGRect) {}
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {}
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }

  public struct AttributeName: Hashable, Sendable {
    let name: String
    public static var family: AttributeName { AttributeName(name: "family") }
    public static var traits: AttributeName { AttributeName(name: "traits") }
  }

  public struct TraitKey: Hashable, Sendable {
    let name: String
    public static var weight: TraitKey { TraitKey(name: "weight") }
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var traitItalic: SymbolicTraits { .init(rawValue: 1) }
  }
}

open class UIFont: NSObject, @unchecked Sendable {
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.pointSize = pointSize
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(), size: fontSize)
  }
  open class func fontNames(forFamilyName familyName: String) -> [String] { [] }
  public let pointSize: CGFloat
  open var lineHeight: CGFloat { pointSize * 1.2 }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }

  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public static var ultraLight: Weight { Weight(rawValue: 0) }
    public static var thin: Weight { Weight(rawValue: 0) }
    public static var light: Weight { Weight(rawValue: 0) }
    public static var regular: Weight { Weight(rawValue: 0) }
    public static var medium: Weight { Weight(rawValue: 0) }
    public static var semibold: Weight { Weight(rawValue: 0) }
    public static var bold: Weight { Weight(rawValue: 0) }
    public static var heavy: Weight { Weight(rawValue: 0) }
    public static var black: Weight { Weight(rawValue: 0) }
  }
}

open class UIFontMetrics: NSObject {
  open class var `default`: UIFontMetrics { UIFontMetrics() }
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value * Self.standInTextScale }

  /// How much larger than usual the reader wants text; a test sets it.
  nonisolated(unsafe) public static var standInTextScale: CGFloat = 1
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

open class NSParagraphStyle: NSObject {}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open var alignment: NSTextAlignment = .natural
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { .init(rawValue: 1) }
  public static var usesFontLeading: NSStringDrawingOptions { .init(rawValue: 2) }
}

open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect { CGRect(x: 0, y: 0, width: size.width, height: 20) }

  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    guard length > 0, let font = attribute(.font, at: 0, effectiveRange: nil) as? UIFont else {
      return
    }
    standInDrawnSizes.append(font.pointSize)
  }
}

/// The sizes in which texts were drawn.
nonisolated(unsafe) public var standInDrawnSizes: [CGFloat] = []

extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { .init("font") }
  public static var foregroundColor: NSAttributedString.Key { .init("foregroundColor") }
  public static var kern: NSAttributedString.Key { .init("kern") }
  public static var paragraphStyle: NSAttributedString.Key { .init("paragraphStyle") }
  public static var baselineOffset: NSAttributedString.Key { .init("baselineOffset") }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
}

open class UIGraphicsImageRendererContext: NSObject {}

open class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
}

@MainActor open class UISpringTimingParameters: NSObject {
  /// What was asked for.
  public let (mass, stiffness, damping): (CGFloat, CGFloat, CGFloat)
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }
}
