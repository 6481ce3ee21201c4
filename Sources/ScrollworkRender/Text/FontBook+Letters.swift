internal import CPangoFT

extension FontBook {
  /// Whether a text needs not be set to know that no letter of it is missing.
  ///
  /// - Parameter text: UTF-8.
  /// - Returns: True when all letters stand for themselves, whatever is beside them, and the house's fonts
  ///   have them; otherwise nothing is said.
  func surelyHasLetters(of text: [UInt8]) -> Bool {
    guard isHouseAlone,
      let configuration = pango_fc_font_map_get_config(OpaquePointer(map)),
      let set = FcConfigGetFonts(configuration, FcSetApplication)
    else { return false }
    let fonts = UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont))
    return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { letter in
      letter == "\n" || Self.isPlain(letter) && fonts.contains { Self.has(letter, in: $0) }
    }
  }

  private static func has(_ letter: Unicode.Scalar, in font: OpaquePointer?) -> Bool {
    var letters: OpaquePointer?
    guard let font, FcPatternGetCharSet(font, FC_CHARSET, 0, &letters) == FcResultMatch else {
      return false
    }
    return FcCharSetHasChar(letters, letter.value) == FcTrue
  }

  /// Letters that neither join others, nor change with them, nor have a picture as another form.
  private static func isPlain(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x24F: true  // Latin
    case 0x2010...0x2027, 0x2030...0x203A, 0x20A0...0x20BF: true  // dashes, quotes, currencies
    case 0x3001...0x3020, 0x3041...0x3096, 0x30A1...0x30FE: true  // kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xFF01...0xFF5E: true  // Chinese, and what is as wide
    default: false
    }
  }
}
