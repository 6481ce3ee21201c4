// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Signatures of Apple's UIKit, as far as ScrollworkUI uses them: pictures, letters, spring timing.
public import QuartzCore

open class UIColor: NSObject, @unchecked Sendable {
  public init(cgColor: CGColor) { fatalError() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public init?(named name: String) { fatalError() }
  open var cgImage: CGImage? { fatalError() }
  open var size: CGSize { fatalError() }
  open func draw(in rect: CGRect) {}
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) { fatalError() }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    fatalError()
  }

  public struct AttributeName: Hashable, Sendable {
    public static var family: AttributeName { fatalError() }
    public static var traits: AttributeName { fatalError() }
  }

  public struct TraitKey: Hashable, Sendable {
    public static var weight: TraitKey { fatalError() }
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var traitItalic: SymbolicTraits { fatalError() }
  }
}

open class UIFont: NSObject, @unchecked Sendable {
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { fatalError() }
  open class func fontNames(forFamilyName familyName: String) -> [String] { fatalError() }
  open var pointSize: CGFloat { fatalError() }
  open var lineHeight: CGFloat { fatalError() }
  open var fontDescriptor: UIFontDescriptor { fatalError() }

  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public static var ultraLight: Weight { fatalError() }
    public static var thin: Weight { fatalError() }
    public static var light: Weight { fatalError() }
    public static var regular: Weight { fatalError() }
    public static var medium: Weight { fatalError() }
    public static var semibold: Weight { fatalError() }
    public static var bold: Weight { fatalError() }
    public static var heavy: Weight { fatalError() }
    public static var black: Weight { fatalError() }
  }
}

open class UIFontMetrics: NSObject {
  open class var `default`: UIFontMetrics { fatalError() }
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { fatalError() }
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
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { fatalError() }
  public static var usesFontLeading: NSStringDrawingOptions { fatalError() }
}

open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect { fatalError() }

  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {}
}

extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { fatalError() }
  public static var foregroundColor: NSAttributedString.Key { fatalError() }
  public static var kern: NSAttributedString.Key { fatalError() }
  public static var paragraphStyle: NSAttributedString.Key { fatalError() }
  public static var baselineOffset: NSAttributedString.Key { fatalError() }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
}

open class UIGraphicsImageRendererContext: NSObject {}

open class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { fatalError() }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
}

@MainActor open class UISpringTimingParameters: NSObject {
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) { fatalError() }
}
