internal import Scrollwork
internal import ScrollworkRender
internal import ScrollworkScene

/// Puts an animation together from what was seen.
struct LottieMaker {
  let scene: Scene
  let program: Program
  let reel: Reel
  let art: LayerArt
  let options: LottieExport.Options
  let pointers: LayerPointers
  var report = ExportReport(format: "Lottie")
  /// Pictures and compositions, in the order in which they were first used.
  var assets: [LottieValue] = []
  var pictures: [PictureKey: PlacedPicture] = [:]
  var compositions: [Int: Composition] = [:]
  var fonts: [LottieFont] = []
  /// What was drawn by segments, in the order in which it first was.
  var fits: [Fit] = []
  var placeOfFit: [FitKey: Int] = [:]
  /// The outlines of texts and paths, by node and item.
  var outlines: [PictureKey: [LottieValue]] = [:]

  /// What a picture shows.
  struct PictureKey: Hashable {
    let node: Int
    let item: Int?
    let isShadow: Bool
  }

  /// A picture among the assets, and where it lies in its layer.
  struct PlacedPicture {
    let id: String
    let corner: Point
    let scale: Double
  }

  /// Layers under one roof, and where that lies in what contains them.
  struct Composition {
    let id: String
    let box: Rect
  }

  /// The layers of a composition being written, the front one first.
  struct Sheet {
    var layers: [LottieValue] = []
    var count = 0
  }

  /// Where layers go: into which samples, below which layer, and moved by how much.
  struct Place {
    var window: Range<Int>
    var parent: Int?
    var shift = Point.zero
  }

  init(
    _ scene: Scene,
    _ program: Program,
    _ reel: Reel,
    _ art: LayerArt,
    _ options: LottieExport.Options
  ) {
    self.scene = scene
    self.program = program
    self.reel = reel
    self.art = art
    self.options = options
    pointers = LayerPointers(of: scene)
  }

  /// The whole animation.
  mutating func animation() -> LottieValue {
    let viewport = program.environment.viewport
    let (width, height) = (viewport.width.rounded(.up), viewport.height.rounded(.up))
    for node in reel.leaning {
      report.note(
        .lost,
        "lean",
        at: pointers[node],
        because:
          "an uneven scale outside of a rotation leans a layer, which players do not agree on"
      )
    }
    var sheet = Sheet()
    add(layersOf: nil, to: &sheet, Place(window: 0..<lastSample + 1))
    sheet.layers.append(background(&sheet, width: width, height: height))
    noteFits()
    var value: LottieValue = [
      "v": "5.7.0", "fr": .number(options.rate.perSecond), "ip": 0, "op": .whole(reel.frames),
      "w": .number(width), "h": .number(height), "nm": .text("\(scene.name)"), "ddd": 0,
      "assets": .list(assets),
    ]
    if !fonts.isEmpty { value = value.with("fonts", ["list": .list(fonts.map(\.value))]) }
    return value.with("layers", .list(sheet.layers)).with("markers", [])
  }

  var lastSample: Int { (reel.frames - 1) * Reel.density }

  /// Writes the layers of an actor, or the scene's own, the front one first.
  mutating func add(layersOf parent: Int?, to sheet: inout Sheet, _ place: Place) {
    let stretches = reel.orders[parent]?.stretches ?? []
    for (index, stretch) in stretches.enumerated() {
      let end = index + 1 < stretches.count ? stretches[index + 1].first : lastSample + 1
      var inner = place
      inner.window = place.window.clamped(to: stretch.first..<end)
      guard !inner.window.isEmpty else { continue }
      for actor in stretch.actors.reversed() { add(actor, to: &sheet, inner) }
    }
  }

  private mutating func add(_ actor: Int, to sheet: inout Sheet, _ place: Place) {
    let seen = reel.actors[actor]
    guard life(of: seen, place.window) != nil else { return }
    switch program.nodes[seen.node].content {
    case .group, .deck:
      if isDrawnAsOne(actor) {
        addComposition(of: actor, to: &sheet, place)
      } else {
        var inner = place
        if !isIdentity(seen) {
          // What it moves stands behind it in the list, and refers to it by its number.
          sheet.count += 1
          inner.parent = sheet.count
          inner.shift = .zero
          let layer = layer(seen, type: 3, number: sheet.count, place)
          add(layersOf: actor, to: &sheet, inner)
          sheet.layers.append(layer)
        } else {
          add(layersOf: actor, to: &sheet, inner)
        }
      }
    default:
      if castsShadow(seen), !seen.rests(.opacity) || seen.value(.opacity) < 1 {
        addComposition(of: actor, to: &sheet, place)
      } else {
        addLeaf(actor, to: &sheet, place, isAlone: false)
      }
    }
  }

  /// Writes a layer that shows something, and its shadow behind it.
  ///
  /// `isAlone` says that it stands in a composition of its own, which has its motion.
  mutating func addLeaf(_ actor: Int, to sheet: inout Sheet, _ place: Place, isAlone: Bool) {
    let seen = reel.actors[actor]
    let moves = isAlone ? nil : seen
    switch program.nodes[seen.node].content {
    case .image: addPicture(seen, moves, isShadow: false, to: &sheet, place)
    case .text(let text): addText(text, seen, moves, to: &sheet, place)
    case .shape(let shape): addShape(shape, seen, moves, to: &sheet, place)
    default: break
    }
    if castsShadow(seen) { addShadow(seen, moves, to: &sheet, place) }
  }

  /// The pointer of an actor's layer in the document.
  func pointer(_ actor: Actor) -> String { pointers[actor.node] }
}
