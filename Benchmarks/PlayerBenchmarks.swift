internal import Scrollwork
internal import ScrollworkScene

/// What a frame costs in which everything moves, and one in which nothing does.
func benchmarkPlayer(_ report: inout Report) {
  for layers in [10, 1_000, 100_000] {
    let bench = PlayerBench(layers: layers)
    let frame = median(runs: 5, count: layers > 10_000 ? 3 : 200) { bench.play() }
    report.add(
      "a moving layer among \(layers), all moving",
      in: .nanoseconds,
      frame / Double(layers)
    )
  }
}

/// A scene in which everything moves.
final class PlayerBench {
  private var player: Player
  private var time = 0.0

  /// Makes so many layers and shows them.
  init(layers: Int) {
    let environment = ScrollworkScene.Environment(viewport: Size(width: 390, height: 844))
    player = Player(Program(scene(layers: layers), in: environment))
    player.seek(to: 0)
  }

  /// Goes on by a frame.
  func play() {
    time += 1.0 / 60
    if time > 2 { time = 0 }
    player.seek(to: time)
  }
}

/// So many shapes, each with a spring on the clock and a scroll track.
private func scene(layers count: Int) -> Scene {
  var scene = Scene("bench", size: Size(width: 390, height: 844))
  scene.scroll = Scene.Scroll(pages: 4)
  for index in 0..<count {
    var layer = Layer(.shape(Layer.Shape(.rectangle)))
    layer.frame = Layer.Frame(
      .constant(Double(index % 20) * 19),
      .constant(Double(index / 20 % 40) * 20),
      18,
      18
    )
    var enter = Layer.Animation()
    enter.properties = [Layer.Values(.x, [100, 0])]
    enter.spring = Layer.SpringRule(.uikit(duration: 2.1, dampingRatio: 0.6))
    enter.timing.delay = .constant(Double(index % 100) * 0.01)
    var slide = Layer.Animation()
    slide.timeline = .scroll
    slide.offsets = [0, 1]
    slide.properties = [Layer.Values(.y, [0, -200]), Layer.Values(.opacity, [1, 0.5])]
    layer.animations = [enter, slide]
    scene.layers.append(layer)
  }
  return scene
}
