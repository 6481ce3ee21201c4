internal import Scrollwork
internal import ScrollworkScene

/// What a segment, a spring and a player's frame cost.
func benchmarkCore() throws {
  print("numbers (nanoseconds of one core, median of 7)")
  let track = Track([Keyframe(at: 0, 0.0), Keyframe(at: 1, 100), Keyframe(at: 2, 50)])
  let count = 4096
  let positions = (0..<count).map { 2 * Double($0) / Double(count) }
  let segment = median(count: 50) {
    var sum = 0.0
    for x in positions { sum += track.value(at: x) ?? 0 }
    use(sum)
  }
  row("a linear segment", "\(short(segment / Double(count))) ns")

  let spring = SpringMotion(Spring(dampingRatio: 0.6, duration: 2.1), from: 0, to: 100)
  let play = median(count: 20) {
    var sum = 0.0
    for x in positions { sum += spring.position(at: x) }
    use(sum)
  }
  row("a spring", "\(short(play / Double(count))) ns")

  for layers in [10, 1_000, 100_000] {
    let program = Program(
      scene(layers: layers),
      in: ScrollworkScene.Environment(viewport: Size(width: 390, height: 844))
    )
    var player = Player(program)
    var time = 0.0
    let frame = median(runs: 5, count: layers > 10_000 ? 3 : 200) {
      time += 1.0 / 60
      if time > 2 { time = 0 }
      player.seek(to: time)
    }
    row(
      "a frame of \(layers) moving layers",
      "\(short(frame / 1000)) µs, \(short(frame / Double(layers))) ns a layer"
    )
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
