/// Everything that is wrong with a document, in the order of its places.
public struct Diagnostics: Error, Equatable, Sendable {
  /// The diagnostics: those about the whole document first, then by where they start.
  public private(set) var all: [Diagnostic] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of one.
  public init(_ diagnostic: Diagnostic) {
    all = [diagnostic]
  }

  /// Whether nothing was found.
  public var isEmpty: Bool { all.isEmpty }

  /// Whether one of them is an error, so that the document is refused.
  public var hasErrors: Bool {
    for diagnostic in all where diagnostic.severity == .error { return true }
    return false
  }

  /// Adds a diagnostic at its place; of two that start together, the earlier added comes first.
  ///
  /// - Complexity: O(1) when they arrive in order, else O(count).
  public mutating func add(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
    let start = diagnostic.range?.start ?? -1
    var at = all.count - 1
    while at > 0, (all[at - 1].range?.start ?? -1) > start {
      all.swapAt(at, at - 1)
      at -= 1
    }
  }

  /// Adds each diagnostic of another list.
  public mutating func add(_ others: Diagnostics) {
    for diagnostic in others.all { add(diagnostic) }
  }
}
