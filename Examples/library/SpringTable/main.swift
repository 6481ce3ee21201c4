// Motion without a scene: a spring that is turned round in flight, and a track that follows scrolling.
import Scrollwork

// The spring of a menu: it goes to 100, and at 0.5 s it is asked back. Place and speed carry over.
let out = SpringMotion(Spring(dampingRatio: 0.6, duration: 2.1), from: 0, to: 100)
let back = out.retargeted(to: 0, at: 0.5)

print("seconds   points  points/s")
for step in 0...10 {
  let time = Double(step) / 4
  let (position, velocity) =
    time < 0.5 ? out.state(at: time) : back.state(at: time - 0.5)
  print(padded(time, to: 7), padded(position, to: 8), padded(velocity, to: 9))
}
print("at rest within 0.1 points after \(rounded(0.5 + back.settlingTime(tolerance: 0.1))) s")

// A track that is read at the page: any finger, any jump, the same answer.
let alpha: Track = [0: 0.0, 0.5: 1, 1: 1, 1.5: 0]
let x = Track(from: 0.0, to: -120, easing: .easeInOut).extrapolated()

print("\n   page   alpha        x")
for step in 0...6 {
  let page = Double(step) / 4
  print(padded(page, to: 7), padded(alpha.value(at: page), to: 7), padded(x.value(at: page), to: 8))
}

/// A number with two digits behind the point.
func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 + 0 }

/// A number in a column of so many characters.
func padded(_ number: Double?, to width: Int) -> String {
  let text = number.map { String(describing: rounded($0)) } ?? "-"
  return String(repeating: " ", count: max(0, width - text.count)) + text
}
