internal import Foundation
internal import Scrollwork
internal import ScrollworkRender
internal import ScrollworkScene

/// Frames a second of each example, and what a frame costs beside the bare Cairo calls that put the same
/// ready layers together.
func benchmarkRendering() throws {
  print("rendering to raw pixels, one core, scale 2 (median of 5 runs over 40 frames)")
  let moments: [(String, String)] = [
    ("onboarding", "walk"), ("wave", "watch"), ("task-switcher", "fling"),
  ]
  for (name, gesture) in moments {
    let folder = "Examples/\(name)"
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/scene.json")))
    let script = try [UInt8](
      Data(contentsOf: URL(fileURLWithPath: folder + "/gestures/\(gesture).trace"))
    )
    let scene = try Scene(json: bytes)
    let program = Program(
      scene,
      in: ScrollworkScene.Environment(viewport: scene.size, pixel: 0.5)
    )
    var playback = Playback(program, try Trace(script: script, viewport: scene.size))
    let renderer = try Renderer(program, folder: folder, scale: 2)
    let bitmap = renderer.makeBitmap()
    let times = (0..<40).map { playback.end * Double($0) / 40 }
    // Every layer is drawn once before anything is measured.
    for time in times {
      playback.seek(to: time)
      renderer.render(playback.frame, into: bitmap)
    }
    var ours: [Double] = []
    var bare: [Double] = []
    var playing = 0.0
    for _ in 0..<5 {
      var total = 0.0
      var yardstick = 0.0
      for time in times {
        let start = threadTime()
        playback.seek(to: time)
        playing += threadTime() - start
        renderer.render(playback.frame, into: bitmap)
        total += threadTime() - start
        let calls = renderer.recordedCalls(of: playback.frame, into: bitmap)
        let again = threadTime()
        renderer.replay(calls, into: bitmap)
        yardstick += threadTime() - again
      }
      ours.append(total)
      bare.append(yardstick)
    }
    let perFrame = ours.sorted()[2] / Double(times.count)
    let player = playing / Double(5 * times.count)
    let ratio = zip(ours, bare).map { $0 / $1 }.sorted()[2]
    row(
      "\(name) (\(bitmap.width)x\(bitmap.height))",
      "\(short(1e9 / perFrame)) fps, \(short(perFrame / 1e6)) ms a frame "
        + "(player \(short(player / 1e6)) ms), \(short(ratio)) x bare Cairo"
    )
  }
}
