import ScrollworkScene

extension DiagnosticCase {
  /// One document for each rule.
  static let all: [DiagnosticCase] = syntax + scene

  static let syntax: [DiagnosticCase] = [
    Self(.emptyDocument, "\n\n"),
    Self(.notUTF8, Array("{\n  \"scene\": \"Caf".utf8) + [0xE9] + Array("\"\n}".utf8)),
    Self(.byteOrderMark, "\u{FEFF}{ \"scene\": \"Wave\" }"),
    Self(.unexpectedCharacter, "{ \"x\":\u{A0}100 }"),
    Self(.trailingContent, "{\n  \"size\": [320, 568]\n}\n}\n"),
    Self(.unclosedBracket, "{ \"layers\": [\n  { \"id\": \"girl\" }\n"),
    Self(.mismatchedBracket, "{ \"layers\": [\n  { \"id\": \"girl\" } }\n"),
    Self(
      .trailingComma,
      "{ \"size\": [320, 568],\n  \"layers\": [\n    { \"id\": \"girl\" },\n  ] }"
    ),
    Self(.extraComma, "{ \"at\": [0,, 1] }"),
    Self(.missingComma, "{ \"layers\": [\n  { \"id\": \"girl\" }\n  { \"id\": \"boy\" } ] }"),
    Self(.missingColon, "{ \"opacity\" = 0.5 }"),
    Self(.missingValue, "{ \"opacity\": }"),
    Self(.unquotedKey, "{ opacity: 0.5 }"),
    Self(.unquotedText, "{ \"loop\": True, \"x\": 100vw }"),
    Self(.wrongQuotes, "{ 'text': “Hello” }"),
    Self(.comment, "{ \"x\": 100, // from the right\n  \"y\": 0 /* at rest */ }"),
    Self(.unterminatedString, "{ \"text\": \"Hello,\nworld\" }"),
    Self(.controlCharacter, "{ \"text\": \"one\ttwo\" }"),
    Self(.unknownEscape, #"{ "image": "art\girl.svg" }"#),
    Self(.loneSurrogate, #"{ "text": "\ud83d" }"#),
    Self(.leadingZero, "[007, -00.50e05]"),
    Self(.plusSign, "{ \"x\": +1.5 }"),
    Self(.missingDigit, "[.5, 5., -.5e3, 1e, -]"),
    Self(.notFinite, "[NaN, -Infinity]"),
    Self(.numberTooLarge, "{ \"x\": -1e400 }"),
    Self(.tooDeep, String(repeating: "[", count: 129)),
    Self(.duplicateKey, "{ \"x\": 0,\n  \"x\": 100 }"),
  ]

  static let scene: [DiagnosticCase] = [
    Self(
      .unknownKey,
      marked: "{ \"layers\": [\n    { \"id\": \"girl\", ‹\"oapcity\"›: 0.5 } ] }",
      [.words(WordList("id frame x y scale opacity")), .term(.layer)]
    ),
    Self(
      .missingKey,
      marked: "‹{› \"scene\": \"Wave\" }",
      [.word(StaticWord("size")), .term(.scene), .term(.size)]
    ),
    Self(.wrongType, marked: "{ \"size\": ‹320› }", [.term(.size), .kind(.number)]),
    Self(
      .unknownName,
      marked: "{ \"text\": \"Hello\", \"align\": ‹\"middle\"› }",
      [.words(WordList("start center end")), .term(.word)]
    ),
    Self(
      .unknownEasing,
      marked: "{ \"animate\": [{ \"x\": [0, 1],\n    \"easing\": ‹\"ease-in-outt\"› }] }",
      [.words(WordList("linear ease ease-in ease-out ease-in-out step-start step-end"))]
    ),
    Self(
      .unknownTimeline,
      marked: "{ \"timeline\": ‹\"scrol\"› }",
      [.words(WordList("clock scroll view"))]
    ),
    Self(
      .unknownParameter,
      marked: "{ \"delay\": \"$‹stuter› * 2\" }",
      [.names([Array("initialDelay".utf8), Array("stutter".utf8)])]
    ),
    Self(.unknownUnit, marked: "{ \"x\": \"20‹px›\" }", [.words(WordList("pt vw vh %"))]),
    Self(.badExpression, marked: "{ \"x\": \"100vw ‹÷› 2\" }"),
    Self(
      .outOfRange,
      marked: "{ \"opacity\": ‹1.5› }",
      [.bounds(NumberBounds(from: 0, to: 1)), .term(.number)]
    ),
    Self(.wrongCount, marked: "{ \"at\": ‹[0, 1]›, \"x\": [0, 50, 100] }", [.count(2), .count(3)]),
    Self(.duplicateID, marked: "[{ \"id\": ‹\"girl\"› },\n { \"id\": ‹\"girl\"› }]"),
    Self(.conflictingKeys, marked: "{ ‹\"spring\"›: \"bouncy\",\n  ‹\"duration\"›: 0.5 }"),
    Self(.unsortedOffsets, marked: "{ \"at\": [0, ‹2›, ‹1›] }"),
    Self(.badColour, marked: "{ \"background\": ‹\"3b2a5a\"› }"),
  ]
}
