// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Stand-ins for Apple's SwiftUI, as far as ScrollworkUI uses it: they hold values.
public import UIKit

public struct Spring: Hashable, Sendable {
  public let (mass, stiffness, damping): (Double, Double, Double)
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }
}

public struct Animation: Equatable, Sendable {
  /// What was asked for.
  public let standInSpring: Spring
  /// The velocity, where one was given.
  public let standInVelocity: Double?

  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(standInSpring: spring, standInVelocity: nil)
  }

  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      standInSpring: Spring(mass: mass, stiffness: stiffness, damping: damping),
      standInVelocity: initialVelocity
    )
  }
}

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body
}

@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

public struct EnvironmentValues {
  public var layoutDirection = LayoutDirection.leftToRight
}

public struct Transaction {
  public var disablesAnimations = false
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  public init() {}
  public var transaction = Transaction()
  public var environment = EnvironmentValues()
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public var body: Never { fatalError() }
}
