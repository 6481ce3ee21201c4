// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Stand-ins for Apple's QuartzCore, as far as ScrollworkUI uses it: they hold values and draw nothing.
@_exported public import CoreGraphics
@_exported public import ObjectiveC

public typealias CFTimeInterval = Double

/// The seconds that the clock of the screen shows; a test sets them.
nonisolated(unsafe) public var standInMediaTime: CFTimeInterval = 1000

public func CACurrentMediaTime() -> CFTimeInterval { standInMediaTime }

public struct CALayerContentsGravity: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var resize: CALayerContentsGravity { CALayerContentsGravity(rawValue: "resize") }
  public static var resizeAspect: CALayerContentsGravity {
    CALayerContentsGravity(rawValue: "resizeAspect")
  }
  public static var resizeAspectFill: CALayerContentsGravity {
    CALayerContentsGravity(rawValue: "resizeAspectFill")
  }
  public static var center: CALayerContentsGravity { CALayerContentsGravity(rawValue: "center") }
}

open class CALayer: NSObject {
  public override init() {}
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  open var bounds: CGRect = .zero
  open var frame: CGRect = .zero
  open var position: CGPoint = .zero
  open var zPosition: CGFloat = 0
  open var isHidden: Bool = false
  open var opacity: Float = 1
  open var masksToBounds: Bool = false
  open var mask: CALayer?
  open var cornerRadius: CGFloat = 0
  open var backgroundColor: CGColor?
  open var contents: Any?
  open var contentsGravity: CALayerContentsGravity = .resize
  open var contentsScale: CGFloat = 0
  open var shadowColor: CGColor?
  open var shadowOffset: CGSize = .zero
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?
  private var map = CGAffineTransform.identity
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func setAffineTransform(_ m: CGAffineTransform) { map = m }
  open func affineTransform() -> CGAffineTransform { map }
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var butt: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "butt") }
  public static var round: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "round") }
  public static var square: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "square") }
}

public struct CAShapeLayerLineJoin: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var miter: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "miter") }
  public static var round: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "round") }
  public static var bevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "bevel") }
}

open class CAShapeLayer: CALayer {
  public override init() {}
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 0
  open var lineWidth: CGFloat = 0
  open var miterLimit: CGFloat = 0
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
}

public struct CAGradientLayerType: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var axial: CAGradientLayerType { CAGradientLayerType(rawValue: "axial") }
  public static var radial: CAGradientLayerType { CAGradientLayerType(rawValue: "radial") }
}

open class CAGradientLayer: CALayer {
  public override init() {}
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint: CGPoint = .zero
  open var endPoint: CGPoint = .zero
  open var type: CAGradientLayerType = .axial
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}

open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  public override init() {}
}

open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { self.init() }
}

open class CABasicAnimation: CAPropertyAnimation {}

open class CASpringAnimation: CABasicAnimation {
  public override init() {}
  open var mass: CGFloat = 0
  open var stiffness: CGFloat = 0
  open var damping: CGFloat = 0
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { 1 }
}

public struct CAFrameRateRange: Sendable {
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {}
}

open class CADisplayLink: NSObject {
  /// Those that run, whether paused or not.
  nonisolated(unsafe) public static var standInLinks: [CADisplayLink] = []
  public init(target: Any, selector sel: Selector) {}
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { Self.standInLinks.append(self) }
  open func invalidate() { Self.standInLinks.removeAll { $0 === self } }
  open var targetTimestamp: CFTimeInterval { standInMediaTime }
  open var isPaused: Bool = false
  open var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0)
}
