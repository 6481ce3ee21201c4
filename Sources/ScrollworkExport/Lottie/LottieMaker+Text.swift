internal import Scrollwork
internal import ScrollworkRender
internal import ScrollworkScene

extension LottieMaker {
  /// Writes a text: its letters' outlines, or as text.
  mutating func addText(
    _ text: Layer.Text,
    _ seen: Actor,
    _ moves: Actor?,
    to sheet: inout Sheet,
    _ place: Place
  ) {
    if seen.hasPaint, !(seen.rests(.width) && seen.rests(.height)) {
      report.note(
        .lost,
        "wrapping in a box that moves",
        at: pointer(seen),
        because: "the lines stay as they are at rest"
      )
    }
    if options.keepsText { return addLiveText(text, seen, moves, to: &sheet, place) }
    guard let letters = letters(of: seen) else {
      report.note(
        .approximated,
        "letters that are pictures",
        at: pointer(seen),
        because: "the whole text is embedded as a picture"
      )
      return addPicture(seen, moves, isShadow: false, to: &sheet, place)
    }
    guard !letters.isEmpty else { return }
    report.note(.carried, "text", at: pointer(seen), because: "as outlines")
    sheet.count += 1
    let layer = layer(seen, type: 4, number: sheet.count, place, isStill: moves == nil)
    let fill = solid(text.color, seen, place, isText: true)
    sheet.layers.append(layer.with("shapes", [Self.group("letters", letters + [fill])]))
  }

  private mutating func addLiveText(
    _ text: Layer.Text,
    _ seen: Actor,
    _ moves: Actor?,
    to sheet: inout Sheet,
    _ place: Place
  ) {
    let lines = art.lines(ofNode: seen.node, item: seen.item)
    guard let first = lines.first, lines.contains(where: { !$0.text.isEmpty }) else { return }
    report.note(
      .approximated,
      "text",
      at: pointer(seen),
      because: "it is set by the player, in the fonts that it has"
    )
    let font = font(of: text)
    let isMirrored = program.nodes[seen.node].isMirrored
    // 0 left, 1 right, 2 centre; the point that the lines share.
    let (side, share): (Int, Double) =
      switch text.alignment {
      case .start: isMirrored ? (1, 1) : (0, 0)
      case .center: (2, 0.5)
      case .end: isMirrored ? (0, 0) : (1, 1)
      }
    let corner = Point(x: first.x + first.width * share, y: first.baseline)
    sheet.count += 1
    let layer = layer(
      seen,
      type: 5,
      number: sheet.count,
      place,
      Measure(corner: corner),
      isStill: moves == nil
    )
    if seen.hasPaint, !seen.rests(.red) || !seen.rests(.green) || !seen.rests(.blue) {
      report.note(.lost, "colour", at: pointer(seen), because: "live text keeps its colour at rest")
    }
    let color = [text.color.red, text.color.green, text.color.blue]
    let document: LottieValue = [
      "s": .number(text.font.size), "f": .text(font.name),
      "t": .text(lines.map(\.text).joined(separator: "\r")), "j": .whole(side),
      "tr": .number(text.font.tracking / text.font.size * 1000),
      "lh": .number(text.font.size * text.font.lineHeight), "ls": 0,
      "fc": .list(color.map { .fine($0) }),
    ]
    sheet.layers.append(
      layer.with(
        "t",
        [
          "d": ["k": [["s": document, "t": 0]]], "p": .object([]),
          "m": ["g": 1, "a": Self.constant([0, 0])], "a": [],
        ]
      )
    )
  }

  private mutating func font(of text: Layer.Text) -> LottieFont {
    let font = LottieFont(
      family: text.font.family.map { "\($0)" } ?? "Inter",
      weight: text.font.weight,
      isItalic: text.font.isItalic
    )
    if !fonts.contains(font) { fonts.append(font) }
    return font
  }
}
