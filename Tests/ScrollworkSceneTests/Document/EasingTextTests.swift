import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

private func document(_ easing: String) -> [UInt8] {
  let json = """
    { "scene": "s", "size": [1, 1], "layers": [{ "animate": [
      { "x": [0, 1], "duration": 1, "easing": "\(easing)" }] }] }
    """
  return Array(json.utf8)
}

private func read(_ text: String) throws -> Easing {
  try Scene(json: document(text)).layers[0].animations[0].easings[0]
}

private func stops(_ points: [(Double, Double)]) -> Easing {
  .linearStops(LinearStops(points.map { LinearStops.Point($0.1, at: $0.0) }))
}

struct EasingTextTests {
  static let spellings: [(String, Easing)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut), ("step-start", .stepStart), ("step-end", .stepEnd),
    ("cubic-bezier(0.2, -1, 0.8, 2.5)", .cubicBezier(0.2, -1, 0.8, 2.5)),
    ("cubic-bezier(1e-7, 0, 1, 1)", .cubicBezier(1e-7, 0, 1, 1)),
    ("steps(4)", .steps(4)), ("steps(4, jump-start)", .steps(4, jump: .start)),
    ("steps(4, jump-none)", .steps(4, jump: .none)),
    ("steps(1, jump-both)", .steps(1, jump: .both)),
    ("linear(0, 0.25, 1)", stops([(0, 0), (0.5, 0.25), (1, 1)])),
    ("linear(0 0%, 0.25 12.3%, 1 100%)", stops([(0, 0), (0.123, 0.25), (1, 1)])),
    (
      "linear(0 -25%, 0.5 7%, 0.7 7%, 1 120%)",
      stops([(-0.25, 0), (0.07, 0.5), (0.07, 0.7), (1.2, 1)])
    ),
    ("linear(0 0%, 0.5 100e-5%, 1 100%)", stops([(0, 0), (1e-5, 0.5), (1, 1)])),
  ]

  @Test(arguments: spellings) func readsAnEasing(_ text: String, _ easing: Easing) throws {
    #expect(try read(text) == easing)
  }

  @Test(arguments: spellings) func writesAnEasing(_ text: String, _ easing: Easing) throws {
    let scene = try Scene(json: document(text))
    #expect(String(decoding: scene.json(), as: UTF8.self).contains("\"easing\": \"\(text)\""))
  }

  @Test(
    arguments: [
      ("steps(4, end)", .steps(4)), ("steps(4,start)", .steps(4, jump: .start)),
      ("steps( 4 , jump-end )", .steps(4)), ("cubic-bezier(.25,.1,.25,1)", .ease),
      ("cubic-bezier(0.25, 1E-1, 2.5e-1, 1)", .ease), ("steps(1)", .stepEnd),
      ("linear(0, 0.25 50%, 1)", stops([(0, 0), (0.5, 0.25), (1, 1)])),
      ("linear(0, 0.5 25% 75%, 1)", stops([(0, 0), (0.25, 0.5), (0.75, 0.5), (1, 1)])),
      ("linear(0, 25% 0.5, 1)", stops([(0, 0), (0.25, 0.5), (1, 1)])),
    ] as [(String, Easing)]
  ) func readsOtherSpellings(_ text: String, _ easing: Easing) throws {
    #expect(try read(text) == easing)
  }

  @Test(arguments: [
    "", "Ease", "easeIn", "bounce", "cubic-bezier(0, 0, 1)", "cubic-bezier(2, 0, 1, 1)",
    "cubic-bezier(0, 0, 1, 1", "cubic-bezier(0, 0, 1, 1) x", "cubic-bezier(10%, 0, 1, 1)",
    "steps(0)", "steps(1.5)", "steps(1, jump-none)", "steps(2, jump-up)", "linear()", "linear(1)",
    "linear(0, 1 2% 3% 4%)", "linear(0, 20%, 1)", "linear(0, 1 1, 1)", "cubic-bezier(1e, 0, 1, 1)",
  ]) func refusesWhatIsNoEasing(_ text: String) {
    #expect(throws: Diagnostics.self) { try read(text) }
  }
}
