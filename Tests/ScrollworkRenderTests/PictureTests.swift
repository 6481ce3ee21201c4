import CCairo
import Testing

@testable import ScrollworkRender

@Suite struct PictureTests {
  let fonts: FontBook

  init() throws { fonts = try Fonts.house() }

  private func reason(_ bytes: [UInt8]) -> RenderProblem.Reason? {
    do {
      _ = try Picture(bytes, fonts: fonts)
      return nil
    } catch {
      return error
    }
  }

  private func isDamaged(_ bytes: [UInt8], _ kind: PictureKind) -> Bool {
    if case .damaged(kind.rawValue, let detail) = reason(bytes) { !detail.isEmpty } else { false }
  }

  private func drawn(_ picture: Picture, side: Int = 16) -> Surface {
    let canvas = Canvas(Surface(width: side, height: side))
    picture.draw(on: canvas, x: 0, y: 0, width: Double(side), height: Double(side))
    return canvas.surface
  }

  @Test func tellsKindsByContent() {
    #expect(PictureKind(Samples.png()) == .png)
    #expect(PictureKind(Samples.jpeg()) == .jpeg)
    #expect(PictureKind(Samples.svg("")) == .svg)
    #expect(PictureKind([0xEF, 0xBB, 0xBF] + Array("\n\t <?xml version='1.0'?>".utf8)) == .svg)
    #expect(PictureKind(Array("GIF89a".utf8)) == nil)
    #expect(reason(Array("GIF89a".utf8)) == .unknownKind)
    #expect(reason([]) == .emptyFile)
  }

  @Test func readsPNGExactly() throws {
    let quarters = Samples.quarters(16)
    let picture = try Picture(Samples.png(quarters), fonts: fonts)
    #expect(picture.width == 16 && picture.height == 16)
    #expect(Pixels.worstDifference(drawn(picture), quarters) == 0)
  }

  @Test func readsJPEGNearly() throws {
    let picture = try Picture(Samples.jpeg(), fonts: fonts)
    let pixel = Pixels.at(3, 3, drawn(picture))
    #expect(Pixels.difference(pixel, 0xFFFF_0000) <= 3)
  }

  @Test func drawsSVGSharpAtEverySize() throws {
    let bytes = Samples.svg(
      "width='2' height='2'",
      "<rect width='1' height='2' fill='#f00'/>"
    )
    let picture = try Picture(bytes, fonts: fonts)
    let surface = drawn(picture, side: 64)
    #expect(Pixels.at(31, 5, surface) == 0xFFFF_0000)
    #expect(Pixels.at(32, 5, surface) == 0)
  }

  @Test(arguments: [
    ("width='30' height='20'", 30.0, 20.0), ("viewBox='0 0 40 10'", 40, 10), ("", 300, 150),
    ("width='1in' height='96pt'", 96, 128), ("width='100%' height='100%' viewBox='0 0 7 9'", 7, 9),
  ])
  func measuresSVG(_ attributes: String, _ width: Double, _ height: Double) throws {
    let picture = try Picture(Samples.svg(attributes), fonts: fonts)
    #expect(abs(picture.width - width) < 0.01 && abs(picture.height - height) < 0.01)
  }

  @Test func setsTextInSVGInTheHouseFace() throws {
    let text = "<text x='0' y='14' font-size='16' font-family='Inter'>卷a</text>"
    let named = try Picture(Samples.svg("width='32' height='20'", text), fonts: fonts)
    let canvas = Canvas(Surface(width: 32, height: 20))
    named.draw(on: canvas, x: 0, y: 0, width: 32, height: 20)
    try Golden.expect(canvas.surface, is: "svg-text")
  }

  @Test func fetchesNothingFromOutside() throws {
    let body =
      "<image href='file:///etc/hostname' width='8' height='8'/><rect width='1' height='1'/>"
    let picture = try Picture(Samples.svg("width='8' height='8'", body), fonts: fonts)
    #expect(Pixels.all(drawn(picture, side: 8)).filter { $0 != 0 }.count == 1)
  }

  @Test func refusesDamagedFiles() {
    let png = Samples.png(Samples.quarters(64))
    #expect(isDamaged(Array(png[..<(png.count / 2)]), .png))
    #expect(isDamaged(Array(png[..<12]), .png))
    #expect(isDamaged(Samples.pngHeader(width: 4, height: 4), .png))
    #expect(isDamaged(Samples.pngHeader(width: 0, height: 4), .png))
    var flipped = png
    for index in 50..<60 { flipped[index] ^= 0xFF }
    #expect(isDamaged(flipped, .png))
    let jpeg = Samples.jpeg(Samples.quarters(64))
    #expect(isDamaged(Array(jpeg[..<(jpeg.count / 2)]), .jpeg))
    #expect(isDamaged(Array(jpeg[..<4]), .jpeg))
    #expect(isDamaged(Array("<svg".utf8), .svg))
    #expect(isDamaged(Array("<html></html>".utf8), .svg))
    #expect(isDamaged(Samples.svg("width='0' height='5'"), .svg))
  }

  @Test func refusesHugePictures() {
    #expect(
      reason(Samples.pngHeader(width: 16385, height: 1)) == .tooManyPixels(width: 16385, height: 1)
    )
    #expect(
      reason(Samples.pngHeader(width: 16384, height: 16385))
        == .tooManyPixels(width: 16384, height: 16385)
    )
    #expect(
      reason(Samples.pngHeader(width: .max, height: .max))
        == .tooManyPixels(width: 4_294_967_295, height: 4_294_967_295)
    )
    #expect(
      reason(Samples.svg("width='1e9' height='1e9'"))
        == .tooManyPixels(width: 1_000_000_000, height: 1_000_000_000)
    )
    var jpeg = Samples.jpeg()
    // The frame header holds height and width as two bytes each.
    if let frame = jpeg.indices.dropLast().first(where: { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 }
    ) {
      for index in frame + 5..<frame + 9 { jpeg[index] = 0x50 }
    }
    #expect(reason(jpeg) == .tooManyPixels(width: 20560, height: 20560))
  }

  @Test func survivesEveryTruncationAndEverySingleBitOfDamage() {
    for bytes in [Samples.png(), Samples.jpeg(), Samples.svg("width='4' height='4'", "<g/>")] {
      for length in stride(from: 0, to: bytes.count, by: 7) { _ = reason(Array(bytes[..<length])) }
      for index in stride(from: 0, to: bytes.count, by: 5) {
        var copy = bytes
        copy[index] ^= 0x10
        _ = reason(copy)
      }
    }
  }

  @Test func averagesPixelsWhenShrinking() throws {
    let canvas = Canvas(Surface(width: 64, height: 64))
    for x in 0..<32 { cairo_rectangle(canvas.cr, Double(x) * 2, 0, 1, 64) }
    cairo_fill(canvas.cr)
    let picture = try Picture(Samples.png(canvas.surface), fonts: fonts)
    for pixel in Pixels.all(drawn(picture, side: 8)) { #expect(abs(Int(pixel >> 24) - 128) <= 24) }
  }
}
