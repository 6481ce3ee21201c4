/// Commas, colons, keys and values of a JSON text.
extension DiagnosticWords {
  static var trailingComma: Self {
    Self(
      name: "trailing-comma",
      title: ["a comma before a closing bracket"],
      help: ["remove this comma"],
      replacement: [""],
      rule: "A comma stands between two values, never after the last.",
      wrong: "{ \"x\": [0, 100,] }",
      right: "{ \"x\": [0, 100] }"
    )
  }

  static var extraComma: Self {
    Self(
      name: "extra-comma",
      title: ["a comma without a value before it"],
      help: ["remove this comma"],
      replacement: [""],
      rule: "A comma stands between two values: one comma, and never before the first.",
      wrong: "{ \"x\": [0,, 100] }",
      right: "{ \"x\": [0, 100] }"
    )
  }

  static var missingComma: Self {
    Self(
      name: "missing-comma",
      title: ["no comma between two values"],
      help: ["add a comma here"],
      replacement: [","],
      rule: "A comma stands between two values, and between two members of an object.",
      wrong: "{ \"x\": [0, 100] \"y\": 0 }",
      right: "{ \"x\": [0, 100], \"y\": 0 }"
    )
  }

  static var missingColon: Self {
    Self(
      name: "missing-colon",
      title: ["no colon after the key"],
      help: ["{?=}replace it with a colon", "put a colon between the key and its value"],
      rule: "A colon stands between a key and its value. An object has both; a list has no keys.",
      wrong: "{ \"opacity\" 0.5 }",
      right: "{ \"opacity\": 0.5 }"
    )
  }

  static var missingValue: Self {
    Self(
      name: "missing-value",
      title: ["no value after the colon"],
      help: ["add the value here, or remove the key"],
      rule: "Each key has a value. To leave a thing at its default, leave its key out.",
      wrong: "{ \"opacity\": , \"x\": 100 }",
      right: "{ \"x\": 100 }"
    )
  }

  static var unquotedKey: Self {
    Self(
      name: "unquoted-key",
      title: ["the key {text} is not in quotes"],
      help: ["replace it with {quoted}"],
      replacement: ["{quoted}"],
      rule: "Keys are strings, and strings are in double quotes.",
      wrong: "{ x: 100 }",
      right: "{ \"x\": 100 }"
    )
  }

  static var unquotedText: Self {
    Self(
      name: "unquoted-text",
      title: ["the value {text} is not in quotes"],
      help: ["replace it with {near}", "replace it with {quoted}"],
      replacement: ["{near}", "{quoted}"],
      rule: """
        A value without quotes is a number or one of true, false and null. Everything else is a
        string in double quotes, also a length with a unit and arithmetic.
        """,
      wrong: "{ \"x\": 100vw }",
      right: "{ \"x\": \"100vw\" }"
    )
  }

  static var wrongQuotes: Self {
    Self(
      name: "wrong-quotes",
      title: ["a string in quotes of another kind"],
      help: ["use double quotes: {quoted}"],
      replacement: ["{quoted}"],
      rule: "Strings are in straight double quotes, neither in single nor in typographic ones.",
      wrong: "{ 'scene': “Wave” }",
      right: "{ \"scene\": \"Wave\" }"
    )
  }

  static var duplicateKey: Self {
    Self(
      name: "duplicate-key",
      title: ["the key \"{text}\" comes twice"],
      help: ["remove one of the two"],
      notes: ["it came first on line {0}"],
      rule: "An object has each key once, since nobody could tell which of two values counts.",
      wrong: #"{ "text": "Hello", "x": 0, "x": 100 }"#,
      right: #"{ "text": "Hello", "x": 100 }"#,
      context: .layer
    )
  }
}
