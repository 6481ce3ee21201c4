import Testing

@testable import ScrollworkScene

struct FillingTests {
  @Test func fillsStringsOfCardsIn() {
    let item = Layer.Row.Item([.init("name", "A{b}"), .init("b", "B"), .init("", "none")])
    func fill(_ text: UTF8String) -> UTF8String { text.filled(from: item) }
    #expect(fill("{name}, {b}!") == "A{b}, B!")
    #expect(fill("{other} {name") == "{other} {name")
    #expect(fill("{{b}} {}") == "{B} none")
    #expect(fill("plain") == "plain")
    let written: UTF8String = "{name}"
    #expect(written.filled(from: nil) == written)
  }
}
