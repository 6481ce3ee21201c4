/// Strings and numbers of a JSON text.
extension DiagnosticWords {
  static var unterminatedString: Self {
    Self(
      name: "unterminated-string",
      title: ["this string does not end"],
      help: ["add the closing quote on this line; write \\n for a line break in the text"],
      rule: """
        A string ends with a double quote on the line where it started. A line break in the text is
        written \\n, a double quote \\".
        """,
      wrong: "{ \"scene\": \"Wave }",
      right: "{ \"scene\": \"Wave\" }"
    )
  }

  static var controlCharacter: Self {
    Self(
      name: "control-character",
      title: ["the control character {text} in a string"],
      help: ["replace it with {escape}"],
      replacement: ["{escape}"],
      rule: "Characters below U+0020 are written as escapes: \\t for a tab, \\n for a line break.",
      wrong: "{ \"text\": \"one\ttwo\" }",
      right: "{ \"text\": \"one\\ttwo\" }"
    )
  }

  static var unknownEscape: Self {
    Self(
      name: "unknown-escape",
      title: ["unknown escape {text}"],
      help: [
        "{?\\'}replace it with '",
        "the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits",
      ],
      rule: """
        A backslash starts one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t, or \\u with four
        hexadecimal digits. A backslash itself is written \\\\.
        """,
      wrong: #"{ "image": "art\girl.svg" }"#,
      right: #"{ "image": "art/girl.svg" }"#
    )
  }

  static var loneSurrogate: Self {
    Self(
      name: "lone-surrogate",
      title: ["{text} is half of a character"],
      help: ["write the character itself, or both halves"],
      rule: """
        The escapes \\ud800 to \\udfff come in pairs, a high one (d8 to db) before a low one (dc to
        df), which make one character together. The character itself needs no escape.
        """,
      wrong: #"{ "text": "\ud83d" }"#,
      right: #"{ "text": "\ud83d\ude00" }"#
    )
  }

  static var leadingZero: Self {
    Self(
      name: "leading-zero",
      title: ["the number {text} starts with a zero that it does not need"],
      help: ["replace it with {number}"],
      replacement: ["{number}"],
      rule: "A number starts with 0 only when it is 0 or a point follows. There is no octal.",
      wrong: "{ \"x\": 007 }",
      right: "{ \"x\": 7 }"
    )
  }

  static var plusSign: Self {
    Self(
      name: "plus-sign",
      title: ["the number {text} starts with a plus sign"],
      help: ["replace it with {number}"],
      replacement: ["{number}"],
      rule: "A number without a minus sign is positive; a plus sign stands only in an exponent.",
      wrong: "{ \"x\": +100 }",
      right: "{ \"x\": 100 }"
    )
  }

  static var missingDigit: Self {
    Self(
      name: "missing-digit",
      title: ["the number {text} lacks a digit"],
      help: ["replace it with {number}", "write a number"],
      replacement: ["{number}"],
      rule: "A number has a digit on both sides of its point and in its exponent.",
      wrong: "{ \"opacity\": .5 }",
      right: "{ \"opacity\": 0.5 }"
    )
  }

  static var notFinite: Self {
    Self(
      name: "not-finite",
      title: ["JSON has no {text}"],
      help: ["write a number"],
      rule: "Every number is finite: there is neither NaN nor infinity.",
      wrong: "{ \"x\": Infinity }",
      right: "{ \"x\": 1000000 }"
    )
  }

  static var numberTooLarge: Self {
    Self(
      name: "number-too-large",
      title: ["the number {text} is too large"],
      help: ["write a number below 1.8e308"],
      rule: "Numbers are double-precision: the largest is about 1.8e308.",
      wrong: "{ \"x\": 1e400 }",
      right: "{ \"x\": 1e30 }"
    )
  }
}
