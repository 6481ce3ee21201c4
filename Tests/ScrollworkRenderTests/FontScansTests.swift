import CPangoFT
import Glibc
import Testing

@testable import ScrollworkRender

@Suite struct FontScansTests {
  /// Everything that a configuration knows of the house's fonts, in words.
  private func words(_ rules: String) throws -> [String] {
    let configuration = try #require(FcConfigCreate())
    defer { FcConfigDestroy(configuration) }
    let document = "<?xml version=\"1.0\"?><fontconfig>\(rules)</fontconfig>"
    document.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: document.utf8.count + 1) {
        _ = FcConfigParseAndLoadFromMemory(configuration, $0, FcTrue)
      }
    }
    var scans = FontScans(configuration)
    for path in try FontFiles().paths { scans.add(path) }
    scans.close()
    let set = try #require(FcConfigGetFonts(configuration, FcSetApplication))
    let fonts = UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont))
    return fonts.compactMap { font in
      let text = FcNameUnparse(font)
      defer { free(text) }
      return text.map { String(cString: $0) }
    }
  }

  @Test func saysWhatReadingTheFilesSays() throws {
    let known = try words(FontScans.folderRules)
    // Without folders of findings each file is read.
    let read = try words("")
    #expect(known.count >= 18 + 2 + 1)
    #expect(known == read)
  }
}
