import ScrollworkScene
import Testing

@testable import ScrollworkCLI

@Suite struct ColourTests {
  @Test func mistakesKeepTheirColoursAndKeysCommandNothing() throws {
    let source = Array(#"{ "scene": "a", "size": [1, 1], "\u001b[31mred": 1 }"#.utf8)
    do throws(Diagnostics) {
      _ = try Scene(json: source)
      Issue.record("an unknown key was read")
    } catch {
      let plain = DiagnosticPrinter(file: "a", source: source)
      #expect(!plain.text(for: error).contains("\u{1B}"))
      #expect(plain.text(for: error).contains(#"(/\u{1B}[31mred)"#))
      let coloured = DiagnosticPrinter(file: "a", source: source, isColoured: true)
      let text = Failure.document(error, coloured).text
      #expect(text == coloured.text(for: error))
      #expect(text.contains("\u{1B}[") && !text.contains("\u{1B}[31mred"))
    }
  }
}
