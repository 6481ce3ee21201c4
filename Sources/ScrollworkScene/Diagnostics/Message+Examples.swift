extension Message {
  /// A value for the place of the document in which the range lies, by the name of its key; of an element
  /// of a list, by that of the list.
  var exampleOfPlace: String? {
    guard let last = path.last else { return nil }
    if last.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      guard path.count > 1 else { return nil }
      return Self.elements[path[path.count - 2]]
    }
    // A parameter's name is the author's own.
    if path.count == 2, path[0] == "parameters" {
      return "0.06 or { \"value\": 0.06, \"max\": 0.5 }"
    }
    if path.dropLast().last == "font", last == "size" { return "22" }
    return Self.values[last]
  }

  private static var values: [String: String] {
    [
      "size": "[320, 568]", "parameters": "{ \"stutter\": 0.06 }", "scroll": "{ \"pages\": 3 }",
      "layers": "[{ \"text\": \"Hello\" }]", "pages": "[0, 1]", "paging": "true or 2",
      "bounces": "false", "frame": "[0, 57, 200, 28]", "anchor": "[0.5, 0.5]",
      "animate": "[{ \"x\": [0, 100], \"duration\": 0.5 }]", "tap": "{ \"scrollTo\": \"next\" }",
      "shadow": "{ \"blur\": 8, \"color\": \"#00000040\" }", "offset": "[0, 4]",
      "stroke": "{ \"color\": \"#000000\", \"width\": 2 }", "font": "{ \"size\": 22 }",
      "stagger": "{ \"each\": 0.06 }", "grid": "[3, 4]", "clip": "true", "italic": "true",
      "weight": "700", "lineHeight": "1.25", "stops": "[[0, \"#ffffff\"], [1, \"#000000\"]]",
      "from": "[0, 0]", "to": "[0, 1]", "center": "[0.5, 0.5]",
      "deck": "{ \"count\": 5, \"card\": { \"size\": [200, 350] } }", "loop": "true",
      "card": "{ \"size\": [200, 350] }", "items": "[{ \"name\": \"Map\" }]", "count": "5",
      "maxFling": "3", "clamp": "true", "page": "1",
      "events": "[{ \"t\": 1, \"type\": \"key\", \"key\": \"left\" }]",
      "script": "[\"swipe left at 1s\", \"end at 3s\"]", "animated": "false", "t": "1", "id": "1",
      "end": "8",
    ]
  }

  private static var elements: [String: String] {
    [
      "layers": "{ \"text\": \"Hello\" }", "animate": "{ \"x\": [0, 100], \"duration\": 0.5 }",
      "stops": "[0, \"#ffffff\"]", "items": "{ \"name\": \"Map\" }", "size": "320", "anchor": "0.5",
      "events": "{ \"t\": 1, \"type\": \"key\", \"key\": \"left\" }", "offset": "4", "pages": "1",
    ]
  }
}
