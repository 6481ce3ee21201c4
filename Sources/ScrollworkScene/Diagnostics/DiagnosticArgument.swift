/// A fact that a message names.
package enum DiagnosticArgument: Equatable, Sendable {
  /// Text of the document, as UTF-8.
  case text([UInt8])
  /// A number.
  case number(Double)
  /// How many.
  case count(Int)
  /// What kind of value was found.
  case kind(JSONKind)
  /// What a place of the document holds.
  case term(DocumentTerm)
  /// Where a number must lie.
  case bounds(NumberBounds)
  /// A word of ours.
  case word(StaticWord)
  /// The words that may stand there.
  case words(WordList)
  /// The names of the document that may stand there.
  case names([[UInt8]])
  /// Another place of the document that matters.
  case place(SourceRange)
}

/// A word that is known when the program is built.
package struct StaticWord: Equatable, Sendable {
  /// The word itself.
  package let text: StaticString

  /// Creates a word.
  package init(_ text: StaticString) {
    self.text = text
  }

  /// Whether both are the same bytes.
  package static func == (a: Self, b: Self) -> Bool {
    WordList(a.text) == WordList(b.text)
  }
}
