/// One thing that is wrong, or odd, in a document: facts only.
///
/// `DiagnosticPrinter` turns the facts into words, so that a player which prints nothing carries
/// no text.
public struct Diagnostic: Error, Equatable, Sendable {
  /// How bad it is.
  public enum Severity: UInt8, Sendable {
    /// The document is refused.
    case error
    /// The document plays, but probably not as meant.
    case warning
  }

  /// Which rule is broken.
  public let id: DiagnosticID

  /// How bad it is.
  public let severity: Severity

  /// What to underline; `nil` when the matter is the document as a whole.
  public let range: SourceRange?

  #if hasFeature(Embedded)
  /// A player for the web has no words, and so nothing to put in them.
  package var arguments: [DiagnosticArgument] { [] }
  #else
  /// The facts that the message names, in the order that the case of `DiagnosticID` lists.
  package let arguments: [DiagnosticArgument]
  #endif

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - id: The rule that is broken.
  ///   - severity: An error unless said otherwise.
  ///   - range: What to underline; `nil` for the document as a whole.
  ///   - arguments: The facts that the message names, in the order that the case of
  ///     `DiagnosticID` lists.
  @inline(__always)
  package init(
    _ id: DiagnosticID,
    severity: Severity = .error,
    at range: SourceRange?,
    _ arguments: @autoclosure () -> [DiagnosticArgument] = []
  ) {
    self.id = id
    self.severity = severity
    self.range = range
    #if !hasFeature(Embedded)
    self.arguments = arguments()
    #endif
  }
}
