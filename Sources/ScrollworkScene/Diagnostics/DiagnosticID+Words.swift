extension DiagnosticID {
  /// The words of the rule.
  var words: DiagnosticWords {
    switch self {
    case .emptyDocument: .emptyDocument
    case .notUTF8: .notUTF8
    case .byteOrderMark: .byteOrderMark
    case .unexpectedCharacter: .unexpectedCharacter
    case .trailingContent: .trailingContent
    case .unclosedBracket: .unclosedBracket
    case .mismatchedBracket: .mismatchedBracket
    case .trailingComma: .trailingComma
    case .extraComma: .extraComma
    case .missingComma: .missingComma
    case .missingColon: .missingColon
    case .missingValue: .missingValue
    case .unquotedKey: .unquotedKey
    case .unquotedText: .unquotedText
    case .wrongQuotes: .wrongQuotes
    case .comment: .comment
    case .unterminatedString: .unterminatedString
    case .controlCharacter: .controlCharacter
    case .unknownEscape: .unknownEscape
    case .loneSurrogate: .loneSurrogate
    case .leadingZero: .leadingZero
    case .plusSign: .plusSign
    case .missingDigit: .missingDigit
    case .notFinite: .notFinite
    case .numberTooLarge: .numberTooLarge
    case .tooDeep: .tooDeep
    case .duplicateKey: .duplicateKey
    case .unknownKey: .unknownKey
    case .missingKey: .missingKey
    case .wrongType: .wrongType
    case .unknownName: .unknownName
    case .unknownEasing: .unknownEasing
    case .unknownTimeline: .unknownTimeline
    case .unknownParameter: .unknownParameter
    case .unknownUnit: .unknownUnit
    case .badExpression: .badExpression
    case .outOfRange: .outOfRange
    case .wrongCount: .wrongCount
    case .duplicateID: .duplicateID
    case .conflictingKeys: .conflictingKeys
    case .unsortedOffsets: .unsortedOffsets
    case .badColour: .badColour
    }
  }
}
