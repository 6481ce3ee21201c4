internal import Scrollwork
internal import ScrollworkRender
internal import ScrollworkScene

extension LottieMaker {
  /// Writes a layer that shows pixels: a picture of the scene, or letters that are pictures.
  mutating func addPicture(
    _ seen: Actor,
    _ moves: Actor?,
    isShadow: Bool,
    to sheet: inout Sheet,
    _ place: Place
  ) {
    guard let picture = picture(of: seen, isShadow: isShadow) else { return }
    sheet.count += 1
    let layer = layer(
      seen,
      type: 2,
      number: sheet.count,
      place,
      Measure(corner: picture.corner, scale: picture.scale),
      isStill: moves == nil
    )
    sheet.layers.append(layer.with("refId", .text(picture.id)))
  }

  /// Whether a layer lies over a shadow of its own.
  func castsShadow(_ actor: Actor) -> Bool {
    (program.nodes[actor.node].shadow?.color.alpha ?? 0) > 0
  }

  /// Writes a layer's shadow as a picture.
  mutating func addShadow(
    _ seen: Actor,
    _ moves: Actor?,
    to sheet: inout Sheet,
    _ place: Place
  ) {
    if seen.hasPaint {
      report.note(
        .lost,
        "moving shadow",
        at: pointer(seen),
        because:
          "the shadow is a picture of how the layer rests, and does not change with its paint"
      )
    } else {
      report.note(
        .approximated,
        "shadow",
        at: pointer(seen),
        because: "it is a picture at \(LottieMaker.short(options.pictureScale)) pixels a point"
      )
    }
    addPicture(seen, moves, isShadow: true, to: &sheet, place)
  }

  private mutating func picture(of seen: Actor, isShadow: Bool) -> PlacedPicture? {
    let key = PictureKey(node: seen.node, item: seen.item, isShadow: isShadow)
    if let known = pictures[key] { return known }
    let scale = options.pictureScale
    let drawn =
      isShadow
      ? art.shadow(ofNode: seen.node, item: seen.item, scale: scale)
      : art.picture(ofNode: seen.node, item: seen.item, scale: scale)
    guard let drawn else { return nil }
    var encoder = PNGEncoder(level: 9)
    let bytes = encoder.encode(drawn.bitmap)
    let placed = PlacedPicture(
      id: "picture_\(pictures.count)",
      corner: drawn.corner,
      scale: drawn.scale
    )
    pictures[key] = placed
    assets.append([
      "id": .text(placed.id), "w": .whole(drawn.bitmap.width), "h": .whole(drawn.bitmap.height),
      "u": "", "p": .text(DataURI.png(bytes)), "e": 1,
    ])
    if !isShadow {
      report.note(
        .approximated,
        "picture",
        at: pointer(seen),
        because: "it is embedded as PNG at \(LottieMaker.short(drawn.scale)) pixels a point"
      )
    }
    return placed
  }

  /// A number without needless decimals.
  static func short(_ number: Double) -> String {
    let tenths = Int(saturating: number * 10)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
