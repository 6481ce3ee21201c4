/// The rules of a document, each with a stable name: `DiagnosticID.trailingComma.name` is
/// "trailing-comma".
///
/// The raw value is for hosts that carry no words; it may change from one release to the next,
/// the name never does. The text of a diagnostic's range is at hand when it is printed; a case
/// lists the arguments that it needs beyond that, in order.
public enum DiagnosticID: UInt8, CaseIterable, Sendable {
  // MARK: JSON

  /// There is nothing but white space.
  case emptyDocument
  /// The bytes are not UTF-8.
  case notUTF8
  /// The document starts with the bytes EF BB BF.
  case byteOrderMark
  /// A character that no rule lets stand there.
  case unexpectedCharacter
  /// Something follows the document's one value. Arguments: the place of that value.
  case trailingContent
  /// A bracket is never closed. Arguments: the closing bracket.
  case unclosedBracket
  /// A bracket is closed by the other kind. Arguments: the bracket needed, where it was opened.
  case mismatchedBracket
  /// A comma stands before a closing bracket.
  case trailingComma
  /// Two commas follow each other, or a comma comes first.
  case extraComma
  /// Two values follow each other without a comma.
  case missingComma
  /// A key is not followed by a colon.
  case missingColon
  /// A key has no value.
  case missingValue
  /// A key is not in quotes.
  case unquotedKey
  /// A value is not in quotes, nor a number, nor one of JSON's three words. Arguments: those words.
  case unquotedText
  /// A string is in single or typographic quotes.
  case wrongQuotes
  /// A comment.
  case comment
  /// A string does not end on its line.
  case unterminatedString
  /// A control character stands in a string as itself.
  case controlCharacter
  /// An escape that JSON does not have.
  case unknownEscape
  /// Half of a surrogate pair.
  case loneSurrogate
  /// A number starts with a zero that it does not need.
  case leadingZero
  /// A number starts with a plus sign.
  case plusSign
  /// A number lacks a digit beside its point, in its exponent, or altogether.
  case missingDigit
  /// `NaN` or an infinity.
  case notFinite
  /// A number that no double can hold.
  case numberTooLarge
  /// Too many brackets are open at once. Arguments: the limit.
  case tooDeep
  /// An object has a key twice. Arguments: where it came first.
  case duplicateKey

  // MARK: Scene

  /// A key that the object does not know. Arguments: the keys it knows.
  case unknownKey
  /// A key that must be there. Arguments: the key.
  case missingKey
  /// A value of another kind. Arguments: what it is, what is needed.
  case wrongType
  /// A word that is none of those that may stand there. Arguments: those words.
  case unknownName
  /// An easing that does not exist. Arguments: those that do.
  case unknownEasing
  /// An easing whose arguments are wrong. Arguments: the easings.
  case badEasing
  /// A parameter that the scene does not have. Arguments: the names of those it has.
  case unknownParameter
  /// A function that arithmetic does not have. Arguments: those it has.
  case unknownFunction
  /// A unit that is not at home there. Arguments: those that are.
  case unknownUnit
  /// Arithmetic that cannot be read from there on.
  case badExpression
  /// A number beyond what the place allows. Arguments: what it allows.
  case outOfRange
  /// As many values as there should not be. Arguments: how many there are, how many are needed.
  case wrongCount
  /// A list without elements.
  case emptyList
  /// A name that another layer has. Arguments: where that stands.
  case duplicateID
  /// A name that cannot be used.
  case badName
  /// A key that cannot stand beside another. Arguments: that other.
  case conflictingKeys
  /// A key or word that belongs elsewhere. Arguments: where.
  case misplacedKey
  /// Offsets that fall.
  case unsortedOffsets
  /// Text that is no colour.
  case badColor
  /// A deck in the card of a deck.
  case nestedDeck
  /// Path data that cannot be read from there on. Arguments: what should stand there.
  case pathData

  // MARK: Trace

  /// An instruction that the short form does not have. Arguments: those it has.
  case unknownInstruction
  /// A word that has no place in an instruction.
  case unexpectedWord
  /// A direction or key that does not exist. Arguments: those that do.
  case unknownDirection
  /// A number or point that is missing at the end of an instruction.
  case missingNumber
  /// A number, its unit or a point that cannot be read. Arguments: an example.
  case badQuantity
  /// An instruction that does not say when.
  case missingTime
  /// A gesture that begins before the one before it ends.
  case overlappingGestures

  // MARK: Advice

  /// A parameter that no number of the scene names.
  case unusedParameter
  /// A layer, or a motion, that can never be seen. Arguments: why; pages and places add what there is.
  case neverSeen
  /// A tap of a trace at a place where nothing can be tapped then.
  case tapsNothing
}
