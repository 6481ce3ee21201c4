import ScrollworkScene

extension DiagnosticCase {
  /// One document for each rule.
  static let all: [DiagnosticCase] = syntax + scene + trace + advice

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
  ]

  /// A scene with one layer.
  static func layer(_ id: DiagnosticID, _ members: String) -> DiagnosticCase {
    Self(
      id,
      scene: """
        { "scene": "Demo", "size": [320, 568], "scroll": { "pages": 3 },
          "layers": [
            { "id": "girl", \(members) } ] }
        """
    )
  }

  /// A scene with one animation of one text.
  static func animation(_ id: DiagnosticID, _ members: String) -> DiagnosticCase {
    layer(id, "\"text\": \"Hi\", \"animate\": [\n        { \(members) } ]")
  }

  static let scene: [DiagnosticCase] = [
    layer(.duplicateKey, "\"x\": 0,\n      \"x\": 100"),
    layer(.unknownKey, "\"text\": \"Hi\", \"oapcity\": 0.5, \"zIndex\": 3"),
    Self(.missingKey, scene: "{ \"scene\": \"Wave\", \"scroll\": {} }"),
    layer(.wrongType, "\"frame\": 320, \"color\": 3, \"text\": null, \"depth\": []"),
    layer(.unknownName, "\"text\": \"Hi\", \"align\": \"middle\", \"transform\": \"scale rotat\""),
    animation(.unknownEasing, "\"x\": [0, 9], \"duration\": 1, \"easing\": \"ease-in-outt\""),
    animation(.badEasing, "\"x\": [0, 9], \"duration\": 1, \"easing\": \"steps(0)\""),
    Self(
      .unknownParameter,
      scene: """
        { "scene": "Demo", "size": [320, 568],
          "parameters": { "initialDelay": 1, "stutter": 0.06 },
          "layers": [
            { "stagger": { "delay": "$wait", "each": "2 * $stuter" }, "layers": [] } ] }
        """
    ),
    layer(.unknownFunction, "\"x\": \"mix(1, 2)\""),
    layer(.unknownUnit, "\"x\": \"20px\", \"rotation\": \"3vw\""),
    layer(.badExpression, "\"x\": \"100vw / \", \"y\": \"1 ÷ 2\", \"depth\": \"\""),
    layer(.outOfRange, "\"opacity\": 1.5, \"text\": \"Hi\", \"font\": { \"size\": 0 }"),
    animation(
      .wrongCount,
      "\"timeline\": \"scroll\", \"at\": [0, 1], \"x\": [0, 50, 100]"
    ),
    animation(.emptyList, "\"timeline\": \"scroll\", \"at\": [], \"x\": 100"),
    Self(
      .duplicateID,
      scene: """
        { "scene": "Demo", "size": [320, 568], "layers": [
            { "id": "girl", "layers": [] },
            { "id": "girl", "layers": [] } ] }
        """
    ),
    Self(
      .badName,
      scene: """
        { "scene": "Demo", "size": [320, 568], "parameters": { "first-delay": 1, "": 2 } }
        """
    ),
    animation(.conflictingKeys, "\"x\": [0, 9], \"spring\": \"bouncy\", \"duration\": 1"),
    animation(.misplacedKey, "\"timeline\": \"view\", \"at\": [0, 1], \"x\": [0, 9]"),
    animation(.unsortedOffsets, "\"timeline\": \"scroll\", \"at\": [0, 2, 1], \"x\": [0, 1, 2]"),
    Self(
      .badColor,
      scene: """
        { "scene": "Demo", "size": [320, 568], "background": "3b2a5a" }
        """
    ),
    Self(
      .nestedDeck,
      scene: """
        { "scene": "Demo", "size": [320, 568], "layers": [
            { "deck": { "count": 3, "card": { "size": [9, 9], "layers": [
              { "deck": { "count": 3, "card": { "size": [9, 9] } } } ] } } } ] }
        """
    ),
    layer(.pathData, "\"path\": \"M 0 0 L x\""),
  ]

  static let advice: [DiagnosticCase] = [
    Self(
      .unusedParameter,
      scene: #"{ "scene": "Demo", "size": [320, 568], "parameters": { "gap": 8 } }"#
    ),
    layer(.neverSeen, "\"text\": \"Hi\", \"opacity\": 0"),
    Self(.tapsNothing, trace: "swipe left at 1s\ntap 160,20 at 4s"),
  ]

  static let trace: [DiagnosticCase] = [
    Self(.unknownInstruction, trace: "# A flick\nswip left at 1s 1500pt/s\njump at 2s\n"),
    Self(.unexpectedWord, trace: "tap 160,500 at 1s twice"),
    Self(.unknownDirection, trace: "swipe leftt at 1s\nkey enter at 2s"),
    Self(.missingNumber, trace: "swipe left at"),
    Self(.badQuantity, trace: "swipe left at 1 1500pt/s\ntap 160 at 2s"),
    Self(.missingTime, trace: "tap 160,500"),
    Self(
      .overlappingGestures,
      trace: "drag left 300pt at 1s over 0.8s release\ntap 160,500 at 1.5s"
    ),
  ]
}
