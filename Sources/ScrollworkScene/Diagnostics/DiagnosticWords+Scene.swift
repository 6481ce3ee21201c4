/// Keys, words and names of the scene document.
extension DiagnosticWords {
  static var unknownKey: Self {
    Self(
      name: "unknown-key",
      title: ["unknown key \"{text}\""],
      help: ["text", "image", "shape", "path"].map {
        "{?\($0)}{=a card}put it into a layer of the card: \"layers\": [{ \"\($0)\": … }]"
      } + ["replace it with \"{near}\"", "the keys here are {list}", "remove it"],
      replacement: ["\"{near}\""],
      rule: """
        Each object has the keys that Documentation/scene-format.md lists for it, and no others.
        A key that nobody reads would be a wish that nobody hears.
        """,
      wrong: #"{ "text": "Hello", "oapcity": 0.5 }"#,
      right: #"{ "text": "Hello", "opacity": 0.5 }"#,
      context: .layer
    )
  }

  static var missingKey: Self {
    Self(
      name: "missing-key",
      title: ["{=no key}the spring does not say how it moves", "the key \"{0}\" is missing"],
      help: [
        "{=no key}write it like { \"duration\": 0.5, \"bounce\": 0.3 }",
        "add \"{0}\": {example}", "add \"{0}\"",
      ],
      notes: [
        """
        {=a spring}a spring has "duration" and "dampingRatio", "duration" and "bounce", "response" and \
        "dampingRatio", "stiffness" and "damping", or "bounciness" and "speed"; or it is "smooth", \
        "snappy" or "bouncy"
        """,
        "the card shows \"{text1}\" on line {1}",
      ],
      rule: """
        Some keys have no default: Documentation/scene-format.md calls them required. A spring needs
        all the keys of one of its spellings, an animation at least one property, a deck its count or
        its items. If one item of a
        deck has a key that the card shows, all of them have it.
        """,
      wrong: #"{ "text": "Hello", "animate": [{ "x": [0, 100] }] }"#,
      right: #"{ "text": "Hello", "animate": [{ "x": [0, 100], "duration": 0.5 }] }"#,
      context: .layer
    )
  }

  static var unknownName: Self {
    Self(
      name: "unknown-name",
      title: ["unknown word \"{text}\""],
      help: ["replace it with \"{near}\"", "it is one of {list}"],
      replacement: ["\"{near}\""],
      rule: """
        Where a key chooses among words, only those words count, in lower case. A word in braces in a
        deck's card is a key of the deck's items.
        """,
      wrong: #"{ "text": "Hello", "align": "middle" }"#,
      right: #"{ "text": "Hello", "align": "center" }"#,
      context: .layer
    )
  }

  static var duplicateID: Self {
    Self(
      name: "duplicate-id",
      title: ["two layers are called \"{text}\""],
      help: ["give each an id of its own"],
      notes: ["the first is on line {0}"],
      rule: "The id of a layer is its own: no other layer of the document has it.",
      wrong: #"{ "layers": [{ "id": "girl" }, { "id": "girl" }] }"#,
      right: #"{ "layers": [{ "id": "girl" }, { "id": "boy" }] }"#,
      context: .layer
    )
  }

  static var badName: Self {
    Self(
      name: "bad-name",
      title: ["{?}a name without letters", "\"{text}\" cannot be a name"],
      help: [
        "{?}write a name between the quotes",
        "write a letter, then letters, digits and underscores",
      ],
      rule: """
        The name of a parameter is a letter, then letters, digits and underscores, so that
        arithmetic can tell where it ends. The names of a scene, of a layer and of a picture's file are
        not empty.
        """,
      wrong: #""parameters": { "first-gap": 8 }, "layers": [{ "text": "Hello" }]"#,
      right: #""parameters": { "firstGap": 8 }, "layers": [{ "text": "Hello", "x": "$firstGap" }]"#,
      context: .scene
    )
  }

  static var conflictingKeys: Self {
    Self(
      name: "conflicting-keys",
      title: ["\"{text}\" does not go with {0}"],
      help: ["remove one of the two"],
      rule: """
        Some keys say the same thing in two ways, or belong to different kinds of layers, timelines
        and springs: a layer shows one thing, a spring brings its own duration.
        """,
      wrong: #"{ "text": "Hello", "fit": "cover" }"#,
      right: #"{ "image": "hello.png", "fit": "cover" }"#,
      context: .layer
    )
  }

  static var misplacedKey: Self {
    Self(
      name: "misplaced-key",
      title: ["\"{text}\" is only for {0}"],
      help: [
        "{=scenes that scroll}add \"scroll\": { \"pages\": 2 } to the scene, or remove it",
        "{=shapes filled with a colour}give the shape a colour to begin with: \"fill\": \"#3b2a5a\"",
        "{=shapes with a stroke}give the shape one: \"stroke\": { \"color\": \"#3b2a5a\" }",
        "{=groups that clip}add \"clip\": true, or remove it",
        "{=groups that animate their layers on the clock}let the group have the \"animate\", or remove it",
        "{=layers that contain something}give it what a finger finds: \"shape\": \"rectangle\"",
        "{=scenes that move up and down}replace it with left or right",
        "{=scenes that move left and right}replace it with up or down",
        "{=scenes that scroll or have a deck}add \"scroll\": { \"pages\": 2 } to the scene, or remove it",
        "remove it",
      ],
      rule: """
        Some keys and words have a meaning in one place only. Pages are for the scene's own layers,
        since a group moves as a whole; the timeline view is for the cards of a deck. A page can start
        a clock, and a tap can scroll to one, where something scrolls.
        """,
      wrong: #"{ "layers": [{ "text": "Hello", "page": 1 }] }"#,
      right: #"{ "page": 1, "layers": [{ "text": "Hello" }] }"#,
      context: .layer
    )
  }

  static var nestedDeck: Self {
    Self(
      name: "nested-deck",
      title: ["a deck in the card of a deck"],
      help: ["put a group here"],
      rule: "The cards of a deck hold every kind of layer but another deck.",
      wrong: """
        { "deck": { "count": 2, "card": { "size": [200, 350], "layers": [
          { "deck": { "count": 2, "card": { "size": [100, 100] } } } ] } } }
        """,
      right: """
        { "deck": { "count": 2, "card": { "size": [200, 350], "layers": [
          { "layers": [] } ] } } }
        """,
      context: .layer
    )
  }

  static var pathData: Self {
    Self(
      name: "path-data",
      title: ["path data: expected {0}"],
      help: ["write it as SVG does, such as M0 0 L10 10 Z"],
      rule: """
        The path of a shape is written as in SVG: a move first, then commands of one letter with their
        numbers, none beyond 1e9. Where SVG draws what stands before a mistake, a scene is refused.
        """,
      wrong: ##"{ "path": "M0 0 L10", "stroke": { "color": "#3b2a5a" } }"##,
      right: ##"{ "path": "M0 0 L10 10", "stroke": { "color": "#3b2a5a" } }"##,
      context: .layer
    )
  }
}
