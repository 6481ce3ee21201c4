internal import CCairo
internal import CPangoFT

/// A closed set of fonts, and Pango's machinery over it.
///
/// Nothing of the system's font set-up is read: neither its aliases nor its fonts nor the reader's
/// language, so that equal texts give equal pictures everywhere. One thread at a time may use it.
final class FontBook {
  /// Pango's context: no hinting, grey edges, glyphs between pixels, a point is a unit.
  let context: OpaquePointer
  /// Pango's font map.
  let map: UnsafeMutablePointer<PangoFontMap>
  /// Every family's name in lower case.
  let families: [String]
  /// Whether it holds the house's fonts and no others.
  let isHouseAlone: Bool

  /// The house face, then what stands in for letters that it lacks.
  static let house = ["Inter", "Noto Sans CJK SC", "Noto Color Emoji"]

  /// Loads the fonts.
  ///
  /// - Complexity: One or two milliseconds, or some 90 ms where the system knows nothing of its fonts
  ///   yet: the house's have 70 000 Chinese letters.
  init(_ files: FontFiles) {
    guard let configuration = FcConfigCreate() else { fatalError("There is no memory for fonts") }
    let parsed = Self.rules.withCString { rules in
      rules.withMemoryRebound(to: FcChar8.self, capacity: Self.rules.utf8.count + 1) {
        FcConfigParseAndLoadFromMemory(configuration, $0, FcTrue)
      }
    }
    precondition(parsed == FcTrue, "The rules for fonts must be well formed")
    var scans = FontScans(configuration)
    for path in files.paths { scans.add(path) }
    scans.close()
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      fatalError("Cairo must be built with FreeType")
    }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    FcConfigDestroy(configuration)
    guard let context = pango_font_map_create_context(map) else {
      fatalError("There is no memory for fonts")
    }
    isHouseAlone = files.areHouseAlone
    self.map = map
    self.context = context
    families = Self.families(of: map)
    configure()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Whether a family is at hand, in any spelling of case.
  func has(_ family: String) -> Bool { families.contains(family.lowercased()) }

  private func configure() {
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
  }

  private static func families(of map: UnsafeMutablePointer<PangoFontMap>) -> [String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    var names: [String] = []
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else {
        continue
      }
      names.append(String(cString: name).lowercased())
    }
    return names
  }

  /// Fonts made of pictures come in one size (109 pixels for emoji); without these two rules for matches
  /// they are drawn at that size, and lines grow to hold them.
  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      \(FontScans.folderRules)
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign"><divide>
          <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
        </divide></edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
        <edit name="matrix" mode="assign"><times>
          <name>matrix</name>
          <matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
          </matrix>
        </times></edit>
        <edit name="size" mode="assign"><divide>
          <name>size</name><name>pixelsizefixupfactor</name>
        </divide></edit>
      </match>
    </fontconfig>
    """
}
