// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Signatures of Apple's QuartzCore, as far as ScrollworkUI uses them.
@_exported public import CoreGraphics
@_exported public import ObjectiveC

public typealias CFTimeInterval = Double

public func CACurrentMediaTime() -> CFTimeInterval { fatalError() }

public struct CALayerContentsGravity: Hashable, Sendable {
  public static var resize: CALayerContentsGravity { fatalError() }
  public static var resizeAspect: CALayerContentsGravity { fatalError() }
  public static var resizeAspectFill: CALayerContentsGravity { fatalError() }
  public static var center: CALayerContentsGravity { fatalError() }
}

open class CALayer: NSObject {
  public override init() { fatalError() }
  open var anchorPoint: CGPoint
  open var bounds: CGRect
  open var frame: CGRect
  open var position: CGPoint
  open var zPosition: CGFloat
  open var isHidden: Bool
  open var opacity: Float
  open var masksToBounds: Bool
  open var mask: CALayer?
  open var cornerRadius: CGFloat
  open var backgroundColor: CGColor?
  open var contents: Any?
  open var contentsGravity: CALayerContentsGravity
  open var contentsScale: CGFloat
  open var shadowColor: CGColor?
  open var shadowOffset: CGSize
  open var shadowOpacity: Float
  open var shadowRadius: CGFloat
  open var superlayer: CALayer? { fatalError() }
  open func addSublayer(_ layer: CALayer) {}
  open func removeFromSuperlayer() {}
  open func setAffineTransform(_ m: CGAffineTransform) {}
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
  public static var butt: CAShapeLayerLineCap { fatalError() }
  public static var round: CAShapeLayerLineCap { fatalError() }
  public static var square: CAShapeLayerLineCap { fatalError() }
}

public struct CAShapeLayerLineJoin: Hashable, Sendable {
  public static var miter: CAShapeLayerLineJoin { fatalError() }
  public static var round: CAShapeLayerLineJoin { fatalError() }
  public static var bevel: CAShapeLayerLineJoin { fatalError() }
}

open class CAShapeLayer: CALayer {
  public override init() { fatalError() }
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat
  open var strokeEnd: CGFloat
  open var lineWidth: CGFloat
  open var miterLimit: CGFloat
  open var lineCap: CAShapeLayerLineCap
  open var lineJoin: CAShapeLayerLineJoin
}

public struct CAGradientLayerType: Hashable, Sendable {
  public static var axial: CAGradientLayerType { fatalError() }
  public static var radial: CAGradientLayerType { fatalError() }
}

open class CAGradientLayer: CALayer {
  public override init() { fatalError() }
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint: CGPoint
  open var endPoint: CGPoint
  open var type: CAGradientLayerType
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}

open class CAAnimation: NSObject {
  open var duration: CFTimeInterval
  public override init() { fatalError() }
}

open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { fatalError() }
}

open class CABasicAnimation: CAPropertyAnimation {}

open class CASpringAnimation: CABasicAnimation {
  public override init() { fatalError() }
  open var mass: CGFloat
  open var stiffness: CGFloat
  open var damping: CGFloat
  open var initialVelocity: CGFloat
  open var settlingDuration: CFTimeInterval { fatalError() }
}

public struct CAFrameRateRange: Sendable {
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) { fatalError() }
}

open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector) { fatalError() }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
  open var targetTimestamp: CFTimeInterval { fatalError() }
  open var isPaused: Bool
  open var preferredFrameRateRange: CAFrameRateRange
}
