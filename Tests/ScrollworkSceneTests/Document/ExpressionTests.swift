import Scrollwork
import ScrollworkScene
import TestSupport
import Testing

/// Reads arithmetic as a length in a scene with the parameters `a`, `b` and `c`.
private func read(_ text: String) throws -> Expression {
  let json = """
    { "scene": "s", "size": [100, 200], "parameters": { "a": 8, "b": 4, "c": 2 },
      "layers": [{ "x": "\(text)" }] }
    """
  return try Scene(json: Array(json.utf8)).layers[0].base[0].value
}

private let a = Expression.parameter("a")
private let b = Expression.parameter("b")
private let c = Expression.parameter("c")

struct ExpressionTests {
  static let spellings: [(String, Expression)] = [
    ("$a + $b", a + b),
    ("$a + $b - $c", a + b - c),
    ("$a - ($b - $c)", a - (b - c)),
    ("$a - ($b + $c)", a - (b + c)),
    ("$a + ($b + $c)", a + (b + c)),
    ("$a + $b * $c", a + b * c),
    ("($a + $b) * $c", (a + b) * c),
    ("$a * ($b + $c)", a * (b + c)),
    ("$a / $b / $c", a / b / c),
    ("$a / ($b * $c)", a / (b * c)),
    ("$a * ($b / $c)", a * (b / c)),
    ("$a * $b - $c / 2", a * b - c / 2),
    ("-$a", -a),
    ("--$a", -(-a)),
    ("-$a * $b", -a * b),
    ("-($a * $b)", -(a * b)),
    ("$a * -$b", a * -b),
    ("$a - -$b", a - -b),
    ("$a * -0.6", a * -0.6),
    ("$a - -5", a - -5),
    ("-($a - 5)", -(a - 5)),
    ("-20vw", .vw(-20)),
    ("-20vw", -.vw(20)),
    ("-(20vw)", .formula([.number(20, .vw), .operation(.negate)])),
    ("--20vw", .formula([.number(-20, .vw), .operation(.negate)])),
    ("min($a, $b)", .min(a, b)),
    ("max($a - $b, $c)", .max(a - b, c)),
    ("max(100vh - 556, 166) * 2", .max(.vh(100) - 556, 166) * 2),
    ("38vh - 220 - max(100vh - 556, 166)", .vh(38) - 220 - .max(.vh(100) - 556, 166)),
    ("-min($a, $b)", -.min(a, b)),
    ("min($a, max($b, $c))", .min(a, .max(b, c))),
    ("100vw / 2.2", .vw(100) / 2.2),
    ("100% - 44", .percent(100) - 44),
    ("12pt + 1", .formula([.number(12, .pt)]) + 1),
    ("1e-7 + 1.5e-9vw", 1e-7 + .vw(1.5e-9)),
    ("1 + 2", (1 as Expression) + 2),
  ]

  @Test(arguments: spellings) func printsWithFewestParentheses(_ text: String, _ value: Expression)
  {
    #expect(value.text == text)
  }

  @Test(arguments: spellings) func readsIntoTheSameSteps(_ text: String, _ value: Expression) throws
  {
    #expect(try read(text) == value)
  }

  @Test(arguments: [
    ("((($a)))", a), ("  $a+$b ", a + b), ("($a * $b) / $c", a * b / c), ("-(-$a)", -(-a)),
    ("- 20vw", .vw(-20)), ("1E2", 100), ("1e+2", 100), ("1e2", 100), ("-5", -5), ("5", 5),
  ]) func readsOtherSpellings(_ text: String, _ value: Expression) throws {
    #expect(try read(text) == value)
  }

  @Test(arguments: [
    "", " ", "+", "$a +", "* $a", "($a", "$a)", "$a $b", "min($a)", "min($a, $b, $c)", "max $a",
    "sin($a)", "$d", "$", "1.", ".5", "1em", "1e", "1e-", "5s", "5deg", "5 vw vw", "$a ^ 2",
    "1 / 0",
    "1,5",
  ]) func refusesWhatIsNoArithmetic(_ text: String) {
    #expect(throws: Diagnostics.self) { try read(text) }
  }

  @Test func readsWhatItPrints() throws {
    try forAll(1000) { seed, random in
      var maker = RandomScene(random)
      maker.parameters = [Parameter("a", 8), Parameter("b", 4), Parameter("c", 2)]
      let value = maker.expression(.length)
      let again = try read(value.text)
      #expect(again == value, "\(value.text), seed \(seed)")
    }
  }
}
