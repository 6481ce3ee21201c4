// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stand-in for Apple's ObjectiveC module, as far as ScrollworkUI uses it.

@frozen public struct Selector: @unchecked Sendable {
  private let name: UnsafeRawPointer?
  public init(_ name: String) { self.name = nil }
}
