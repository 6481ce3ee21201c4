/// A font that live text names.
struct LottieFont: Equatable {
  let family: String
  let weight: Int
  let isItalic: Bool

  /// What the text calls it.
  var name: String { "\(family)-\(style)" }

  /// The style's usual name.
  var style: String {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let word = names[min(8, max(0, (weight + 50) / 100 - 1))]
    guard isItalic else { return word }
    return word == "Regular" ? "Italic" : "\(word) Italic"
  }

  /// Its entry in the list of fonts.
  var value: LottieValue {
    [
      "fName": .text(name), "fFamily": .text(family), "fStyle": .text(style),
      "fWeight": .text("\(weight)"),
      "ascent": 75, "origin": 0,
    ]
  }
}
