extension Program {
  /// What starts a clock, and where it lies in this layout.
  package struct Trigger: Sendable {
    package let cause: Cause
    /// The scroll offsets at which it fires, in points; nil is when the scene appears.
    package let offsets: ClosedRange<Double>?
    /// Seconds after it fires at which the last motion that it starts and that ends has ended.
    var end: Double = 0
    /// Whether it starts a motion that never ends.
    var isEndless = false

    /// What it waits for, which a new layout of the same scene keeps.
    package enum Cause: Equatable, Sendable {
      case scene
      case page(Double)
      /// A layer on screen: its node.
      case layer(Int32)

      /// Equal causes have equal hashes.
      var hash: UInt64 {
        switch self {
        case .scene: 0
        // Both zeros are one page.
        case .page(let page): Lookup.hash(of: (page + 0).bitPattern)
        case .layer(let node): Lookup.hash(of: UInt64(truncatingIfNeeded: node) | 1 << 62)
        }
      }
    }
  }
}
