/// A fact that a message names.
package enum DiagnosticArgument: Equatable, Sendable {
  /// How many.
  case count(Int)
  /// A value of arithmetic.
  case value(Double)
  /// What kind of value was found.
  case kind(JSONKind)
  /// Words of ours.
  case word(StaticWord)
  /// The words that may stand there.
  case words(WordList)
  /// The names of the document that may stand there.
  case names([[UInt8]])
  /// Another place of the document that matters.
  case place(SourceRange)
}

/// Words that are known when the program is built.
///
/// In a player for the web they are nothing: it has no words.
package struct StaticWord: Equatable, Sendable, ExpressibleByStringLiteral {
  #if hasFeature(Embedded)
  /// The words themselves.
  package var text: StaticString { "" }

  /// Creates the argument.
  @inline(__always)
  package init(_ text: StaticString) {}
  #else
  /// The words themselves.
  package let text: StaticString

  /// Creates the argument.
  package init(_ text: StaticString) {
    self.text = text
  }
  #endif

  /// Creates the argument.
  @inline(__always)
  package init(stringLiteral text: StaticString) {
    self.init(text)
  }

  /// Whether both are the same bytes.
  package static func == (a: Self, b: Self) -> Bool {
    WordList(a.text) == WordList(b.text)
  }
}
