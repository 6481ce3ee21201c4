import Testing

@testable import ScrollworkRender

/// One subject to a picture.
@Suite struct RendererGoldenTests {
  var stage: Stage

  init() throws {
    stage = try Stage()
    stage.background = "\"#fff\""
    stage.files["wide.png"] = Samples.png(Samples.quarters(8))
    stage.files["tall.svg"] = Samples.svg(
      "width='4' height='8'",
      "<rect width='4' height='8' fill='#159'/><circle cx='2' cy='3' r='1.5' fill='#fd5'/>"
    )
  }

  @Test func roundsRectangles() throws {
    try stage.expect(
      """
      { "frame": [2, 2, 28, 12], "shape": "rectangle", "radius": 4, "fill": "#c33" },
      { "frame": [2, 17, 28, 12], "shape": "rectangle", "radius": 99, "fill": "#36c" }
      """,
      is: "rectangle-radius"
    )
  }

  @Test func drawsEllipses() throws {
    try stage.expect(
      "{ \"frame\": [2, 6, 28, 20], \"shape\": \"ellipse\", \"fill\": \"#283\" }",
      is: "ellipse"
    )
  }

  @Test func drawsPaths() throws {
    try stage.expect(
      """
      { "frame": [4, 4, 24, 24], "path": "M0 12A12 12 0 0 1 24 12Q18 20 12 24T0 12Z M8 8v6h6v-6z",
        "fill": "#b60", "stroke": { "color": "#420", "width": 1.5, "join": "round" } }
      """,
      is: "path"
    )
  }

  @Test func stretchesLinearGradients() throws {
    try stage.expect(
      """
      { "frame": [2, 2, 28, 12], "shape": "rectangle",
        "fill": { "gradient": "linear", "from": [0, 0], "to": [1, 1],
          "stops": [[0, "#f00"], [0.5, "#ff0"], [1, "#00f"]] } },
      { "frame": [2, 18, 28, 12], "shape": "rectangle",
        "fill": { "gradient": "linear", "from": [0.25, 0], "to": [0.75, 0],
          "stops": [[0, "#f00"], [1, "#00ff0000"]] } }
      """,
      is: "gradient-linear"
    )
  }

  @Test func stretchesRadialGradients() throws {
    try stage.expect(
      """
      { "frame": [2, 2, 28, 16], "shape": "rectangle",
        "fill": { "gradient": "radial", "stops": [[0, "#fff"], [0.5, "#f80"], [1, "#208"]] } }
      """,
      is: "gradient-radial"
    )
  }

  @Test func capsAndJoinsStrokes() throws {
    let corner = "\"path\": \"M2 8L8 2L14 8\""
    let looks = [("butt", "miter"), ("round", "round"), ("square", "bevel")]
    let layers = looks.enumerated().map { index, look in
      """
      { "frame": [6, \(index * 10), 16, 10], \(corner),
        "stroke": { "color": "#036", "width": 4, "cap": "\(look.0)", "join": "\(look.1)" } }
      """
    }
    try stage.expect(layers.joined(separator: ","), is: "stroke-caps")
  }

  @Test func trimsStrokes() throws {
    try stage.expect(
      """
      { "frame": [4, 4, 24, 24], "shape": "ellipse", "stroke": { "color": "#093", "width": 4,
        "cap": "round", "trimStart": 0.125, "trimEnd": 0.75 } }
      """,
      is: "stroke-trim"
    )
  }

  @Test func castsShadows() throws {
    let shadow = "\"shadow\": { \"offset\": [2, 3], \"blur\": 6, \"color\": \"#000c\" }"
    try stage.expect(
      "{ \"frame\": [6, 5, 18, 16], \"shape\": \"rectangle\", \"radius\": 4, \"fill\": \"#f93\", \(shadow) }",
      is: "shadow-shape"
    )
    try stage.expect(
      "{ \"frame\": [4, 4, 28, 24], \"text\": \"Sg\", \"font\": { \"size\": 20 }, \(shadow) }",
      is: "shadow-text"
    )
  }

  @Test func castsShadowsFarAway() throws {
    try stage.expect(
      """
      { "frame": [2, 2, 8, 8], "shape": "ellipse", "fill": "#f93",
        "shadow": { "offset": [18, 16], "blur": 4, "color": "#000" } }
      """,
      is: "shadow-far"
    )
  }

  @Test(arguments: ["contain", "cover", "fill", "none"])
  func fitsPictures(_ fit: String) throws {
    try stage.expect(
      """
      { "frame": [1, 2, 30, 12], "shape": "rectangle", "fill": "#ddd" },
      { "frame": [1, 18, 30, 12], "shape": "rectangle", "fill": "#ddd" },
      { "frame": [1, 2, 30, 12], "image": "wide.png", "fit": "\(fit)" },
      { "frame": [1, 18, 30, 12], "image": "tall.svg", "fit": "\(fit)" }
      """,
      is: "fit-\(fit)"
    )
  }

  @Test func cutsGroupsAtRoundCorners() throws {
    try stage.expect(
      """
      { "frame": [4, 4, 24, 24], "clip": true, "radius": 8, "layers": [
        { "frame": [-4, -4, 32, 32], "shape": "rectangle", "fill": "#f00" },
        { "frame": [-4, -4, 32, 32], "shape": "rectangle", "fill": "#059" },
        { "frame": [12, 12, 20, 20], "shape": "ellipse", "fill": "#fc0" } ] }
      """,
      is: "clip-round"
    )
  }

  @Test func cutsTurnedGroups() throws {
    try stage.expect(
      """
      { "frame": [6, 6, 20, 20], "rotation": 30, "clip": true, "layers": [
        { "frame": [-10, -10, 40, 40], "shape": "rectangle", "fill": "#059" },
        { "frame": [10, 10, 20, 20], "shape": "ellipse", "fill": "#fc0" } ] }
      """,
      is: "clip-turned"
    )
  }

  @Test func putsItemsOnCards() throws {
    var stage = stage
    stage.width = 60
    try stage.expect(
      """
      { "deck": { "visible": 3, "start": 1,
        "items": [ { "file": "wide.png", "name": "a" }, { "file": "tall.svg", "name": "b{name}" },
          { "file": "wide.png", "name": "c" } ],
        "card": { "size": [18, 28], "radius": 4, "clip": true, "layers": [
          { "shape": "rectangle", "fill": "#fed" },
          { "frame": [2, 2, 14, 10], "image": "{file}" },
          { "frame": [0, 12, 18, 14], "text": "{name}", "align": "center", "font": { "size": 10 } } ] } } }
      """,
      is: "deck-items"
    )
  }

  @Test func turnsAndScalesLayers() throws {
    try stage.expect(
      """
      { "frame": [10, 12, 12, 8], "image": "wide.png", "fit": "fill", "rotation": 45, "scale": 1.5 },
      { "frame": [2, 20, 30, 10], "text": "Tilt", "font": { "size": 9 }, "rotation": -10 }
      """,
      is: "turned"
    )
  }

  @Test func startsTextAtTheRightInAMirroredScene() throws {
    var stage = stage
    stage.more = "\"direction\": \"rtl\","
    try stage.expect(
      """
      { "frame": [2, 2, 28, 12], "text": "Go", "font": { "size": 12 } },
      { "frame": [2, 18, 28, 12], "text": "Go", "align": "end", "font": { "size": 12 } }
      """,
      is: "text-mirrored"
    )
  }

  @Test func drawsSharpAtEveryScale() throws {
    var stage = stage
    stage.width = 16
    stage.height = 16
    stage.scale = 3.5
    try stage.expect(
      """
      { "frame": [1, 1, 14, 14], "text": "a卷", "font": { "size": 7 } },
      { "frame": [2, 9, 5, 6], "image": "tall.svg" },
      { "frame": [9, 9, 6, 6], "shape": "ellipse", "fill": "#c33" }
      """,
      is: "scale-3.5"
    )
  }
}
