/// The structure of a JSON text.
extension DiagnosticWords {
  static var emptyDocument: Self {
    Self(
      name: "empty-document",
      title: ["the document is empty"],
      help: ["write a scene: { \"scene\": \"Wave\", \"size\": [320, 568] }"],
      rule: "A document holds one value, and a scene is an object.",
      wrong: "",
      right: "{ \"scene\": \"Wave\", \"size\": [320, 568] }"
    )
  }

  static var notUTF8: Self {
    Self(
      name: "not-utf-8",
      title: ["the document is not UTF-8"],
      help: ["save the file with the encoding UTF-8"],
      rule: """
        A document is UTF-8. Editors offer other encodings, such as UTF-16 and Latin-1, whose bytes
        mean other characters or none.
        """,
      wrong: "a file saved as UTF-16 or Latin-1",
      right: "the same file saved as UTF-8"
    )
  }

  static var byteOrderMark: Self {
    Self(
      name: "byte-order-mark",
      title: ["the document starts with a byte order mark"],
      help: ["save the file as UTF-8 without a byte order mark (BOM)"],
      replacement: [""],
      rule: """
        A document starts with its first character. The bytes EF BB BF, which some editors put in
        front of UTF-8, say nothing and are not JSON.
        """,
      wrong: "\u{FEFF}{ \"scene\": \"Wave\" }",
      right: "{ \"scene\": \"Wave\" }"
    )
  }

  static var unexpectedCharacter: Self {
    Self(
      name: "unexpected-character",
      title: ["unexpected character \"{text}\""],
      help: [
        "{?;}replace it with a comma", "{?:}replace it with a comma", "{?=}replace it with a colon",
        "{?(}replace it with [", "{?U+00A0}replace it with an ordinary space",
        "{?U+2060}remove it", "{?U+200B}remove it", "{?U+FEFF}remove it",
        "a value is a string in double quotes, a number, true, false, null, [ … ] or { … }",
      ],
      rule: """
        Between values stand only commas, colons, brackets and white space (space, tab, line feed,
        carriage return). Everything else belongs into a string in double quotes. Spaces of another
        kind, which word processors and web pages use, look the same and are not white space.
        """,
      wrong: "{ \"x\": [0, 100]; \"y\": 0 }",
      right: "{ \"x\": [0, 100], \"y\": 0 }"
    )
  }

  static var trailingContent: Self {
    Self(
      name: "trailing-content",
      title: ["\"{text}\" after the end of the document"],
      help: ["remove what follows the value that ends on line {0}"],
      rule:
        "A document holds one value and nothing after it. Often one closing bracket is too many.",
      wrong: "{ \"size\": [320, 568] } }",
      right: "{ \"size\": [320, 568] }"
    )
  }

  static var unclosedBracket: Self {
    Self(
      name: "unclosed-bracket",
      title: ["this \"{text}\" is never closed"],
      help: ["add \"{0}\" where it ends"],
      rule: "Each [ needs its ], each { its }.",
      wrong: "{ \"size\": [320, 568]",
      right: "{ \"size\": [320, 568] }"
    )
  }

  static var mismatchedBracket: Self {
    Self(
      name: "mismatched-bracket",
      title: ["\"{text}\" closes what \"{text1}\" opened on line {1}"],
      help: ["replace it with \"{0}\", or add the \"{0}\" that is missing before it"],
      rule: "Brackets close in the order in which they were opened, the last one first.",
      wrong: "{ \"size\": [320, 568 }",
      right: "{ \"size\": [320, 568] }"
    )
  }

  static var tooDeep: Self {
    Self(
      name: "too-deep",
      title: ["more than {0} brackets are open at once"],
      help: ["nest less: {0} levels are the most"],
      rule: "At most 128 brackets may be open at once, which is a depth of about 60 groups.",
      wrong: String(repeating: "[", count: 129) + String(repeating: "]", count: 129),
      right: String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    )
  }

  static var comment: Self {
    Self(
      name: "comment",
      title: ["JSON has no comments"],
      help: ["remove it"],
      replacement: [""],
      rule: "JSON has no comments. What should be remembered about a scene goes beside the file.",
      wrong: "{ \"x\": 100 } // from the right",
      right: "{ \"x\": 100 }"
    )
  }
}
