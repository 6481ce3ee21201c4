internal import ScrollworkScene

/// What an export carried, what it approximated and by how much, and what it could not carry.
///
///     var report = ExportReport(format: "CSS")
///     report.note(.lost, "rubber band", at: "/layers/3", because: "scroll timelines stop at the edge")
///     report.hasLosses  // true
///
/// Every entry names the layer by its JSON pointer. The same entry is noted once.
public struct ExportReport: Hashable, Sendable {
  /// What became of something that a scene says.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It is there as the scene says.
    case carried
    /// It is there, but not to the last digit or not in each case.
    case approximated
    /// It is not there.
    case lost
  }

  /// One thing that a scene says.
  public struct Entry: Hashable, Sendable {
    /// What became of it.
    public let kind: Kind
    /// The layer as a JSON pointer (RFC 6901) into the document; empty for the scene itself.
    public let pointer: String
    /// What it is about, in a few words, such as `spring on x`.
    public let what: String
    /// How far off it is at most, where that is a number.
    public let error: Deviation?
    /// Why it is so, and what stands in its place; a sentence without a full stop.
    public let reason: String?
  }

  /// A distance with its unit.
  public struct Deviation: Hashable, Sendable {
    /// The largest distance, at least 0.
    public let value: Double
    /// What it measures.
    public let unit: Unit

    /// Creates a distance.
    public init(_ value: Double, _ unit: Unit) {
      self.value = value
      self.unit = unit
    }
  }

  /// What a distance measures.
  public enum Unit: String, Hashable, Sendable {
    /// Points, which are CSS pixels.
    case points = "pt"
    /// Degrees of rotation.
    case degrees = "deg"
    /// A factor of scaling, an opacity, or a part of a whole.
    case unitless = ""
    /// Seconds.
    case seconds = "s"
    /// 255ths of a colour's channel.
    case levels = "/255"
  }

  /// The name of the format, such as `CSS`.
  public let format: String
  /// Every entry, in the order in which they were noted.
  public private(set) var entries: [Entry] = []
  private var known: Set<Entry> = []

  /// Creates an empty report.
  public init(format: String) { self.format = format }

  /// Notes what became of something, once.
  ///
  /// - Parameters:
  ///   - kind: What became of it.
  ///   - what: What it is about, in a few words.
  ///   - pointer: The layer's JSON pointer; empty for the scene itself.
  ///   - error: How far off it is at most.
  ///   - reason: Why, and what stands in its place.
  public mutating func note(
    _ kind: Kind,
    _ what: String,
    at pointer: String,
    by error: Deviation? = nil,
    because reason: String? = nil
  ) {
    let entry = Entry(kind: kind, pointer: pointer, what: what, error: error, reason: reason)
    if known.insert(entry).inserted { entries.append(entry) }
  }

  /// Notes that a file has the values of a scene's parameters in it, and no knobs.
  mutating func noteParameters(of scene: Scene) {
    guard !scene.parameters.isEmpty else { return }
    note(
      .approximated,
      "parameters",
      at: "",
      because: "they keep the values with which the file was made"
    )
  }

  /// Whether anything could not be carried.
  public var hasLosses: Bool { entries.contains { $0.kind == .lost } }

  /// How many entries there are of a kind.
  public func count(of kind: Kind) -> Int { entries.lazy.filter { $0.kind == kind }.count }

  /// The largest distances, one for each unit, in the order in which the units first come.
  public var worst: [Deviation] {
    var worst: [Deviation] = []
    for case let error? in entries.map(\.error) {
      guard let index = worst.firstIndex(where: { $0.unit == error.unit }) else {
        worst.append(error)
        continue
      }
      if error.value > worst[index].value { worst[index] = error }
    }
    return worst
  }
}
