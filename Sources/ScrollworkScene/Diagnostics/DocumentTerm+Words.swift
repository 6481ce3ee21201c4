extension DocumentTerm {
  /// The term with its article.
  var text: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .truth: "true or false"
    case .list: "a list"
    case .object: "an object"
    case .length: "a length"
    case .time: "a time"
    case .angle: "an angle"
    case .ratio: "a ratio"
    case .colour: "a colour"
    case .fill: "a fill"
    case .point: "a point"
    case .size: "a size"
    case .frame: "a frame"
    case .word: "a word"
    case .easing: "an easing"
    case .scene: "a scene"
    case .parameter: "a parameter"
    case .scroll: "a scroll"
    case .layer: "a layer"
    case .font: "a font"
    case .stroke: "a stroke"
    case .shadow: "a shadow"
    case .gradient: "a gradient"
    case .stop: "a stop"
    case .tap: "a tap"
    case .animation: "an animation"
    case .spring: "a spring"
    case .stagger: "a stagger"
    case .deck: "a deck"
    case .card: "a card"
    case .item: "an item"
    case .start: "a start"
    }
  }

  /// The term without its article.
  var noun: String {
    let words = text.split(separator: " ")
    guard words.count > 1, words[0].utf8.count <= 2 else { return text }
    return words.dropFirst().joined(separator: " ")
  }

  /// A value such as is meant, as it stands in a document; of an object, how it may begin.
  var example: String? {
    switch self {
    case .string: "\"Hello\""
    case .number: "1.5"
    case .wholeNumber: "3"
    case .truth: "true"
    case .length: "\"50vw\""
    case .time: "0.35"
    case .angle: "90"
    case .ratio: "0.6"
    case .colour, .fill: "\"#3b2a5a\""
    case .point: "[0.5, 0.5]"
    case .size: "[320, 568]"
    case .frame: "[0, 57, \"100vw\", 28]"
    case .easing: "\"ease-out\""
    case .list: "[0, 100]"
    case .scroll: "{ \"pages\": 4 }"
    case .spring: "{ \"duration\": 0.5, \"bounce\": 0.2 }"
    case .stagger: "{ \"each\": 0.06 }"
    case .stop: "[0, \"#ffffff\"]"
    case .tap: "{ \"scrollTo\": \"next\" }"
    case .start: "{ \"page\": 1 }"
    case .card: "{ \"size\": [200, 350] }"
    default: nil
    }
  }
}
