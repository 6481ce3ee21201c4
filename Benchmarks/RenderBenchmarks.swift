internal import Foundation
internal import Scrollwork
internal import ScrollworkRender
internal import ScrollworkScene

/// Frames a second of each example, and what a frame costs beside the bare Cairo calls that put the same
/// ready layers together.
func benchmarkRendering(_ report: inout Report) throws {
  for example in try ExamplePerformance.all(scale: 2) {
    var bench = RenderBench(example)
    let end = bench.playback.end
    try bench.measure("all of it", &report, at: (0..<40).map { end * Double($0) / 40 })
    try bench.measure("60 fps from 1 s", &report, at: (0..<40).map { 1 + Double($0) / 60 })
  }
}

/// An example with a gesture.
private struct RenderBench {
  let name: String
  let folder: String
  let program: Program
  var playback: Playback

  init(_ example: ExamplePerformance) {
    (name, folder) = (example.name, example.folder)
    (program, playback) = (example.program, example.playback)
  }

  /// Measures some frames, one after the other.
  mutating func measure(_ part: String, _ report: inout Report, at times: [Double]) throws {
    let renderer = try Renderer(program, folder: folder, scale: 2)
    // Another renderer notes the calls, so that the one that is measured sees no frame twice.
    let scribe = try Renderer(program, folder: folder, scale: 2)
    var noted = playback
    let bitmap = renderer.makeBitmap()
    // Every layer is drawn once before anything is measured.
    for time in times {
      playback.seek(to: time)
      renderer.render(playback.frame, into: bitmap)
    }
    var frames: [(ours: Double, theirs: Double)] = []
    for _ in 0..<5 {
      var total = 0.0
      var yardstick = 0.0
      for time in times {
        noted.seek(to: time)
        // Once to have every picture at hand: the yardstick is copying them alone.
        scribe.render(noted.frame, into: bitmap)
        let calls = scribe.recordedCalls(of: noted.frame, into: bitmap)
        let start = threadTime()
        playback.seek(to: time)
        renderer.render(playback.frame, into: bitmap)
        total += threadTime() - start
        let again = threadTime()
        scribe.replay(calls, into: bitmap, withCairo: true)
        yardstick += threadTime() - again
      }
      frames.append((total / Double(times.count), yardstick / Double(times.count)))
    }
    report.add(
      "a frame of \(name), \(part)",
      with: "bare Cairo",
      target: 1,
      in: .milliseconds,
      frames
    )
  }
}
