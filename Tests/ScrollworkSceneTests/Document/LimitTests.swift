import Scrollwork
import Testing

@testable import ScrollworkScene

/// Numbers that no scene needs are refused where they stand; sensible ones at their limits play.
@Suite struct LimitTests {
  private static func document(_ layer: String, _ parameter: String = "1") -> [UInt8] {
    Array(
      """
      { "scene": "s", "size": [320, 568], "scroll": { "pages": 2 },
        "parameters": { "p": \(parameter) }, "layers": [{ \(layer) }] }
      """.utf8
    )
  }

  private static func row(_ frame: String, _ more: String = "") -> String {
    """
    "frame": \(frame), "deck": { "count": 5, \(more) "card": { "size": [40, 40], "layers": [
      { "shape": "rectangle", "fill": "#f00" }] } }
    """
  }

  private static func moved(_ animation: String) -> String {
    #""shape": "ellipse", "animate": [{ "x": [0, 90], \#(animation) }]"#
  }

  private static func play(_ bytes: [UInt8], parameters: [Double] = []) throws -> Player {
    let scene = try Scene(json: bytes)
    let program = Program(scene, in: Environment(viewport: scene.size, parameters: parameters))
    var player = Player(program)
    player.handle(.init(time: 0.1, .key(.right)))
    player.handle(.init(time: 0.2, .down(id: 1, Point(x: 200, y: 40))))
    player.handle(.init(time: 0.25, .move(id: 1, Point(x: 20, y: 40))))
    player.handle(.init(time: 0.3, .up(id: 1)))
    for time in [0, 0.27, 0.5, 3, 1e6] { player.seek(to: time) }
    return player
  }

  @Test(
    arguments: [
      (moved(#""spring": { "duration": 1, "dampingRatio": ‹0.001› }"#), "above 0.001, at most 1e9"),
      (
        moved(#""spring": { "duration": 1, "dampingRatio": ‹"$p / 1000"› }"#),
        "above 0.001, at most 1e9"
      ),
      (moved(#""spring": { "duration": ‹1e-320›, "bounce": 0 }"#), "1e-6 to 1e6"),
      (moved(#""spring": { "response": ‹1e30›, "dampingRatio": 1 }"#), "1e-6 to 1e6"),
      (moved(#""spring": { "stiffness": ‹1e-320›, "damping": 1 }"#), "1e-9 to 1e12"),
      (moved(#""spring": { "stiffness": 1, "damping": ‹1e300› }"#), "0 to 1e12"),
      (moved(#""spring": { "mass": ‹1e-320›, "stiffness": 1, "damping": 1 }"#), "1e-9 to 1e12"),
      (moved(#""spring": { "bounciness": ‹21›, "speed": 1 }"#), "0 to 20"),
      (moved(#""spring": { "bounciness": 1, "speed": ‹20.5› }"#), "0 to 20"),
      (moved(#""duration": ‹1e30›"#), "0 to 1e6"),
      (moved(#""duration": 1, "delay": ‹-1e30›"#), "-1e6 to 1e6"),
      (moved(#""duration": 1, "endDelay": ‹1e30›"#), "-1e6 to 1e6"),
      (moved(#""duration": 1, "iterations": ‹1e30›"#), "0 to 1e9"),
      (#""stagger": { "each": ‹1e30› }"#, "0 to 1e6"),
      (#""stagger": { "total": ‹"$p * 1e30"› }"#, "0 to 1e6"),
      (#""stagger": { "each": 1, "delay": ‹1e30› }"#, "-1e6 to 1e6"),
      (#""frame": [0, 0, ‹1e30›, 1]"#, "0 to 1e9"),
      (#""frame": [‹-1e30›, 0, 1, 1]"#, "-1e9 to 1e9"),
      (#""rotation": ‹1e30›"#, "-1e9 to 1e9"), (#""scale": ‹1e10›"#, "-1e9 to 1e9"),
      (#""x": ‹"1e10pt"›"#, "-1e9 to 1e9"),
      (row("[0, 0, 80, 80]", #""visible": ‹1e-320›,"#), "0.001 to 1e4"),
      (row("[0, 0, 80, 80]", #""visible": ‹1e5›,"#), "0.001 to 1e4"),
    ]
  ) func refusesAtTheField(_ marked: String, _ words: String) throws {
    let bytes = Self.document(marked)
    let start = try #require(bytes.firstRange(of: Array("‹".utf8))?.lowerBound)
    let end = try #require(bytes.firstRange(of: Array("›".utf8))?.lowerBound) - 3
    let plain = String(decoding: bytes, as: UTF8.self).filter { $0 != "‹" && $0 != "›" }
    let problems = try #require(throws: Diagnostics.self) { try Scene(json: Array(plain.utf8)) }
    #expect(problems.all.map(\.id) == [.outOfRange])
    #expect(problems.all[0].range == SourceRange(start: start, end: end))
    guard case .word(let word)? = problems.all[0].arguments.first else {
      Issue.record("no words")
      return
    }
    #expect(word.text.description == words)
  }

  @Test func refusesAbsurdPages() {
    let text = #"{ "scene": "s", "size": [9, 9], "scroll": { "pages": 1e30 } }"#
    let problems = #expect(throws: Diagnostics.self) { try Scene(json: Array(text.utf8)) }
    #expect(problems?.all.map(\.id) == [.outOfRange])
  }

  @Test(
    arguments: [
      "[0, 0, 0, 80]", #"[0, 0, "100vw - 320", 80]"#, #"[0, 0, "$p - 1", 80]"#,
      "[0, 0, 1e-320, 80]",
    ],
    ["", #""axis": "horizontal", "loop": true, "start": 3,"#]
  ) func showsNoCardOfARowWithoutLength(_ frame: String, _ more: String) throws {
    let player = try Self.play(Self.document(Self.row(frame, more)))
    #expect(player.frame.order.allSatisfy { player.program.node(ofSlot: Int($0)).deck < 0 })
  }

  @Test func emptiesAndFillsARowWhileItPlays() throws {
    let scene = try Scene(json: Self.document(Self.row(#"[0, 0, "$p", 80]"#), "80"))
    func program(_ length: Double) -> Program {
      Program(scene, in: Environment(viewport: scene.size, parameters: [length]))
    }
    func cards(_ player: Player) -> Int {
      player.frame.order.filter { player.program.node(ofSlot: Int($0)).deck >= 0 }.count
    }
    var player = Player(program(80))
    player.seek(to: 1)
    let some = cards(player)
    #expect(some > 0)
    player.replaceProgram(program(0), at: 2)
    player.seek(to: 3)
    #expect(cards(player) == 0)
    player.replaceProgram(program(80), at: 4)
    player.seek(to: 5)
    #expect(cards(player) == some)
  }

  @Test(
    arguments: [
      #""spring": { "duration": 1, "dampingRatio": 0.0010000001 }"#,
      #""spring": { "duration": 1e-6, "bounce": -0.999999999 }"#,
      #""spring": { "mass": 1e12, "stiffness": 1e-9, "damping": 1e-9 }"#,
      #""spring": { "mass": 1e-9, "stiffness": 1e12, "damping": 1e12 }"#,
      #""spring": { "bounciness": 20, "speed": 20 }"#,
      #""duration": 1e6, "delay": -1e6, "iterations": 1e9"#,
    ]
  ) func playsAtTheLimits(_ animation: String) throws {
    let player = try Self.play(Self.document(Self.moved(animation)))
    #expect(player.frame.world[0].tx.isFinite)
  }

  @Test(
    "does not stop at a parameter that the reader would refuse",
    arguments: [
      #""spring": { "duration": "$p", "dampingRatio": "$p" }"#,
      #""spring": { "duration": "$p", "bounce": "$p - 1" }"#,
      #""spring": { "response": "$p", "dampingRatio": "$p" }"#,
      #""spring": { "mass": "$p", "stiffness": "$p", "damping": "$p" }"#,
      #""spring": { "bounciness": "$p", "speed": "$p" }"#,
      #""duration": "$p", "delay": "$p", "iterations": "$p""#,
    ],
    [-1e300, -1, 0, Double.leastNonzeroMagnitude, 1e300]
  ) func playsOn(_ animation: String, _ value: Double) throws {
    let bytes = Self.document(Self.moved(animation))
    let player = try Self.play(bytes, parameters: [value])
    #expect(player.frame.world[0].tx.isFinite)
  }

  @Test func playsTheSmallestDistance() throws {
    let layer = #""shape": "ellipse", "animate": [{ "x": [0, 1e-320], "spring": "smooth" }]"#
    #expect(try Self.play(Self.document(layer)).frame.world[0].tx.isFinite)
  }

  @Test(
    arguments: [
      ("4611686018427387904", "4611686018427387903", 4_611_686_018_427_387_903),
      ("9007199254740994", "9007199254740993", 9_007_199_254_740_993),
      ("4e18", "3e18", 3_000_000_000_000_000_000), ("5", "4", 4),
    ] as [(String, String, Int64)]
  ) func startsAtTheLastCard(_ count: String, _ start: String, _ card: Int64) throws {
    let deck = #""deck": { "count": \#(count), "start": \#(start), "card": { "size": [9, 9] } }"#
    let program = Program(
      try Scene(json: Self.document(deck)),
      in: Environment(viewport: Size(width: 320, height: 568))
    )
    #expect(program.decks[0].start == card)
  }

  @Test(arguments: [
    #""count": 4611686018427387905"#,
    #""count": 9007199254740993, "start": 9007199254740993"#,
  ]) func refusesACardTooMany(_ members: String) throws {
    let deck = #""deck": { \#(members), "card": { "size": [9, 9] } }"#
    let problems = try #require(throws: Diagnostics.self) {
      try Scene(json: Self.document(deck))
    }
    #expect(problems.all.map(\.id) == [.outOfRange])
  }
}
