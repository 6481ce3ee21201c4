#if canImport(UIKit)
internal import UIKit

/// The seconds of a scene, by the clock of the screen.
///
/// It stands while the view is not on screen, so that nothing jumps when it comes back, and asks for no
/// frames while everything rests.
@MainActor
final class SceneClock: NSObject {
  /// Shows a moment of the scene; returns whether there is more to see.
  var show: ((Double) -> Bool)?
  private var link: CADisplayLink?
  /// The scene's seconds while it stands.
  private var stopped = 0.0
  /// The screen's seconds at which the scene began.
  private var origin = 0.0

  /// The scene's seconds at a moment of the screen's clock, which is also that of touches.
  func time(at moment: CFTimeInterval) -> Double {
    link == nil ? stopped : max(0, moment - origin)
  }

  /// The scene's seconds now.
  var now: Double { time(at: CACurrentMediaTime()) }

  /// Lets time pass, or stand.
  func run(_ runs: Bool) {
    if runs == (link != nil) { return }
    if runs {
      origin = CACurrentMediaTime() - stopped
      let link = CADisplayLink(target: self, selector: #selector(tick))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      link.add(to: .main, forMode: .common)
      self.link = link
    } else {
      stopped = now
      link?.invalidate()
      link = nil
    }
  }

  /// Asks for frames again: something happened.
  func wake() { link?.isPaused = false }

  /// Begins anew at 0.
  func restart() {
    stopped = 0
    origin = CACurrentMediaTime()
    wake()
  }

  // The frame is that of the moment at which it will be seen.
  @objc private func tick() {
    guard let link else { return }
    guard let show else { return run(false) }
    if !show(time(at: link.targetTimestamp)) { link.isPaused = true }
  }
}
#endif
