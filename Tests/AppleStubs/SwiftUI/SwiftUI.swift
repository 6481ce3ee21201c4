// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Signatures of Apple's SwiftUI, as far as ScrollworkUI uses them.
public import UIKit

public struct Spring: Hashable, Sendable {
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) { fatalError() }
}

public struct Animation: Equatable, Sendable {
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    fatalError()
  }

  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { fatalError() }
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
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

public struct EnvironmentValues {
  public var layoutDirection: LayoutDirection
}

public struct Transaction {
  public var disablesAnimations: Bool
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  public var transaction: Transaction { fatalError() }
  public var environment: EnvironmentValues { fatalError() }
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
