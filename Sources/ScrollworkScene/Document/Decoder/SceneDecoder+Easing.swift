internal import Scrollwork

extension SceneDecoder {
  /// A CSS easing.
  mutating func easing(_ node: JSONNode) -> Easing? {
    guard document.kind(of: node) == .string else {
      reportType(node, needs: "an easing in quotes")
      return nil
    }
    var parser = EasingParser(document.utf8(of: node))
    if let easing = parser.parse() { return easing }
    let names = WordList(
      """
      linear ease ease-in ease-out ease-in-out step-start step-end cubic-bezier() steps() linear()
      """
    )
    report(parser.isKnown ? .badEasing : .unknownEasing, at: node, [.words(names)])
    return nil
  }
}
