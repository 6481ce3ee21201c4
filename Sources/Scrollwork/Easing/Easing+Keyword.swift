extension Easing {
  /// The easings that CSS gives a name of their own.
  public enum Keyword: UInt8, Hashable, Sendable, CaseIterable {
    /// Output is input.
    case linear
    /// A quick start and a long end.
    case ease
    /// A slow start.
    case easeIn
    /// A slow end.
    case easeOut
    /// A slow start and a slow end.
    case easeInOut
    /// One step at the start.
    case stepStart
    /// One step at the end.
    case stepEnd

    /// The name in CSS and in documents, in ASCII.
    public var name: StaticString {
      switch self {
      case .linear: "linear"
      case .ease: "ease"
      case .easeIn: "ease-in"
      case .easeOut: "ease-out"
      case .easeInOut: "ease-in-out"
      case .stepStart: "step-start"
      case .stepEnd: "step-end"
      }
    }

    /// The easing that the name stands for.
    public var easing: Easing {
      switch self {
      case .linear: .linear
      case .ease: .ease
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      case .stepStart: .stepStart
      case .stepEnd: .stepEnd
      }
    }
  }
}
