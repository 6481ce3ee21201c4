/// What plays, but probably not as meant.
extension DiagnosticWords {
  static var unusedParameter: Self {
    Self(
      name: "unused-parameter",
      title: ["nothing in the scene uses the parameter \"{text}\""],
      help: ["write \"${text}\" where it counts, or remove it"],
      rule: """
        A parameter is a number that arithmetic names with a $ in front. One that no arithmetic names
        is a knob that turns nothing.
        """,
      wrong: #""parameters": { "gap": 8 }, "layers": [{ "text": "Hello", "x": 8 }]"#,
      right: #""parameters": { "gap": 8 }, "layers": [{ "text": "Hello", "x": "$gap" }]"#,
      context: .scene
    )
  }

  static var neverSeen: Self {
    Self(
      name: "never-seen",
      title: [
        "{=pages}this layer is never seen: the scene has none of these pages",
        "{=pages of a motion}this motion is never seen: the scene has none of these pages",
        "{=place}this layer is never seen: it stays outside of what comes on screen",
        "{0} is never seen",
      ],
      help: [
        "{=animated}remove it: animations multiply it, and 0 times anything is 0",
        "{=pages}the first page is 0, the last {1}",
        "{=pages of a motion}the first page is 0, the last {1}",
        "{=place}what comes on screen lies within 0 to {1} across and 0 to {2} down",
        "{=a shape without fill and stroke}add \"fill\": \"#3b2a5a\"",
        "{=a layer without size}give it a width and a height, or remove it",
        "make it more than 0, or remove the layer",
      ],
      rule: """
        A layer that no moment and no touch brings to sight is usually a mistake: opacities and scales
        multiply, so that 0 stays 0; pages are counted from 0; a shape shows its fill and its stroke.
        """,
      wrong: """
        { "text": "Hello", "opacity": 0,
          "animate": [{ "opacity": [0, 1], "duration": 0.5 }] }
        """,
      right: """
        { "text": "Hello",
          "animate": [{ "opacity": [0, 1], "duration": 0.5 }] }
        """,
      context: .layer
    )
  }

  static var tapsNothing: Self {
    Self(
      name: "taps-nothing",
      title: ["nothing that can be tapped is at {text} then"],
      help: ["look where things are: scrollwork trace, or render --at"],
      rule: """
        A tap means the front-most layer with a "tap" under it, where that is seen when the finger comes
        down. Places are points of the screen, whatever is scrolled; a finger that only rests is a hold.
        """,
      wrong: "tap 300,20 at 1s",
      right: "tap 160,500 at 1s",
      context: .trace
    )
  }
}
