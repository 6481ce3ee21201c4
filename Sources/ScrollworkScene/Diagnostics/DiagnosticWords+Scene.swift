/// Keys, words and values of the scene document.
extension DiagnosticWords {
  static var unknownKey: Self {
    Self(
      name: "unknown-key",
      title: "unknown key \"{text}\" in {1}",
      help: ["replace it with \"{near}\"", "the keys are {list}", "remove it"],
      replacement: ["\"{near}\""],
      rule: """
        Each object has the keys that Documentation/scene-format.md lists for it, and no others.
        A key that nobody reads would be a wish that nobody hears.
        """,
      wrong: "{ \"text\": \"Hello\", \"oapcity\": 0.5 }",
      right: "{ \"text\": \"Hello\", \"opacity\": 0.5 }"
    )
  }

  static var missingKey: Self {
    Self(
      name: "missing-key",
      title: "{1} needs the key \"{0}\"",
      help: ["add \"{0}\": {example}", "add \"{0}\""],
      rule: "Some keys have no default: Documentation/scene-format.md calls them required.",
      wrong: "{ \"scene\": \"Wave\" }",
      right: "{ \"scene\": \"Wave\", \"size\": [320, 568] }"
    )
  }

  static var wrongType: Self {
    Self(
      name: "wrong-type",
      title: "{0} is needed here, not {1}",
      help: ["write {0} such as {example}"],
      rule: """
        Each key takes values of certain kinds. A number may also be a string of arithmetic, and a
        list of one may often be the value alone; nothing else is converted.
        """,
      wrong: "{ \"size\": 320 }",
      right: "{ \"size\": [320, 568] }"
    )
  }

  static var unknownName: Self {
    Self(
      name: "unknown-name",
      title: "unknown {noun} \"{text}\"",
      help: ["replace it with \"{near}\"", "it is one of {list}"],
      replacement: ["\"{near}\""],
      rule: "Where a key chooses among words, only those words count, in lower case.",
      wrong: "{ \"text\": \"Hello\", \"align\": \"middle\" }",
      right: "{ \"text\": \"Hello\", \"align\": \"center\" }"
    )
  }

  static var unknownEasing: Self {
    Self(
      name: "unknown-easing",
      title: "unknown easing \"{text}\"",
      help: ["replace it with \"{near}\""],
      notes: ["`scrollwork explain unknown-easing` lists every easing"],
      replacement: ["\"{near}\""],
      rule: """
        An easing is one of CSS: linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end,
        cubic-bezier(x1, y1, x2, y2) with both x from 0 to 1, steps(count, position), or
        linear(…) with its list of stops.
        """,
      wrong: "{ \"x\": [0, 100], \"duration\": 0.5, \"easing\": \"ease-in-outt\" }",
      right: "{ \"x\": [0, 100], \"duration\": 0.5, \"easing\": \"ease-in-out\" }"
    )
  }

  static var unknownTimeline: Self {
    Self(
      name: "unknown-timeline",
      title: "unknown timeline \"{text}\"",
      help: ["replace it with \"{near}\"", "a timeline is one of {list}"],
      replacement: ["\"{near}\""],
      rule: """
        There are three timelines: clock counts seconds, scroll counts pages, view counts a card's
        slots from the centre.
        """,
      wrong: "{ \"timeline\": \"scrol\", \"at\": [0, 1], \"x\": [0, 100] }",
      right: "{ \"timeline\": \"scroll\", \"at\": [0, 1], \"x\": [0, 100] }"
    )
  }

  static var badColour: Self {
    Self(
      name: "bad-colour",
      title: "\"{text}\" is no colour",
      help: [
        "replace it with \"{colour}\"",
        "a colour is #rgb, #rgba, #rrggbb, #rrggbbaa or transparent",
      ],
      replacement: ["\"{colour}\""],
      rule: """
        A colour is # and three, four, six or eight hexadecimal digits (red, green, blue and, if
        there are four or eight, opacity), or the word transparent. Names have no place here.
        """,
      wrong: "{ \"background\": \"3b2a5a\" }",
      right: "{ \"background\": \"#3b2a5a\" }"
    )
  }

  static var duplicateID: Self {
    Self(
      name: "duplicate-id",
      title: "two layers are called \"{text}\"",
      help: ["give each an id of its own"],
      notes: ["the first is on line {0}"],
      rule: "The id of a layer is its own: no other layer of the document has it.",
      wrong: "[{ \"id\": \"girl\" }, { \"id\": \"girl\" }]",
      right: "[{ \"id\": \"girl\" }, { \"id\": \"boy\" }]"
    )
  }

  static var conflictingKeys: Self {
    Self(
      name: "conflicting-keys",
      title: "\"{text}\" and \"{text0}\" exclude each other",
      help: ["remove one of the two"],
      notes: ["\"{text0}\" is on line {0}"],
      rule: """
        Some keys say the same thing in two ways, and only one of them can count: a spring has its
        own duration, a layer shows one thing.
        """,
      wrong: "{ \"x\": [0, 100], \"spring\": \"bouncy\", \"duration\": 0.5 }",
      right: "{ \"x\": [0, 100], \"spring\": \"bouncy\" }"
    )
  }
}
