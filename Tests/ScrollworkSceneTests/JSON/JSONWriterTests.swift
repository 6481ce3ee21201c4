import ScrollworkScene
import TestSupport
import Testing

struct JSONWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (568, "568"), (-3, "-3"), (0.06, "0.06"), (1e-7, "1e-7"),
    (1.5e300, "1.5e300"), (1e16, "1e16"), (9_007_199_254_740_991, "9007199254740991"),
    (9_007_199_254_740_992, "9007199254740992"), (1e-10, "1e-10"), (1e100, "1e100"),
    (-2.5e-100, "-2.5e-100"), (0.1 + 0.2, "0.30000000000000004"),
    (Double.leastNonzeroMagnitude, "5e-324"),
  ]) func writesTheShortestNumber(_ number: Double, _ text: String) {
    #expect(JSONWriter.text(of: number) == text)
  }

  @Test func readsBackEveryDoubleBitForBit() throws {
    try forAll(500) { seed, random in
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { return }
      let document = try JSONDocument(JSONWriter().bytes(of: .number(number)))
      #expect(document.number(of: document.root)?.bitPattern == number.bitPattern, "seed \(seed)")
    }
  }

  @Test func readsBackEveryShortDecimal() {
    forAll(1000) { seed, random in
      let digits = Double(Int.random(in: -100_000...100_000, using: &random))
      let number = digits / [1, 10, 100, 1000, 1e7][Int.random(in: 0..<5, using: &random)]
      let text = JSONWriter.text(of: number)
      #expect(Double(text)?.bitPattern == number.bitPattern, "seed \(seed)")
      #expect(text.utf8.count <= 10, "\(text) is long; seed \(seed)")
    }
  }

  @Test func escapesOnlyWhatMustBe() {
    let value = JSONValue.string("a\"b\\c/d\n\r\t\u{0}\u{1f}\u{7f}é滚😀</script>")
    #expect(
      JSONWriter(columns: nil).text(of: value)
        == #""a\"b\\c/d\n\r\t\u0000\u001f\#u{7f}é滚😀</script>""#
    )
    #expect(
      JSONWriter(columns: nil, isForHTML: true).text(of: "</script>") == #""\u003c/script>""#
    )
  }

  @Test func compactTextHasNoSpace() {
    let value: JSONValue = ["a": [1, 2.5, [:]], "b": [nil, true, []], "c": ["d": ["e": false]]]
    #expect(
      JSONWriter(columns: nil).text(of: value)
        == #"{"a":[1,2.5,{}],"b":[null,true,[]],"c":{"d":{"e":false}}}"#
    )
  }

  @Test func keepsOnOneLineWhatFits() {
    let value: JSONValue = [
      "spring": ["duration": 0.5], "x": [0, 1], "stops": [[0, "#fff"]], "o": [:],
    ]
    #expect(
      JSONWriter().text(of: value)
        == "{ \"spring\": { \"duration\": 0.5 }, \"x\": [0, 1], \"stops\": [[0, \"#fff\"]], \"o\": {} }\n"
    )
    #expect(JSONWriter().text(of: [["a": 1], 2]) == "[ { \"a\": 1 }, 2 ]\n")
  }

  @Test func packsALongSceneIntoLines() {
    let scene: JSONValue = [
      "$schema": "../../Documentation/scene.schema.json", "scene": "Wave", "size": [320, 568],
      "background": "#3b2a5a",
      "parameters": [
        "initialDelay": 1, "stutter": ["value": 0.06, "min": 0, "max": 0.5], "damping": 0.6,
        "duration": 2.1,
      ],
      "layers": [
        [
          "stagger": ["delay": "$initialDelay", "each": "$stutter"],
          "animate": [
            [
              "x": ["100vw", 0],
              "spring": ["duration": "$duration", "dampingRatio": "$damping"],
            ]
          ],
          "layers": [
            ["id": "arrow", "image": "arrow.svg", "frame": [0, 0, "100vw", 45]],
            [
              "id": "title", "text": "Ministry of Fun", "font": ["size": 22],
              "frame": [0, 57, "100vw", 28],
            ],
          ],
        ]
      ],
    ]
    let text = JSONWriter().text(of: scene)
    #expect(
      text == """
        { "$schema": "../../Documentation/scene.schema.json", "scene": "Wave", "size": [320, 568],
          "background": "#3b2a5a",
          "parameters": { "initialDelay": 1, "stutter": { "value": 0.06, "min": 0, "max": 0.5 },
            "damping": 0.6, "duration": 2.1 },
          "layers": [
            { "stagger": { "delay": "$initialDelay", "each": "$stutter" },
              "animate": [
                { "x": ["100vw", 0], "spring": { "duration": "$duration", "dampingRatio": "$damping" } } ],
              "layers": [
                { "id": "arrow", "image": "arrow.svg", "frame": [0, 0, "100vw", 45] },
                { "id": "title", "text": "Ministry of Fun", "font": { "size": 22 },
                  "frame": [0, 57, "100vw", 28] } ] } ] }

        """
    )
  }

  @Test func fillsLinesWithNumbers() {
    let value: JSONValue = ["at": .array((0..<12).map { .number(Double($0) * 100) })]
    #expect(
      JSONWriter(columns: 30).text(of: value) == """
        { "at": [
            0, 100, 200, 300, 400,
            500, 600, 700, 800, 900,
            1000, 1100 ] }

        """
    )
  }

  @Test func keepsEveryLineInItsWidth() {
    forAll(200) { seed, random in
      let value = JSONValue.random(depth: 5, &random)
      for line in JSONWriter(columns: 60).text(of: value).split(separator: "\n") {
        // A line with one scalar may be as long as that scalar.
        #expect(line.utf8.count <= 60 || line.filter { $0 == "," }.count <= 1, "seed \(seed)")
      }
    }
  }

  @Test func readsBackWhatItWrote() throws {
    try forAll(300) { seed, random in
      let value = JSONValue.random(depth: 5, &random)
      for columns in [nil, 20, 100] {
        let document = try JSONDocument(JSONWriter(columns: columns).bytes(of: value))
        #expect(JSONValue(document.root, of: document) == value, "seed \(seed)")
      }
    }
  }
}

extension JSONValue {
  /// A tree of every kind of value, at most `depth` levels deep.
  static func random(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    let count = Int.random(in: 0...4, using: &random)
    switch Int.random(in: depth > 0 ? 0...7 : 0...4, using: &random) {
    case 0: return nil
    case 1: return .boolean(.random(using: &random))
    case 2, 3: return .number(random.double(in: -1000...1000))
    case 4:
      let letters = Array("ab\"\\/\u{1}\n é滚😀")
      return .string(String((0..<count).compactMap { _ in letters.randomElement(using: &random) }))
    case 5: return .array((0..<count).map { _ in .random(depth: depth - 1, &random) })
    default:
      return .object(
        (0..<count).map { .init("key\($0)", .random(depth: depth - 1, &random)) }
      )
    }
  }
}
