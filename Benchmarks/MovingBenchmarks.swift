internal import Scrollwork
internal import ScrollworkScene

/// What a frame costs that moves ten layers out of more and more, and one that moves nothing.
func benchmarkMoving() {
  print("cost follows what moves (one core, median of 7)")
  var first = 0.0
  var firstIdle = 0.0
  for tracks in [10, 1_000, 100_000, 1_000_000] {
    let environment = ScrollworkScene.Environment(viewport: Size(width: 390, height: 844))
    var player = Player(Program(tens(tracks), in: environment))
    let middle = Double(tracks / 20 * 3 + 1)
    player.handle(.init(time: 0, .scroll(page: middle, animated: false)))
    player.seek(to: 0)
    var time = 0.0
    var page = 0.0
    let frame = median(count: 2_000) {
      time += 1.0 / 60
      page = page > 0.4 ? 0.001 : page + 0.001
      player.handle(.init(time: time, .scroll(page: middle + page, animated: false)))
      player.seek(to: time)
    }
    let idle = median(count: 2_000) {
      time += 1.0 / 60
      player.seek(to: time)
    }
    if tracks == 10 { (first, firstIdle) = (frame, idle) }
    row(
      "\(tracks) tracks, 10 of them moving",
      "\(short(frame / 1000)) µs, \(short(frame / first)) × the first; at rest "
        + "\(short(idle)) ns, \(short(idle / firstIdle)) ×"
    )
  }
  var few = 0.0
  for cards in [Int64(10), 1_000_000_000] {
    var player = Player(Program(deck(cards), in: .init(viewport: Size(width: 390, height: 844))))
    var time = 0.0
    var x = 0.0
    player.handle(.init(time: 0, .down(id: 1, Point(x: 200, y: 400))))
    let frame = median(count: 2_000) {
      time += 1.0 / 60
      x = x > 150 ? 0 : x + 0.7
      player.handle(.init(time: time, .move(id: 1, Point(x: 200 - x, y: 400))))
      player.seek(to: time)
    }
    if few == 0 { few = frame }
    row(
      "a deck of \(cards) cards under a finger",
      "\(short(frame / 1000)) µs, \(short(frame / few)) × the first, "
        + "\(player.program.slotCount) slots"
    )
  }
}

/// Ten layers on each third page, each with a track of its own around it.
private func tens(_ count: Int) -> Scene {
  var scene = Scene("bench", size: Size(width: 390, height: 844))
  scene.scroll = Scene.Scroll(pages: .constant(Double(count / 10 * 3 + 2)))
  scene.layers.reserveCapacity(count)
  for index in 0..<count {
    var layer = Layer(.shape(Layer.Shape(.rectangle)))
    let page = Double(index / 10 * 3 + 1)
    layer.page = page
    layer.frame = Layer.Frame(60, .constant(Double(index % 10) * 80), 200, 60)
    var slide = Layer.Animation()
    slide.timeline = .scroll
    slide.offsets = [.constant(page - 0.5), .constant(page + 0.5)]
    slide.properties = [Layer.Values(.x, [40, -40])]
    layer.animations = [slide]
    scene.layers.append(layer)
  }
  return scene
}

private func deck(_ count: Int64) -> Scene {
  var scene = Scene("bench", size: Size(width: 390, height: 844))
  var layer = Layer.deck(width: 70, height: 300, visible: 5, count: count) {
    Layer.group { Layer.rectangle(fill: .color(.black)) }
  }
  var turn = Layer.Animation()
  turn.timeline = .view
  turn.offsets = [-2, 0, 2]
  turn.properties = [Layer.Values(.scale, [0.8, 1, 0.8]), Layer.Values(.opacity, [0.5, 1, 0.5])]
  if case .deck(var row) = layer.content {
    row.card.layer.animations = [turn]
    layer.content = .deck(row)
  }
  scene.layers = [layer]
  return scene
}
