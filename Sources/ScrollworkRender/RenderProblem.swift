/// Something that a scene needs and that cannot be drawn as it stands: a fact, put in words last.
///
///     RenderProblem(subject: "girl.svg", reason: .missingFile).description
///     // "girl.svg: there is no such file"
public struct RenderProblem: Error, Hashable, Sendable {
  /// What it is about: a picture's file as the scene names it, a font's file or family, or a layer.
  public let subject: String
  /// What is wrong with it.
  public let reason: Reason
  /// The first layer that shows it; nil when it is not about what one layer shows.
  public let place: Place?

  /// Creates a problem.
  public init(subject: String, reason: Reason, at place: Place? = nil) {
    self.subject = subject
    self.reason = reason
    self.place = place
  }

  /// A layer of a program, and a card if it is part of one.
  public struct Place: Hashable, Sendable {
    /// The layer's place among the program's nodes.
    public let node: Int
    /// The item of its deck whose strings the card shows; nil outside of decks with items.
    public let item: Int?

    /// Creates a place.
    public init(node: Int, item: Int? = nil) {
      self.node = node
      self.item = item
    }
  }

  /// What can be wrong.
  public enum Reason: Error, Hashable, Sendable {
    /// The file does not exist.
    case missingFile
    /// The path is a folder, a pipe or a device.
    case notAFile
    /// The path is absolute; documents name files relative to themselves.
    case absolutePath
    /// The system does not let us read it.
    case unreadable
    /// There is no byte in it.
    case emptyFile
    /// The file has more bytes than a picture may have.
    case tooManyBytes(limit: Int)
    /// It is neither SVG nor PNG nor JPEG, whatever its name says.
    case unknownKind
    /// The picture has more pixels than may be decoded.
    case tooManyPixels(width: Int, height: Int)
    /// All pictures together have more pixels than may be kept.
    case tooManyPixelsInAll
    /// The decoder gave up; `detail` are its own words.
    case damaged(kind: String, detail: String)
    /// A font that every scene is set in is not installed.
    case missingFont(package: String)
    /// No font of this family is at hand; the house face stands in.
    case unknownFamily
    /// No font has some letters of a text; boxes stand in.
    case unknownLetters(count: Int)
    /// Path data that cannot be read from this byte on.
    case path(offset: Int, expected: String)
  }

  /// Whether the scene can be drawn nevertheless, with something standing in.
  public var isWarning: Bool {
    switch reason {
    case .unknownFamily, .unknownLetters: true
    default: false
    }
  }
}

/// Everything that keeps a scene from being drawn, all at once.
public struct RenderProblems: Error, Hashable, Sendable {
  /// The problems in the order of the scene; at least one.
  public let all: [RenderProblem]

  /// Creates the collection.
  ///
  /// - Precondition: There is at least one problem.
  public init(_ all: [RenderProblem]) {
    precondition(!all.isEmpty, "Problems that stop a scene must be at least one")
    self.all = all
  }
}
