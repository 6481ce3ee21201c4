internal import Scrollwork
internal import ScrollworkScene

/// Cost follows what moves: a frame of a big scene beside one of a small scene in which as much moves.
func benchmarkMoving(_ report: inout Report) {
  let (few, early) = (PageBench(tracks: 10), ClockBench(tracks: 10))
  for tracks in [1_000, 100_000, 1_000_000] {
    let many = PageBench(tracks: tracks)
    report.compare(
      "10 moving tracks among \(tracks)",
      with: "10 among 10",
      target: 1.1,
      in: .microseconds,
      parts: 1_000,
      ours: { many.move(frames: 1_000) },
      theirs: { few.move(frames: 1_000) }
    )
    let late = ClockBench(tracks: tracks)
    report.compare(
      "10 tracks on the clock among \(tracks)",
      with: "10 among 10",
      target: 1.1,
      in: .microseconds,
      parts: 1_000,
      ours: { late.move(frames: 1_000) },
      theirs: { early.move(frames: 1_000) }
    )
    report.compare(
      "nothing moving among \(tracks) tracks",
      with: "nothing among 10",
      target: 1.1,
      in: .nanoseconds,
      parts: 10_000,
      ours: { many.rest(frames: 10_000) },
      theirs: { few.rest(frames: 10_000) }
    )
  }
  let short = DeckBench(cards: 10)
  let long = DeckBench(cards: 1_000_000_000)
  report.compare(
    "a deck of 1000000000 cards under a finger",
    with: "a deck of 10",
    target: 1.1,
    in: .microseconds,
    parts: 1_000,
    ours: { long.drag(frames: 1_000) },
    theirs: { short.drag(frames: 1_000) }
  )
}

/// A long scene scrolled back and forth where ten layers move.
final class PageBench {
  private var player: Player
  private let middle: Double
  private var time = 0.0
  private var page = 0.0

  init(tracks: Int) {
    let environment = ScrollworkScene.Environment(viewport: Size(width: 390, height: 844))
    player = Player(Program(tens(tracks), in: environment))
    middle = Double(tracks / 20 * 3 + 1)
    player.handle(.init(time: 0, .scroll(page: middle, animated: false)))
    player.seek(to: 0)
  }

  /// Scrolls a little in each frame.
  func move(frames: Int) {
    for _ in 0..<frames {
      time += 1.0 / 60
      page = page > 0.4 ? 0.001 : page + 0.001
      player.handle(.init(time: time, .scroll(page: middle + page, animated: false)))
      player.seek(to: time)
    }
  }

  /// Does nothing in each frame.
  func rest(frames: Int) {
    for _ in 0..<frames {
      time += 1.0 / 60
      player.seek(to: time)
    }
  }
}

/// A scene in which ten layers at a time move by the clock: those before them have settled, the others wait.
final class ClockBench {
  private var player: Player
  private let start: Double
  private var frame = 0

  init(tracks: Int) {
    player = Player(
      Program(turns(tracks), in: .init(viewport: Size(width: 390, height: 844)))
    )
    start = Double(tracks / 20)
    player.seek(to: start)
  }

  /// Goes on by a frame, and from the end of these layers' turn back to its beginning.
  func move(frames: Int) {
    for _ in 0..<frames {
      frame = frame == 58 ? 1 : frame + 1
      player.seek(to: start + Double(frame) / 60)
    }
  }
}

/// A deck that a finger pulls.
final class DeckBench {
  private var player: Player
  private var time = 0.0
  private var x = 0.0

  init(cards: Int64) {
    player = Player(Program(deck(cards), in: .init(viewport: Size(width: 390, height: 844))))
    player.handle(.init(time: 0, .down(id: 1, Point(x: 200, y: 400))))
  }

  /// Pulls a little in each frame.
  func drag(frames: Int) {
    for _ in 0..<frames {
      time += 1.0 / 60
      x = x > 150 ? 0 : x + 0.7
      player.handle(.init(time: time, .move(id: 1, Point(x: 200 - x, y: 400))))
      player.seek(to: time)
    }
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

/// Layers that move for a second each, ten after ten.
private func turns(_ count: Int) -> Scene {
  var scene = Scene("bench", size: Size(width: 390, height: 844))
  scene.layers.reserveCapacity(count)
  for index in 0..<count {
    var layer = Layer(.shape(Layer.Shape(.rectangle)))
    layer.frame = Layer.Frame(60, .constant(Double(index % 10) * 80), 200, 60)
    var slide = Layer.Animation()
    slide.timeline = .clock
    slide.timing.delay = .constant(Double(index / 10))
    slide.timing.duration = 1
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
