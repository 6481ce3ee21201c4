// A scene with drawing of one's own: an endless row of cards, flicked once, as letters in a terminal.
import Scrollwork
import ScrollworkScene

let scene = Scene("Cards", size: Size(width: 320, height: 160), background: "#000000") {
  Layer.text("seven cards").id("title").frame(10, 4, 120, 10)
  Layer.deck(
    width: 60.vw,
    height: 110,
    visible: 5,
    loops: true,
    maxFling: 3,
    items: ["A", "B", "C", "D", "E", "F", "G"].map { ["name": $0] }
  ) {
    Layer.group {
      Layer.rectangle(fill: "#ffffff").frame(0, 0, 100.percent, 100.percent)
    }
    .transform(.scaleTranslateRotate)
    .animate(
      .view(at: [-2, 2], .depth(-2, 2), .scale(0.9, 1.1), .y(-6, 6)).extrapolated()
    )
    .animate(.view(at: [-2, 0, 2], .x(-20, 0, 100)).extrapolated())
  }
  .frame(0, 20, 100.vw, 130)
}

// A finger comes down at 0.1 s, moves 150 points to the left, and lifts at full speed.
var trace = Trace([.init(time: 0.1, .down(id: 1, Point(x: 240, y: 80)))])
for step in 1...12 {
  let point = Point(x: 240 - 12.5 * Double(step), y: 80)
  trace.events.append(.init(time: 0.1 + Double(step) / 120, .move(id: 1, point)))
}
trace.events.append(.init(time: 0.2, .up(id: 1)))

// Any moment can be sought, in any order.
let program = Program(scene, in: Environment(viewport: scene.size))
var playback = Playback(program, trace)
for time in [0, 0.19, 0.3, playback.end] {
  playback.seek(to: time)
  let frame = playback.frame
  print("\((time * 100).rounded() / 100) s, card \(frame.decks[0].slot) in the centre")
  print(picture(of: frame, in: program, columns: 64, rows: 16), terminator: "\n\n")
}
