#if canImport(UIKit)
public import Scrollwork
public import UIKit

extension UISpringTimingParameters {
  /// Creates the timing of a property animator from a spring.
  ///
  ///     let timing = UISpringTimingParameters(Spring(dampingRatio: 0.6, duration: 2.1))
  ///     UIViewPropertyAnimator(duration: 0, timingParameters: timing)
  ///
  /// The animator's own duration does not count: the spring's physics say how long it moves.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: Ways a second, 1 covers the whole way in a second, along both axes.
  public convenience init(_ spring: Scrollwork.Spring, initialVelocity: CGVector = .zero) {
    self.init(
      mass: CGFloat(spring.mass),
      stiffness: CGFloat(spring.stiffness),
      damping: CGFloat(spring.damping),
      initialVelocity: initialVelocity
    )
  }
}

extension CASpringAnimation {
  /// Creates the animation of a layer's property on a spring, as long as the spring takes to settle.
  ///
  ///     let slide = CASpringAnimation(keyPath: "position.x", spring: .bouncy)
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - spring: The spring.
  ///   - initialVelocity: Ways a second, 1 covers the whole way in a second.
  public convenience init(
    keyPath: String,
    spring: Scrollwork.Spring,
    initialVelocity: Double = 0
  ) {
    self.init(keyPath: keyPath)
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    self.initialVelocity = CGFloat(initialVelocity)
    duration = settlingDuration
  }
}
#endif
