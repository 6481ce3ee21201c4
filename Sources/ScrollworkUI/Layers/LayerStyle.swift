#if canImport(UIKit)
internal import ScrollworkScene
internal import UIKit

/// What a view knows and a scene does not: where pictures are, how fine the screen is, how large text is read.
@MainActor
struct LayerStyle {
  /// Pixels a point.
  var scale: CGFloat
  /// Finds a picture by the name that the scene gives it.
  var image: (String) -> UIImage?
  /// Whether text follows the reader's text size.
  var scalesText: Bool
  /// The traits that say how large that is.
  var traits: UITraitCollection

  /// The font of a text, in the reader's size.
  func font(_ font: Layer.Font) -> UIFont {
    let size = CGFloat(font.size)
    let scaled =
      scalesText ? UIFontMetrics.default.scaledValue(for: size, compatibleWith: traits) : size
    let weight = Self.weight(font.weight)
    let plain = UIFont.systemFont(ofSize: scaled, weight: weight)
    var descriptor = plain.fontDescriptor
    // The house face is used where the app has brought it along.
    let family = font.family?.description ?? "Inter"
    if !UIFont.fontNames(forFamilyName: family).isEmpty {
      descriptor = UIFontDescriptor(fontAttributes: [
        .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
      ])
    }
    if font.isItalic, let italic = descriptor.withSymbolicTraits(.traitItalic) {
      descriptor = italic
    }
    return UIFont(descriptor: descriptor, size: scaled)
  }

  /// UIKit's name for a weight of 100 … 900.
  private static func weight(_ weight: Int) -> UIFont.Weight {
    switch weight {
    case ..<150: .ultraLight
    case ..<250: .thin
    case ..<350: .light
    case ..<450: .regular
    case ..<550: .medium
    case ..<650: .semibold
    case ..<750: .bold
    case ..<850: .heavy
    default: .black
    }
  }
}
#endif
