/// Numbers, lists and arithmetic of the scene document.
extension DiagnosticWords {
  static var unknownParameter: Self {
    Self(
      name: "unknown-parameter",
      title: "unknown parameter \"{text}\"",
      help: [
        "replace it with \"{near}\"", "the parameters are {list}", "add it to \"parameters\"",
      ],
      rule: "What an expression calls by $name stands in the scene's \"parameters\".",
      wrong: "{ \"parameters\": { \"stutter\": 0.06 }, \"delay\": \"$stuter\" }",
      right: "{ \"parameters\": { \"stutter\": 0.06 }, \"delay\": \"$stutter\" }"
    )
  }

  static var unknownUnit: Self {
    Self(
      name: "unknown-unit",
      title: "unknown unit \"{text}\"",
      help: ["replace it with \"{near}\"", "the units here are {list}"],
      rule: """
        Lengths know pt (the default), vw, vh and %; times s (the default) and ms; angles deg (the
        default), rad and turn; plain numbers only %.
        """,
      wrong: "{ \"x\": \"20px\" }",
      right: "{ \"x\": \"20pt\" }"
    )
  }

  static var badExpression: Self {
    Self(
      name: "bad-expression",
      title: "the arithmetic breaks off at \"{text}\"",
      help: ["write numbers with units, $parameters, + - * /, ( ), min(a, b) and max(a, b)"],
      rule: """
        Arithmetic joins numbers with units and $parameters by + - * / and parentheses, and knows
        min(a, b) and max(a, b). Lengths cannot be multiplied by lengths.
        """,
      wrong: "{ \"x\": \"100vw / \" }",
      right: "{ \"x\": \"100vw / 2.2\" }"
    )
  }

  static var outOfRange: Self {
    Self(
      name: "out-of-range",
      title: "{text} is out of range",
      help: ["replace it with {bound}", "write a number that is {0}"],
      notes: ["{1} is {0}"],
      replacement: ["{bound}"],
      rule: """
        Numbers that mean nothing beyond certain bounds are refused there, since to move them
        silently would hide a mistake. Documentation/scene-format.md gives the bounds.
        """,
      wrong: "{ \"opacity\": 1.5 }",
      right: "{ \"opacity\": 1 }"
    )
  }

  static var wrongCount: Self {
    Self(
      name: "wrong-count",
      title: "a list of {0} where {1} are needed",
      help: ["write {1} values"],
      rule: """
        Lists that belong together have the same length: an offset for each value, and an easing
        for each gap between two values. A point has two numbers, a frame has four lengths.
        """,
      wrong: "{ \"timeline\": \"scroll\", \"at\": [0, 1], \"x\": [0, 50, 100] }",
      right: "{ \"timeline\": \"scroll\", \"at\": [0, 1, 2], \"x\": [0, 50, 100] }"
    )
  }

  static var unsortedOffsets: Self {
    Self(
      name: "unsorted-offsets",
      title: "the offset {text} comes after {text0}",
      help: ["put the offsets in rising order, their values with them"],
      rule: "Offsets never fall. Two equal ones make a step.",
      wrong: "{ \"timeline\": \"scroll\", \"at\": [0, 2, 1], \"x\": [0, 50, 100] }",
      right: "{ \"timeline\": \"scroll\", \"at\": [0, 1, 2], \"x\": [0, 100, 50] }"
    )
  }
}
