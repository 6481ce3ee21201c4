import Scrollwork
import ScrollworkScene
import Testing

/// Paint that moves.
@Suite struct ColorTests {
  private func paint(_ animation: String, at time: Double = 0.5) throws -> Program.Paint {
    let stage = try Stage(
      #"""
      "layers": [ { "id": "a", "frame": [0, 0, 100, 60], "shape": "rectangle", "fill": "#123456", "radius": 4,
        "stroke": { "color": "#00ff00", "width": 2 },
        "animate": [{ "easing": "linear", "duration": 1, \#(animation) }] } ]
      """#
    )
    let look = try #require(try stage.look("a", at: time))
    return try #require(look.paint)
  }

  private func expect(_ a: RGBA, _ b: RGBA) {
    #expect(
      isClose(a.red, b.red) && isClose(a.green, b.green) && isClose(a.blue, b.blue)
        && isClose(a.alpha, b.alpha),
      "\(a) is not \(b)"
    )
  }

  @Test func mixesInSRGB() throws {
    let fill = try paint(##""fill": ["#ff0000", "#0000ff"]"##).fill
    expect(fill, RGBA(red: 0.5, green: 0, blue: 0.5))
  }

  @Test func mixesWithAlphaMultipliedIn() throws {
    let fill = try paint(##""fill": ["transparent", "#ff0000"]"##).fill
    expect(fill, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    let mixed = try paint(##""fill": ["#ff000080", "#0000ffff"]"##).fill
    let half = 128.0 / 255
    let alpha = (half + 1) / 2
    expect(mixed, RGBA(red: half / 2 / alpha, green: 0, blue: 0.5 / alpha, alpha: alpha))
  }

  @Test func mixesInOklabWhenItSaysSo() throws {
    let fill = try paint(##""fill": ["#ff0000", "#0000ff"], "space": "oklab""##).fill
    // The CSS Color 4 mix of red and blue half way.
    expect(
      fill,
      RGBA.interpolate(
        from: RGBA(red: 1, green: 0, blue: 0),
        to: RGBA(red: 0, green: 0, blue: 1),
        at: 0.5,
        in: .oklab
      )
    )
    #expect(isClose(fill.red, 0.5493, within: 2e-3) && isClose(fill.blue, 0.6356, within: 4e-3))
  }

  @Test(arguments: ["srgb", "oklab"])
  func endsOnTheColoursThatAreWritten(space: String) throws {
    let animation = ##""fill": ["#ff8d6b", "#ffd257"], "space": "\##(space)""##
    expect(
      try paint(animation, at: 0).fill,
      RGBA(red: 1, green: 141.0 / 255, blue: 107.0 / 255)
    )
    expect(
      try paint(animation, at: 2).fill,
      RGBA(red: 1, green: 210.0 / 255, blue: 87.0 / 255)
    )
  }

  @Test func keepsThePaintThatDoesNotMove() throws {
    let paint = try paint(#""strokeWidth": [2, 10]"#)
    #expect(isClose(paint.strokeWidth, 6))
    expect(paint.fill, RGBA(red: 18.0 / 255, green: 52.0 / 255, blue: 86.0 / 255))
    expect(paint.strokeColor, RGBA(red: 0, green: 1, blue: 0))
    #expect(paint.radius == 4 && paint.trimStart == 0 && paint.trimEnd == 1)
    #expect(paint.size == Size(width: 100, height: 60))
  }

  @Test func movesEveryNumberOfTheOutline() throws {
    let paint = try paint(
      #""width": [100, 50], "height": [60, 80], "radius": ["0%", "50%"], "trimStart": [0, 0.5], "trimEnd": [1, 0.5]"#
    )
    #expect(paint.size == Size(width: 75, height: 70))
    #expect(paint.radius == 15 && paint.trimStart == 0.25 && paint.trimEnd == 0.75)
  }

  @Test func hasNoPaintOfItsOwnWhereNoneMoves() throws {
    let stage = try Stage(
      ##""layers": [ { "id": "a", "frame": [0, 0, 10, 10], "shape": "rectangle", "fill": "#f00" } ]"##
    )
    #expect(try #require(try stage.look("a", at: 0)).paint == nil)
  }

  @Test func coloursTextByTheScroll() throws {
    let stage = try Stage(
      ##"""
      "scroll": { "pages": 2 }, "layers": [ { "id": "a", "in": "screen", "text": "Hello", "color": "#ffffff",
        "animate": [{ "timeline": "scroll", "at": [0, 1], "color": ["#000000", "#ff0000"] }] } ]
      """##
    )
    let look = try #require(try stage.look("a", at: 2, "scroll to page 0.25 at 1s at-once"))
    expect(try #require(look.paint).color, RGBA(red: 0.25, green: 0, blue: 0))
  }
}
