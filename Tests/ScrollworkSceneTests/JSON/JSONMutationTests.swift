import Foundation
import ScrollworkScene
import TestSupport
import Testing

/// Damaged documents are read or refused, never more than that.
struct JSONMutationTests {
  static let document = Array(
    #"""
    { "scene": "Wave 滚动 😀", "size": [320, 568.5, -1e-3], "loop": true, "none": null,
      "layers": [ { "id": "a\n\u6eda\ud83d\ude00\\", "animate": [ { "x": ["100vw", 0] } ] }, {}, [] ] }
    """#.utf8
  )

  /// Pieces that break things.
  static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "\u{FEFF}", "\u{A0}", "'", "“",
      "/*", "*/", "//", "\n", "\t", "\0", "-", "+", ".", "1", "0", "00", "1e999", "e", "NaN",
      "true", "nul", "x", "滚", "é", "[[[[[[[[", "]]]]", "{\"a\":", " ",
    ].map { Array($0.utf8) } + [
      [0x80], [0xC0], [0xFF], [0xE2, 0x80], [0xF0, 0x9F], [0xED, 0xA0, 0x80],
    ]

  func mutated(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Self.document
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let at = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, at + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0...4, using: &random) {
      case 0: bytes.removeSubrange(at..<end)
      case 1: bytes.insert(contentsOf: bytes[at..<end], at: at)
      case 2: bytes.removeSubrange(at...)
      case 3 where at < bytes.count: bytes[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
      default: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: at)
      }
    }
    return bytes
  }

  @Test func theDocumentIsReadUntouched() {
    #expect(throws: Never.self) { try JSONDocument(Self.document) }
  }

  @Test func damageIsFoundInsideTheDocument() {
    forAll(6000) { seed, random in
      let bytes = mutated(&random)
      do throws(Diagnostics) {
        let document = try JSONDocument(bytes)
        // Whatever is read can be walked and written.
        let value = JSONValue(document.root, of: document)
        #expect(!JSONWriter().bytes(of: value).isEmpty)
      } catch {
        #expect(error.hasErrors, "seed \(seed)")
        for diagnostic in error.all {
          #expect((diagnostic.range?.end ?? .max) <= bytes.count, "seed \(seed)")
        }
      }
    }
  }

  @Test func damageIsFoundWithoutExplainingToo() {
    forAll(3000, seed: 31) { seed, random in
      let bytes = mutated(&random)
      #expect(
        ((try? JSONDocument(bytes)) == nil) == isRefusedWithoutExplaining(bytes),
        "seed \(seed)"
      )
    }
  }

  @Test func everyDamageIsPrinted() {
    forAll(1000, seed: 77) { seed, random in
      let bytes = mutated(&random)
      do throws(Diagnostics) {
        _ = try JSONDocument(bytes)
      } catch {
        let printer = DiagnosticPrinter(file: "a.json", source: bytes)
        let text = printer.text(for: error)
        for diagnostic in error.all { #expect(text.contains("[\(diagnostic.id.name)]")) }
        let list = Array(printer.json(for: error).utf8)
        #expect(throws: Never.self, "seed \(seed)") { try JSONDocument(list) }
      }
    }
  }

  @Test func whatIsReadIsJSONForOthersToo() {
    var read = 0
    forAll(3000, seed: 4242) { seed, random in
      let bytes = mutated(&random)
      guard (try? JSONDocument(bytes)) != nil else { return }
      read += 1
      #expect(throws: Never.self, "seed \(seed)") {
        try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      }
    }
    #expect(read > 200, "\(read) of 3000")
  }

  @Test func anyBytesAreReadOrRefused() {
    forAll(3000, seed: 99) { seed, random in
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        bytes += Self.pieces.randomElement(using: &random) ?? []
      }
      do throws(Diagnostics) {
        _ = try JSONDocument(bytes)
      } catch {
        for diagnostic in error.all {
          #expect((diagnostic.range?.end ?? .max) <= bytes.count, "seed \(seed)")
        }
        #expect(!DiagnosticPrinter(file: "a", source: bytes).text(for: error).isEmpty)
      }
    }
  }
}
