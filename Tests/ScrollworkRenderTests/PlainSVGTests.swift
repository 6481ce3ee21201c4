import Foundation
import TestSupport
import Testing

@testable import ScrollworkRender

@Suite struct PlainSVGTests {
  /// What librsvg says of a document; what follows it keeps it from being plain.
  private func tried(_ bytes: [UInt8]) throws(RenderProblem.Reason) -> SVGDocument {
    let asked = bytes + Array("<?more?>".utf8)
    #expect(PlainSVG(asked) == nil)
    return try SVGDocument(asked, fonts: nil)
  }

  /// Checks that what is said of a document is what librsvg says.
  private func isRight(_ bytes: [UInt8]) -> Bool {
    guard let plain = PlainSVG(bytes) else { return true }
    do {
      let document = try tried(bytes)
      return document.width == plain.width && document.height == plain.height
    } catch {
      return false
    }
  }

  private func art() throws -> [[UInt8]] {
    try ["onboarding", "wave", "task-switcher"].flatMap { example in
      let folder = Vectors.root.appendingPathComponent("Examples/\(example)/art")
      return try FileManager.default
        .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.path < $1.path }.map { try Array(Data(contentsOf: $0)) }
    }
  }

  /// Something of all that is known to be harmless.
  private let everything = Samples.svg(
    "width='40' height='30' viewBox='0 0 80 60' preserveAspectRatio='xMidYMid slice'",
    """
    <!-- a comment: 注 --><defs>
    <linearGradient id="l" spreadMethod='pad' x1='0' y1='0' x2='1' y2='1'>
    <stop offset='0.5' stop-color='#9e9e9e' stop-opacity='.5'/></linearGradient>
    <radialGradient id='r' cx='.5' cy='.5' r='.5' fx='.4' fy='.4'><stop offset='1'/></radialGradient>
    <g id='part'><path d='M0 0h5v5z' fill='rgb(1,2,3)'/></g>
    <clipPath id='cut'><circle cx='3' cy='3' r='3'/></clipPath></defs>
    <g id='all' opacity='0.5' transform='translate(1 2) rotate(45, 3 4) scale(-.5)'>
    <rect x='1' y='2' width='3' height='4' rx='1' ry='1' fill='url(#l)' fill-opacity='0.2'/>
    <circle cx='9' cy='9' r='4' fill='url(#r)'/><ellipse cx='3' cy='3' rx='2' ry='1' clip-path='url(#cut)'/>
    <line x1='0' y1='1' x2='2' y2='3' stroke='red' stroke-width='2' stroke-opacity='0.4'/>
    <polyline points='0,0 1,2 3,4'/><polygon points='0 0 1 2 3 4' fill-rule='evenodd'
    stroke-linecap='round' stroke-linejoin='bevel'/><use href='#part' x='4' y='5'/></g>
    """
  )

  @Test func vouchesForTheArtOfTheExamples() throws {
    let art = try art()
    #expect(art.count == 71)
    #expect(art.filter { PlainSVG($0) != nil }.count >= 70)
    #expect(PlainSVG(everything) != nil)
    for bytes in art + [everything] { #expect(isRight(bytes)) }
  }

  @Test(arguments: [
    ("width='30' height='20'", 30.0, 20.0), ("viewBox='0 0 40 10'", 40, 10),
    ("width='7' height='9' viewBox='2 3 40 10'", 7, 9),
  ])
  func measuresAsLibrsvgDoes(_ attributes: String, _ width: Double, _ height: Double) throws {
    let bytes = Samples.svg(attributes)
    let plain = try #require(PlainSVG(bytes))
    #expect(plain.width == width && plain.height == height)
    #expect(isRight(bytes))
  }

  @Test(arguments: [
    "", "width='0' height='5'", "width='30'", "height='30' viewBox='0 0 1 1'",
    "width='1in' height='9'",
    "width='1.5' height='9'", "width='99999' height='9'", "width='1 2' height=''",
    "viewBox='0 0 0 1'",
    "viewBox='0 0 1'", "viewBox='0 0 1 200'", "width='200' height='1'",
    "width='100%' height='100%' viewBox='0 0 7 9'", "width='1e9' height='1e9'",
    "width='4' width='4' height='4'", "width='4'height='4'", "width='4' height='4' style='x'",
  ])
  func saysNothingOfOtherSizes(_ attributes: String) {
    #expect(PlainSVG(Samples.svg(attributes)) == nil)
  }

  @Test(arguments: [
    "<text>a</text>", "<image href='data:'/>", "<style>*{}</style>", "words", "<g>&amp;</g>",
    "<g></h>", "<g>", "</g>", "<svg/>", "<g x='<'/>", "<g x=1/>", "<?a b?>", "<![CDATA[]]>",
    "<!-- a -- b -->", "<!-- ", "<rect fill='url(other.svg#a)'/>", "<path d='M1e9 0'/>",
    "<path d='M12345 0'/>", "<path d='M1.5.0001'/>", "<path d='M0.0001 5'/>",
    "<g transform='matrix(0 0 0 0 0 0)'/>", "<g transform='scale(99)'/>",
    "<g transform='scale(0)'/>", "<g transform='scale(0.00, 1)'/>",
    "<g transform='scale(.001)'/>", "<g transform='scale(5-0)'/>", "<g transform='scale(1.5.0)'/>",
    "<g transform='scale(2)'><g transform='scale(2)'/></g>", "<g transform='scale(2) scale(2)'/>",
    "<use/>", "<use href='other.svg#a'/>", "<use id='a' href='#a'/>", "<rect mask='url(#m)'/>",
    "<rect stroke='url(#l)'/>", "<rect fill='url(#l) red'/>",
    "<linearGradient gradientUnits='userSpaceOnUse'/>",
    "<clipPath id='c'><rect clip-path='url(#c)'/></clipPath>", "<g clip-path='circle(1)'/>",
    "<g clip-path='url(a.svg#c)'/>", "<g clip-path='url(#c) x'/>", "<!-- \u{FFFE} -->",
    "<g id='a'><use href='#b'/></g><g id='b'/><use href='#a'/>", "<rect width='1' width='1'/>",
    "<g id='a'><g><use href='#a'/></g></g>", "<a:g/>", "<g a:x='1'/>", "<g id='é'/>",
    "<g id='\u{1}'/>",
    String(repeating: "<g>", count: 40) + String(repeating: "</g>", count: 40),
  ])
  func saysNothingOf(_ body: String) {
    #expect(PlainSVG(Samples.svg("width='4' height='4'")) != nil)
    #expect(PlainSVG(Samples.svg("width='4' height='4'", body)) == nil)
  }

  @Test func saysNothingOfWhatFollowsOrOfOtherRoots() {
    let sound = Samples.svg("width='4' height='4'")
    #expect(PlainSVG(sound + Array("\n<!-- end -->\n".utf8)) != nil)
    #expect(PlainSVG(Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8) + sound) != nil)
    for more in ["<svg/>", sound.map { String(UnicodeScalar($0)) }.joined(), "x", "<"] {
      #expect(PlainSVG(sound + Array(more.utf8)) == nil)
    }
    for text in ["", "<", "<svg", "<g xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"] {
      #expect(PlainSVG(Array(text.utf8)) == nil)
    }
    #expect(PlainSVG(Array("<svg width='4' height='4'/>".utf8)) == nil)
    #expect(PlainSVG(Array(" <?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8) + sound) == nil)
  }

  @Test(arguments: [
    "<rect width='-1' height='1' rx='-2'/>",
    "<circle r='-1'/>", "<path d='nonsns' stroke='red' stroke-width='-3'/>",
    "<rect opacity='9' fill='x'/>",
    "<use href='#'/>", "<use href='#none'/>", "<g id='g'><path clip-path='url(#)'/></g>",
    "<line x1=''/>",
    "<polygon points='1 2 3'/>", "<rect width='1' height='1' fill='url(#none)'/>",
    "<g transform='rotate(a)'/>",
    "<linearGradient id='a'><stop offset='x'/></linearGradient><path d='M0 0h1v1' fill='url(#a)'/>",
  ])
  func mayVouchForWhatIsOddButDrawn(_ body: String) {
    let bytes = Samples.svg("width='4' height='4'", body)
    #expect(PlainSVG(bytes) != nil)
    #expect(isRight(bytes))
  }

  @Test(arguments: [
    "<circle r='9999' fill='none' stroke='red' stroke-width='9999'/>",
    "<rect x='9999' width='9999' height='.00100001' rx='9' stroke='red' stroke-linejoin='round'/>",
    "<path d='M9999 0l9999 9999a9999 1 0 0 1 .001 .001' stroke='red' stroke-linecap='round'/>",
    "<g opacity='.5'><rect width='9999' height='9999'/><circle r='9999' clip-path='url(#c)'/></g>",
    "<rect width='.001' height='9999' fill='url(#r)' stroke='red'/>",
    "<rect width='.00100001' height='9999' fill='url(#l)' stroke='red' stroke-width='.00100001'/>",
    "<path d='M9999 9999h.00100001v9999z' fill='url(#l)' stroke='red'/>",
    "<rect width='9999' height='9999' fill='url(#l)'/><rect width='1' height='9999' fill='url(#r)'/>",
  ])
  func mayVouchForTheLargestAndSmallest(_ figure: String) {
    let defs = """
      <defs><clipPath id='c'><circle r='9999'/></clipPath>
      <linearGradient id='l' x2='9999'><stop offset='0'/><stop offset='1'/></linearGradient>
      <radialGradient id='r' r='9999' fx='.00100001'><stop offset='0'/><stop offset='1'/></radialGradient></defs>
      """
    for scale in ["9.99", "-9.99 9.99", "0.01", "9.99 0.01", ".01, -9.99"] {
      for turn in ["0", "45", "3333.333", ".001"] {
        let open =
          "<g transform='translate(9999) rotate(\(turn)) scale(\(scale)) rotate(\(turn))'>"
        // What is shown again is scaled once more, but may not be cut.
        let shown = figure.contains("clip-path") ? "" : open + "<use href='#figure'/></g>"
        let body = defs + shown + "<g id='figure'>\(open)\(figure)</g></g>"
        for size in [
          "width='1' height='1'", "width='100' height='1' viewBox='0 0 1 100'",
          "width='9999' height='100' viewBox='0 0 1 100' preserveAspectRatio='none'",
        ] {
          let bytes = Samples.svg(size, body)
          #expect(PlainSVG(bytes) != nil)
          #expect(isRight(bytes))
        }
      }
    }
  }

  @Test func leavesCommentsThatAreNoTextAlone() {
    let sound = Samples.svg("width='4' height='4'")
    #expect(PlainSVG(sound + Array("<!-- é 注 🎬 -->".utf8)) != nil)
    for bytes: [UInt8] in [[0xC3], [0xFF], [0xED, 0xA0, 0x80], [0x07]] {
      #expect(PlainSVG(sound + Array("<!-- ".utf8) + bytes + Array(" -->".utf8)) == nil)
    }
  }

  @Test func neverVouchesForWhatLibrsvgRefuses() throws {
    let seeds = try art() + [everything, everything, everything]
    let pieces = [
      "0", "-", " ", ".", "9", "\"", "'", "<", ">", "/", "#", "(", "e", "x", "scale(0)", "id",
    ]
    var vouched = 0
    forAll(1500) { seed, random in
      var bytes = seeds.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let piece = Array((pieces.randomElement(using: &random) ?? "").utf8)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(contentsOf: piece, at: place)
        case 2: bytes.replaceSubrange(place..<min(place + piece.count, bytes.count), with: piece)
        default:
          let end = min(place + Int.random(in: 1...40, using: &random), bytes.count)
          bytes.insert(
            contentsOf: bytes[place..<end],
            at: Int.random(in: 0..<bytes.count, using: &random)
          )
        }
      }
      vouched += PlainSVG(bytes) == nil ? 0 : 1
      #expect(isRight(bytes), "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(vouched > 150)
  }

  @Test func agreesWithLibrsvgOnFiguresOfAllSizes() {
    let numbers = [
      "0", "1", "3.5", "-7", ".00100001", ".001", "9999", "-9999", "9999.9999",
    ]
    let scales = ["1", ".01", "-9.99", "0.5 9.99", "9.99,.01"]
    var vouched = 0
    forAll(400) { seed, random in
      func any(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
      func number() -> String { any(numbers) }
      func paint() -> String { any(["red", "none", "url(#l)", "url(#r)", "url(#x)"]) }
      func figure() -> String {
        let how =
          "fill='\(paint())' stroke='\(any(["red", "none"]))' stroke-width='\(number())' opacity='\(any(["1", ".5"]))'"
        let cut = any(["", "", "clip-path='url(#c)'"])
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return "<circle r='\(number())' cx='\(number())' \(how) \(cut)/>"
        case 1:
          return
            "<rect x='\(number())' width='\(number())' height='\(number())' rx='\(number())' \(how)/>"
        case 2: return "<ellipse rx='\(number())' ry='\(number())' \(how) stroke-linejoin='round'/>"
        case 3:
          return
            "<path d='M\(number()) \(number())l\(number()) \(number())a\(number()) \(number()) "
            + "0 0 1 \(number()) \(number())' \(how) stroke-linecap='round'/>"
        default: return "<use href='#f' x='\(number())' y='\(number())' \(how)/>"
        }
      }
      func group() -> String {
        "<g transform='rotate(\(number())) scale(\(any(scales))) translate(\(number()) \(number()))'>"
          + figure() + figure() + "</g>"
      }
      let defs =
        "<linearGradient id='l' x1='\(number())' x2='\(number())'><stop/><stop offset='1'/></linearGradient>"
        + "<radialGradient id='r' r='\(number())' fx='\(number())'><stop/><stop offset='1'/></radialGradient>"
        + "<clipPath id='c'><circle r='\(number())'/></clipPath>"
        + "<path id='f' d='M0 0h\(number())v\(number())z' transform='scale(\(any(scales)))'/>"
      let size = any([
        "width='4' height='9'", "width='100' height='1' viewBox='0 0 1 100'",
        "width='100' height='9999' viewBox='9999 9999 100 1' preserveAspectRatio='none'",
      ])
      let bytes = Samples.svg(size, defs + group() + group())
      vouched += PlainSVG(bytes) == nil ? 0 : 1
      let isRight = isRight(bytes)
      #expect(isRight, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(vouched > 300)
  }
}
