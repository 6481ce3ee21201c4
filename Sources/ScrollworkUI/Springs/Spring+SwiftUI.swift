#if canImport(SwiftUI)
public import Scrollwork
public import SwiftUI

extension SwiftUI.Spring {
  /// Creates SwiftUI's spring of the same physics; one that creeps stays one that creeps.
  public init(_ spring: Scrollwork.Spring) {
    self.init(
      mass: spring.mass,
      stiffness: spring.stiffness,
      damping: spring.damping,
      allowOverDamping: true
    )
  }
}

extension SwiftUI.Animation {
  /// Creates the animation on a spring; it keeps the velocity of one that it takes over from.
  ///
  ///     withAnimation(Animation(Spring(dampingRatio: 0.6, duration: 2.1))) { isOpen = true }
  ///
  /// - Parameter spring: The spring.
  public init(_ spring: Scrollwork.Spring) { self = .spring(SwiftUI.Spring(spring)) }

  /// Creates the animation on a spring that starts with a velocity, and adds to those that still run.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: Ways a second, 1 covers the whole way in a second.
  public init(_ spring: Scrollwork.Spring, initialVelocity: Double) {
    self = .interpolatingSpring(
      mass: spring.mass,
      stiffness: spring.stiffness,
      damping: spring.damping,
      initialVelocity: initialVelocity
    )
  }
}
#endif
