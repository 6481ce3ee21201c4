/// Values of the scene document.
extension DiagnosticWords {
  static var wrongType: Self {
    Self(
      name: "wrong-type",
      title: ["expected {1}, found {0}"],
      help: [
        "{=one string}replace it with {joined}",
        "{=one string}write one string; \\n in it begins a new line", "write it like {example}",
        "it is one of {list}",
      ],
      notes: [
        """
        {=a spring}a spring has "duration" and "dampingRatio", "duration" and "bounce", "response" and \
        "dampingRatio", "stiffness" and "damping", or "bounciness" and "speed"; or it is "smooth", \
        "snappy" or "bouncy"
        """,
        "{=a number}arithmetic cannot stand here",
      ],
      replacement: ["{=one string}{joined}"],
      rule: """
        Each key takes values of certain kinds. Lengths, times, angles and what animations move may
        also be strings of arithmetic, as Documentation/scene-format.md says, and a
        list of one value may be the value alone where keyframes stand; nothing else is converted.
        """,
      wrong: #"{ "text": "Hello", "anchor": 0.5 }"#,
      right: #"{ "text": "Hello", "anchor": [0.5, 0.5] }"#,
      context: .layer
    )
  }

  static var outOfRange: Self {
    Self(
      name: "out-of-range",
      title: ["{text} is out of range: {0}"],
      help: [
        "{=not after the end of the trace}let the trace end later, or remove what comes after",
        "{=not before the last gesture begins}let it end later, or remove what comes after the end",
        "{=a page of the scene}the first page is 0, the last {1}",
        "{=a card of the deck}the first card is 0, the last {1}",
        "{=a place on the screen}the screen is {1} wide and {2} high",
        "{=a layer of the group}the first layer is 0, the last {1}",
        "{=a gesture takes at most an hour}let it be shorter or faster",
        "{=not below min}exchange min and max, or make max larger", "replace it with {bound}",
      ],
      notes: ["{=its value}its value here is {1}"],
      replacement: ["{bound}"],
      rule: """
        Numbers that mean nothing beyond certain bounds are refused there, since to move them
        silently would hide a mistake. Documentation/scene-format.md gives the bounds.
        """,
      wrong: #"{ "text": "Hello", "opacity": 1.5 }"#,
      right: #"{ "text": "Hello", "opacity": 1 }"#,
      context: .layer
    )
  }

  static var wrongCount: Self {
    Self(
      name: "wrong-count",
      title: ["the list has {0} values instead of {1}"],
      help: ["make it {1} long"],
      rule: """
        Lists that belong together have the same length: an offset for each value, and an easing
        for each gap between two values. A point has two numbers, a frame has four lengths.
        """,
      wrong: #"{ "image": "a.png", "frame": [0, 57, "100vw"] }"#,
      right: #"{ "image": "a.png", "frame": [0, 57, "100vw", 28] }"#,
      context: .layer
    )
  }

  static var emptyList: Self {
    Self(
      name: "empty-list",
      title: ["a list without values"],
      help: ["write the values of the keyframes, or remove the key"],
      rule: "A list of keyframes has at least one: an offset, and a value for it.",
      wrong: #"{ "text": "Hello", "animate": [{ "timeline": "scroll", "at": [], "x": 100 }] }"#,
      right: #"{ "text": "Hello", "animate": [{ "timeline": "scroll", "at": [0], "x": 100 }] }"#,
      context: .layer
    )
  }

  static var unsortedOffsets: Self {
    Self(
      name: "unsorted-offsets",
      title: ["the offset {text} lies before the one in front of it"],
      help: ["put the offsets in rising order, their values with them"],
      rule: "Offsets never fall. Two equal ones make a step.",
      wrong: """
        { "text": "Hello", "animate": [
          { "timeline": "scroll", "at": [0, 2, 1], "x": [0, 50, 100] } ] }
        """,
      right: """
        { "text": "Hello", "animate": [
          { "timeline": "scroll", "at": [0, 1, 2], "x": [0, 100, 50] } ] }
        """,
      context: .layer
    )
  }

  static var badColor: Self {
    Self(
      name: "bad-color",
      title: ["\"{text}\" is no colour"],
      help: [
        "replace it with \"{colour}\"",
        "a colour is #rgb, #rgba, #rrggbb, #rrggbbaa or transparent",
      ],
      replacement: ["\"{colour}\""],
      rule: """
        A colour is # and three, four, six or eight hexadecimal digits (red, green, blue and, if
        there are four or eight, opacity), or the word transparent. Names have no place here.
        """,
      wrong: #"{ "text": "Hello", "color": "3b2a5a" }"#,
      right: ##"{ "text": "Hello", "color": "#3b2a5a" }"##,
      context: .layer
    )
  }

  static var unknownEasing: Self {
    Self(
      name: "unknown-easing",
      title: ["unknown easing \"{text}\""],
      help: ["replace it with \"{near}\""],
      notes: ["`scrollwork explain unknown-easing` lists every easing"],
      replacement: ["\"{near}\""],
      rule: """
        An easing is written as in CSS: linear, ease, ease-in, ease-out, ease-in-out, step-start,
        step-end, cubic-bezier(x1, y1, x2, y2), steps(count) or steps(count, position) with one of
        jump-start, jump-end, jump-none, jump-both, start and end, or linear(…) with its list of
        stops.
        """,
      wrong: """
        { "text": "Hello", "animate": [
          { "x": [0, 100], "duration": 0.5, "easing": "ease-in-outt" } ] }
        """,
      right: """
        { "text": "Hello", "animate": [
          { "x": [0, 100], "duration": 0.5, "easing": "ease-in-out" } ] }
        """,
      context: .layer
    )
  }

  static var badEasing: Self {
    Self(
      name: "bad-easing",
      title: ["\"{text}\" is not how this easing is written"],
      help: [
        "write it like cubic-bezier(0.4, 0, 0.2, 1), steps(4, jump-end) or linear(0, 0.8 50%, 1)"
      ],
      rule: """
        cubic-bezier() takes four numbers, of which the first and the third lie from 0 to 1.
        steps() takes a whole number from 1 (from 2 with jump-none) and may name where it jumps.
        linear() takes at least two stops: an output and up to two percentages each.
        """,
      wrong: """
        { "text": "Hello", "animate": [
          { "x": [0, 100], "duration": 0.5, "easing": "cubic-bezier(0.4, 0, 0.2)" } ] }
        """,
      right: """
        { "text": "Hello", "animate": [
          { "x": [0, 100], "duration": 0.5, "easing": "cubic-bezier(0.4, 0, 0.2, 1)" } ] }
        """,
      context: .layer
    )
  }
}
