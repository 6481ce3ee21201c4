extension Message {
  /// The number that somebody meant who wrote 007, +1, .5 or 1e.
  func meantNumber(_ bytes: [UInt8]) -> String? {
    var rest = bytes[...]
    let sign = rest.first == UInt8(ascii: "-") ? "-" : ""
    while rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = takeDigits(from: &rest)
    var text = String(whole.drop { $0 == "0" })
    if text.isEmpty { text = "0" }
    var hasDigit = !whole.isEmpty
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let fraction = takeDigits(from: &rest)
      if !fraction.isEmpty { text += "." + fraction }
      hasDigit = hasDigit || !fraction.isEmpty
    }
    if let e = rest.first, e | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      let exponentSign = rest.first == UInt8(ascii: "-") ? "-" : ""
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      let exponent = takeDigits(from: &rest)
      if !exponent.isEmpty { text += "e" + exponentSign + exponent }
    }
    return hasDigit ? sign + text : nil
  }

  private func takeDigits(from bytes: inout ArraySlice<UInt8>) -> String {
    let digits = bytes.prefix { $0 >= 0x30 && $0 <= 0x39 }
    bytes = bytes.dropFirst(digits.count)
    return String(decoding: digits, as: UTF8.self)
  }

  /// The colour that somebody meant who left out the # or wrote a name.
  func meantColour(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    for (name, colour) in Self.basicColours where name == text { return colour }
    let isHexadecimal = bytes.allSatisfy { hexadecimalDigit($0) != nil }
    return isHexadecimal && [3, 4, 6, 8].contains(bytes.count) ? "#" + text : nil
  }

  /// Source: CSS Color 4 §6.1, the sixteen names of HTML 4 and orange.
  private static var basicColours: [(String, String)] {
    [
      ("black", "#000000"), ("silver", "#c0c0c0"), ("gray", "#808080"), ("grey", "#808080"),
      ("white", "#ffffff"), ("maroon", "#800000"), ("red", "#ff0000"), ("purple", "#800080"),
      ("fuchsia", "#ff00ff"), ("green", "#008000"), ("lime", "#00ff00"), ("olive", "#808000"),
      ("yellow", "#ffff00"), ("navy", "#000080"), ("blue", "#0000ff"), ("teal", "#008080"),
      ("aqua", "#00ffff"), ("orange", "#ffa500"),
    ]
  }

  /// The nearest number of a range in words, such as "0 to 1" or "0 or above".
  ///
  /// A bound that is itself out of range, as in "above 0", is none.
  var bound: String? {
    guard case .word(let range)? = diagnostic.arguments.first,
      let number = Double(String(decoding: text, as: UTF8.self))
    else { return nil }
    let words = range.text.description
    let bounds = words.split(separator: " ").compactMap { Double($0) }
    if let low = bounds.first, number < low, !words.utf8.starts(with: "above".utf8) {
      return JSONWriter.text(of: low)
    }
    if bounds.count == 2, number > bounds[1] { return JSONWriter.text(of: bounds[1]) }
    return nil
  }

  /// A value for the key or of the kind that the last argument names, as it stands in a document.
  var example: String? {
    var words: [String] = []
    for case .word(let word) in diagnostic.arguments { words.append(word.text.description) }
    switch words.first ?? "" {
    case "a colour in quotes": return "\"#3b2a5a\""
    case "an easing in quotes": return "\"ease-out\""
    case "a number, or a string of arithmetic": return "1.5 or \"$duration * 2\""
    case "a string" where candidates.isEmpty: return "\"Hello\""
    case "a scene": return "{ \"scene\": \"Wave\", \"size\": [320, 568] }"
    case "a spring's name or keys": return "\"snappy\" or { \"duration\": 0.5, \"bounce\": 0.3 }"
    case "page": return "1"
    case "count": return "5"
    case "scene": return "\"Wave\""
    case "size": return "[320, 568]"
    case "pages": return "4"
    case "at": return "[0, 1]"
    case "x" where path.first == "events": return "160"
    case "y": return "500"
    case "t": return "1"
    case "type": return "\"down\""
    case "key": return "\"left\""
    case "dx", "dy": return "30"
    case "events": return "[{ \"t\": 1, \"type\": \"key\", \"key\": \"left\" }]"
    case "x": return "[0, 100]"
    case "duration": return "0.5"
    case "card": return "{ \"size\": [200, 350] }"
    case "gradient": return "\"linear\""
    case "stops": return "[[0, \"#ffffff\"], [1, \"#000000\"]]"
    case "color": return "\"#3b2a5a\""
    case "scrollTo": return "\"next\""
    case "value": return "1"
    case "stiffness": return "157.9"
    case "damping": return "17.6"
    case "dampingRatio": return "0.6"
    case "bounciness": return "8"
    case "speed": return "12"
    case "each": return "0.06"
    case "an array", "an object", "true or false", "a number", "a whole number",
      "an object of strings":
      return exampleOfPlace
    default: return nil
    }
  }

  /// The strings of a list as one JSON string, a line each.
  var joined: String? {
    guard let range = diagnostic.range, range.end <= source.count,
      let list = try? JSONDocument(Array(source[range.start..<range.end])),
      list.kind(of: list.root) == .array
    else { return nil }
    var lines: [String] = []
    for element in list.elements(of: list.root) {
      guard list.kind(of: element) == .string else { return nil }
      lines.append(String(decoding: list.utf8(of: element), as: UTF8.self))
    }
    let text = lines.joined(separator: "\n")
    guard !lines.isEmpty, text.utf8.count <= 60 else { return nil }
    return JSONWriter(columns: nil).text(of: .string(text))
  }

  /// The text as a JSON string.
  var quoted: String {
    JSONWriter(columns: nil).text(of: .string(String(decoding: text, as: UTF8.self)))
  }

  /// The text's one control character as JSON writes it.
  var escape: String? {
    guard text.count == 1, text[0] < 0x20 else { return nil }
    return String(quoted.dropFirst().dropLast())
  }
}

extension JSONKind {
  /// The kind with its article.
  var text: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
