import Scrollwork
import ScrollworkRender
import ScrollworkScene
import Testing

extension Show {
  /// Plays what the page recorded here, and expects each kept frame to be what the page showed.
  ///
  /// Returns the number of frames and the largest distance in points.
  @discardableResult func expectTwinShowsTheSame(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> (frames: Int, worst: Double) {
    let trace = try await recordedTrace()
    var twin = try await twin()
    var done = 0
    var worst = 0.0
    let frames = try await frames()
    for shown in frames {
      for event in trace.events[done..<shown.events] { twin.handle(event) }
      done = shown.events
      twin.seek(to: shown.time)
      let difference = Self.difference(shown, twin.frame)
      worst = max(worst, difference.points)
      if let words = difference.words {
        Issue.record("\(words) at \(shown.time) s", sourceLocation: sourceLocation)
        break
      }
    }
    return (frames.count, worst)
  }

  /// What differs between what a page showed and a frame, beyond the page's rounding.
  static func difference(_ shown: Shown, _ frame: Frame) -> (points: Double, words: String?) {
    let slots = shown.layers.map { Int32($0[0]) }
    if slots != frame.order {
      return (0, "the page shows \(slots), not \(frame.order),")
    }
    var worst = 0.0
    for layer in shown.layers {
      let slot = Int(layer[0])
      let map = frame.local[slot]
      let exact = [map.a, map.b, map.c, map.d, map.tx, map.ty, frame.opacity[slot]]
      // Half of the last digit that the page writes, and what a tie may round to.
      let grain = [5e-5, 5e-5, 5e-5, 5e-5, 5e-3, 5e-3, 5e-4]
      for index in 0..<7 where abs(layer[1 + index] - exact[index]) > grain[index] + 1e-9 {
        return (0, "slot \(slot) is \(layer.dropFirst()), not \(exact),")
      }
      worst = max(worst, abs(layer[5] - map.tx), abs(layer[6] - map.ty))
    }
    return (worst, nil)
  }

  /// How what the page shows differs from the renderer's picture of a moment, and the frame of that,
  /// with the content at a page from the start.
  func difference(
    at time: Double,
    page place: Double
  ) async throws -> (Screenshot.Difference, Frame) {
    let png = try await page.stillScreenshot()
    let trace = Trace([.init(time: 0, .scroll(page: place, animated: false))])
    var playback = Playback(Program(scene, in: try await environment()), trace)
    playback.seek(to: time)
    let renderer = try Renderer(playback.player.program, folder: folder)
    let native = renderer.makeBitmap()
    renderer.render(playback.frame, into: native)
    return (try Screenshot(png, like: native).difference(from: native), playback.frame)
  }
}
