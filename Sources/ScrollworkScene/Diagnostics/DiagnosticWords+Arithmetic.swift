/// Arithmetic in the strings of the scene document.
extension DiagnosticWords {
  static var unknownParameter: Self {
    Self(
      name: "unknown-parameter",
      title: ["unknown parameter \"{text}\""],
      help: [
        "replace it with {near}", "the parameters are {list}", "add it to the scene's parameters",
      ],
      rule: "What arithmetic calls by $name stands among the scene's parameters.",
      wrong: """
        "parameters": { "stutter": 0.06 },
        "layers": [{ "text": "Hello", "x": "$stuter * 100" }]
        """,
      right: """
        "parameters": { "stutter": 0.06 },
        "layers": [{ "text": "Hello", "x": "$stutter * 100" }]
        """,
      context: .scene
    )
  }

  static var unknownFunction: Self {
    Self(
      name: "unknown-function",
      title: ["{=no function}the word \"{text}\" is no number", "unknown function \"{text}\""],
      help: [
        "{=no function}replace it with {near}",
        "{=no function}write a number, or a parameter with a $ in front",
        "{?calc}write what is in its parentheses alone", "replace it with {near}",
        "the functions are {list}",
      ],
      rule: """
        Arithmetic has the functions min(a, b) and max(a, b). A parameter has a $ in front, a unit
        a number.
        """,
      wrong: #"{ "text": "Hello", "x": "maximum(24, 5vw)" }"#,
      right: #"{ "text": "Hello", "x": "max(24, 5vw)" }"#,
      context: .layer
    )
  }

  static var unknownUnit: Self {
    Self(
      name: "unknown-unit",
      title: ["unknown unit \"{text}\""],
      help: ["{?px}replace it with pt", "the units here are {0}"],
      rule: """
        Lengths know pt (the default), vw, vh and %; times s (the default) and ms; angles deg (the
        default), rad and turn; plain numbers only %.
        """,
      wrong: #"{ "text": "Hello", "x": "20px" }"#,
      right: #"{ "text": "Hello", "x": "20pt" }"#,
      context: .layer
    )
  }

  static var badExpression: Self {
    Self(
      name: "bad-expression",
      title: [
        "{=deep}more than 62 parentheses, signs and functions within each other",
        "{?}the arithmetic ends too early", "the arithmetic breaks off at \"{text}\"",
      ],
      help: [
        "{=deep}take some of them away",
        "{?°}write deg for degrees",
        "it has numbers with units, $parameters, + - * /, ( ), min(a, b) and max(a, b)",
      ],
      rule: """
        Arithmetic joins numbers with units and $parameters by + - * / and parentheses, and knows
        min(a, b) and max(a, b). Each of them needs a number on both sides.
        """,
      wrong: #"{ "text": "Hello", "x": "100vw / " }"#,
      right: #"{ "text": "Hello", "x": "100vw / 2.2" }"#,
      context: .layer
    )
  }
}
