import Foundation
import ScrollworkScene
import TestSupport
import Testing

/// Numbers become the nearest double.
///
/// The C library, which is correctly rounded, is the witness.
struct DecimalNumberTests {
  func value(_ text: String) throws -> Double {
    let document = try JSONDocument(Array(text.utf8))
    return try #require(document.number(of: document.root))
  }

  func expectNearest(_ text: String, _ seed: UInt64? = nil) throws {
    let mine = try value(text)
    let theirs = strtod(text, nil)
    #expect(
      mine.bitPattern == theirs.bitPattern,
      "\(text) is \(mine), not \(theirs); seed \(seed ?? 0)"
    )
  }

  @Test(arguments: [
    "0", "-0", "0.0", "0e10", "-0.0e-5", "1", "-1", "0.1", "0.3", "1e22", "1e23", "-1e23",
    "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740994.5",
    "9007199254740993.00000000000000000000000000000000000000000000000001",
    "123456789012345678", "1234567890123456789012", "0.000001", "5e-324", "4.9e-324",
    "2.4703282292062327208e-324", "2.4703282292062328e-324", "1e-400", "1e-99999999999",
    "0e99999999999", "2.2250738585072014e-308", "2.2250738585072011e-308",
    "2.225073858507201136057409796709131975934819546351645648023426109724822222021076945516529523908135087914149158913039621106870086438694594645527657207407820621743379988141063267329253552286881372149012981122451451889849057222307285255133155755015914397476397983411801999323962548289017107081850690630666655994938275772572015763062690663332647565300009245888316433037779791869612049497390377829704905051080609940730262937128958950003583799967207254304360284078895771796150945516748243471030702609144621572289880258182545180325707018860872113128079512233426288368622321503775666622503982534335974568884423900265498198385487948292206894721689831099698365846814022854243330660339850886445804001034933970427567186443383770486037861622771738545623065874679014086723327636718751234567890123456789012345678901e-308",
    "1.7976931348623157e308", "1.7976931348623158e308", "179769313486231570000e288",
    "0.500000000000000166533453693773481063544750213623046875",
  ]) func isTheNearestDouble(_ text: String) throws {
    try expectNearest(text)
  }

  @Test func readsSeventeenDigitsExactly() throws {
    try forAll(500) { seed, random in
      var digits = String(UInt64.random(in: 1...9, using: &random))
      for _ in 1..<17 { digits += String(UInt64.random(in: 0...9, using: &random)) }
      let exponent = Int.random(in: -345...290, using: &random)
      try expectNearest("\(digits)e\(exponent)", seed)
    }
  }

  @Test func readsBackWhatAnyDoublePrints() throws {
    try forAll(500) { seed, random in
      let double = Double(bitPattern: random.next())
      guard double.isFinite else { return }
      let read = try value("\(double)")
      #expect(read.bitPattern == double.bitPattern, "seed \(seed)")
    }
  }

  @Test func roundsTheMiddleOfTwoDoublesToEven() throws {
    try forAll(150) { seed, random in
      let double = random.logUniform(in: 1e-12...1e12)
      // The decimal of a number halfway to the next double is finite; C prints all of it.
      let text = String(format: "%.120f", double)
      let next = String(format: "%.120f", double.nextUp)
      let exact = average(text, next)
      let even = double.bitPattern & 1 == 0 ? double : double.nextUp
      let atMiddle = try value(exact)
      let above = try value(exact + "1")
      #expect(atMiddle == even, "seed \(seed)")
      #expect(above == double.nextUp, "seed \(seed)")
    }
  }

  /// The exact mean of two positive decimals with equally many digits after the point.
  func average(_ a: String, _ b: String) -> String {
    let width = max(a.count, b.count)
    let pad = { (s: String) in Array(String(repeating: "0", count: width - s.count) + s) }
    var (digits, carry): ([Character], Int) = ([], 0)
    for (x, y) in zip(pad(a), pad(b)).reversed() {
      guard let p = x.wholeNumberValue, let q = y.wholeNumberValue else {
        digits.append(".")
        continue
      }
      let sum = p + q + carry
      digits.append(Character(String(sum % 10)))
      carry = sum / 10
    }
    var half = ""
    var rest = carry
    for digit in digits.reversed() {
      guard let value = digit.wholeNumberValue else {
        half += half.isEmpty ? "0." : "."
        continue
      }
      let whole = rest * 10 + value
      if !(half.isEmpty && whole / 2 == 0) { half += String(whole / 2) }
      rest = whole % 2
    }
    return half + (rest == 1 ? "5" : "")
  }

  @Test func roundsByDigitsFarBeyondTheSixteenth() throws {
    // 1 + 2⁻⁵³ is halfway to the next double: a digit 900 places on decides.
    let half = "1.00000000000000011102230246251565404236316680908203125"
    let zeros = String(repeating: "0", count: 900)
    #expect(try value(half) == 1)
    #expect(try value(half + zeros + "1") == 1.0.nextUp)
    #expect(try value(half + zeros + "0") == 1)
    #expect(
      try value("100000000000000011102230246251565404236316680908203125\(zeros)1e-954")
        == 1.0.nextUp
    )
  }

  @Test func keepsTheSignOfZero() throws {
    #expect(try value("-0").sign == .minus)
    #expect(try value("-1e-400").sign == .minus)
  }

  @Test(arguments: [
    "1e309", "-1e309", "1.8e308", "123123e100000", "1e99999999999", "17976931348623159000e289",
  ])
  func refusesWhatNoDoubleHolds(_ text: String) {
    #expect(
      throws: Diagnostics(
        Diagnostic(.numberTooLarge, at: SourceRange(start: 0, end: text.utf8.count))
      )
    ) {
      try JSONDocument(Array(text.utf8))
    }
  }
}
