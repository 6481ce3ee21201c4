/// The short form of a trace.
extension DiagnosticWords {
  static var unknownInstruction: Self {
    Self(
      name: "unknown-instruction",
      title: ["unknown instruction \"{text}\""],
      help: ["replace it with {near}", "an instruction is one of {list}"],
      replacement: ["{near}"],
      rule: """
        Each line of a trace's short form begins with what happens: swipe, drag, hold, tap, scroll,
        key, wheel, or end for the end of the recording.
        """,
      wrong: "swip left at 1s 1500pt/s",
      right: "swipe left at 1s 1500pt/s",
      context: .trace
    )
  }

  static var unexpectedWord: Self {
    Self(
      name: "unexpected-word",
      title: [
        "{=a second end}the trace has a second end",
        "{=after the end}\"{text}\" comes after the end of the trace",
        "{=said already}\"{text}\" says a second time what was said",
        "\"{text}\" has no place here",
      ],
      help: [
        "{=a second end}remove one of the two", "{=after the end}put the end into the last line",
        "remove it",
      ],
      notes: ["the end is on line {1}"],
      rule: """
        Each instruction has words of its own, as Documentation/scene-format.md shows them; one line
        holds one instruction. The end is the last of them. A # begins a comment.
        """,
      wrong: "tap 160,500 at 1s twice",
      right: "tap 160,500 at 1s",
      context: .trace
    )
  }

  static var unknownDirection: Self {
    Self(
      name: "unknown-direction",
      title: [
        "{=no direction}no direction follows \"{text}\"", "{=no key}no key follows \"{text}\"",
        "\"{text}\" is no direction",
      ],
      help: [
        "{=no direction}add one of {list}", "{=no key}add one of {list}",
        "replace it with {near}", "it is one of {list}",
      ],
      replacement: ["{near}"],
      rule: """
        A finger moves left, right, up or down. A key is one of these, or home, end, page-up or
        page-down.
        """,
      wrong: "swipe leftt at 1s 1500pt/s",
      right: "swipe left at 1s 1500pt/s",
      context: .trace
    )
  }

  static var missingNumber: Self {
    Self(
      name: "missing-number",
      title: ["no number after \"{text}\""],
      help: ["add it at the end of the line"],
      rule: "The words at, over, from and page are followed by a number or a point.",
      wrong: "swipe left 1500pt/s at",
      right: "swipe left 1500pt/s at 1s",
      context: .trace
    )
  }

  static var badQuantity: Self {
    Self(
      name: "bad-quantity",
      title: ["\"{text}\" is not the number that is needed here"],
      help: ["write it like {0}"],
      rule: """
        Times are in s or ms, distances in pt, speeds in pt/s, a point is x,y without a space, and
        a page is a bare number. None of them is negative; directions are words.
        """,
      wrong: "swipe left at 1 1500pt/s",
      right: "swipe left at 1s 1500pt/s",
      context: .trace
    )
  }

  static var missingTime: Self {
    Self(
      name: "missing-time",
      title: ["\"{text}\" does not say when"],
      help: ["add a time such as at 1.2s"],
      rule: "Each instruction says when it begins: at and a time in seconds from the start.",
      wrong: "tap 160,500",
      right: "tap 160,500 at 1.2s",
      context: .trace
    )
  }

  static var overlappingGestures: Self {
    Self(
      name: "overlapping-gestures",
      title: [
        "{=the end}the trace ends before \"{text0}\" of line {0} begins",
        "{=the end}the trace ends before its last gesture begins",
        "this \"{text}\" begins before the one before it ends",
      ],
      help: [
        "{=the end}let it end later, or remove what comes after the end",
        "let it begin later, or shorten the one before it",
      ],
      rule: """
        There is one finger: a gesture begins when the one before it has ended, and none begins after
        the end of the trace.
        """,
      wrong: """
        drag left 300pt at 1s over 0.8s release
        tap 160,500 at 1.5s
        """,
      right: """
        drag left 300pt at 1s over 0.8s release
        tap 160,500 at 2s
        """,
      context: .trace
    )
  }
}
