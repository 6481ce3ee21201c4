/// Finds two palette entries whose mixture looks like a colour.
struct Mixer: ~Copyable {
  private let scratch: UnsafeMutablePointer<Float>
  private static let count = Neighbours.count

  init() {
    scratch = .allocate(capacity: 3 * Self.count)
    scratch.initialize(repeating: 0, count: 3 * Self.count)
  }

  deinit { scratch.deallocate() }

  /// Two entries among some, by their numbers there, and the share of the second.
  struct Mixture {
    /// The nearest entry.
    var first: Int
    /// The one mixed with it; the same when one alone is best.
    var second: Int
    /// How much of the second, 0 to a half.
    var share: Float
    /// The squared distance that remains.
    var square: Float
  }

  /// The entry that is nearest to a colour, alone.
  @inline(__always) func nearest(to lab: Lab, of labs: UnsafePointer<Float>) -> Mixture {
    let (l, a, b) = (labs, labs + Self.count, labs + 2 * Self.count)
    for k in 0..<Self.count {
      let (dl, da, db) = (lab.l - l[k], lab.a - a[k], lab.b - b[k])
      scratch[k] = dl * dl + da * da + db * db
    }
    let first = least()
    let (dl, da, db) = (lab.l - l[first], lab.a - a[first], lab.b - b[first])
    return Mixture(first: first, second: first, share: 0, square: dl * dl + da * da + db * db)
  }

  /// Two entries whose mixture looks nearer to a colour than either, if there are such.
  @inline(__always) func mixture(for lab: Lab, of labs: UnsafePointer<Float>) -> Mixture {
    var best = nearest(to: lab, of: labs)
    // What one level of one channel makes is not worth a pattern.
    if best.square < Self.invisible { return best }
    let (l, a, b) = (labs, labs + Self.count, labs + 2 * Self.count)
    let start = Lab(l: l[best.first], a: a[best.first], b: b[best.first])
    let way = Lab(l: lab.l - start.l, a: lab.a - start.a, b: lab.b - start.b)
    let square = best.square
    let (shares, rests) = (scratch + Self.count, scratch + 2 * Self.count)
    for k in 0..<Self.count {
      let (dl, da, db) = (l[k] - start.l, a[k] - start.a, b[k] - start.b)
      let length = dl * dl + da * da + db * db
      let along = way.l * dl + way.a * da + way.b * db
      var share = along / (length + 1e-12)
      share = share < 0.5 ? share : 0.5
      share = share > 0 ? share : 0
      let rest = square - share * (2 * along - share * length)
      shares[k] = share
      rests[k] = rest
      // A price for the contrast of the pattern.
      scratch[k] = rest + share * (1 - share) * length * 0.5
    }
    let second = least()
    if shares[second] > 0 {
      best.second = second
      best.share = shares[second]
      best.square = max(0, rests[second])
    }
    return best
  }

  /// Which of the numbers in `scratch`, none below 0, is least, but for their last four bits.
  @inline(__always) private func least() -> Int {
    let keys = scratch
    for k in 0..<Self.count {
      let bits = (keys[k] > 0 ? keys[k] : 0).bitPattern & ~15 | UInt32(truncatingIfNeeded: k)
      keys[k] = Float(bitPattern: bits)
    }
    for k in 0..<8 { keys[k] = keys[k &+ 8] < keys[k] ? keys[k &+ 8] : keys[k] }
    for k in 0..<4 { keys[k] = keys[k &+ 4] < keys[k] ? keys[k &+ 4] : keys[k] }
    for k in 0..<2 { keys[k] = keys[k &+ 2] < keys[k] ? keys[k &+ 2] : keys[k] }
    return Int((keys[1] < keys[0] ? keys[1] : keys[0]).bitPattern & 15)
  }

  /// The squared distance that nobody sees.
  private static var invisible: Float { 0.004 * 0.004 }
}
