internal import CKernels
internal import Scrollwork
internal import ScrollworkScene

/// The work of the kernels, ours and in C, over the same numbers.
struct KernelBench {
  /// How many values one call of each function makes.
  var parts: Int { count * rounds }
  private let count = 4096
  private let rounds: Int

  private let linear: Track<Double>
  private let eased: Track<Double>
  private let keys: [ckernels_key]
  private let easedKeys: [ckernels_key]
  private let offsets: [Double]

  private let table: Keys
  private let ranges: [Range<Int32>]
  private let firsts: [Int32]

  private let motion: SpringMotion
  private let spring: ckernels_spring
  private let times: [Double]
  private let decays: [Double]
  private let splits: [Double]
  private let c1: [Double]
  private let c2: [Double]

  init(rounds: Int = 20) {
    self.rounds = rounds
    let count = self.count
    func track(_ easing: Easing) -> Track<Double> {
      Track([
        Keyframe(at: 0, 0.0, easing: easing), Keyframe(at: 1, 100, easing: easing),
        Keyframe(at: 2, 50),
      ])
    }
    linear = track(.linear)
    eased = track(.easeInOut)
    func keys(isCurve: Int64) -> [ckernels_key] {
      [(0.0, 0.0, isCurve), (1, 100, isCurve), (2, 50, 0)].map {
        ckernels_key(offset: $0.0, value: $0.1, x1: 0.42, y1: 0, x2: 0.58, y2: 1, is_curve: $0.2)
      }
    }
    self.keys = keys(isCurve: 0)
    easedKeys = keys(isCurve: 1)
    offsets = (0..<count).map { 2 * Double($0) / Double(count) }

    let program = Self.program(tracks: count)
    table = program.keys
    ranges = program.motions.map(\.keys)
    firsts = ranges.map(\.lowerBound) + [ranges.last?.upperBound ?? 0]

    motion = SpringMotion(Spring(dampingRatio: 0.6, duration: 2.1), from: 0, to: 100)
    let k = motion.coefficients
    spring = ckernels_spring(
      start: k.start,
      target: k.target,
      arrival: k.arrival,
      decay: k.decay,
      split: k.split,
      c1: k.c1,
      c2: k.c2
    )
    times = offsets.map { $0 + 1e-4 }
    decays = (0..<count).map { k.decay + Double($0) / 1000 }
    splits = (0..<count).map { k.split + Double($0) / 1000 }
    c1 = Array(repeating: k.c1, count: count)
    c2 = Array(repeating: k.c2, count: count)
  }

  /// Tracks of three keyframes each along the scroll position.
  private static func program(tracks: Int) -> Program {
    var scene = Scene("kernels", size: Size(width: 390, height: 844))
    scene.scroll = Scene.Scroll(pages: 4)
    for index in 0..<tracks {
      var layer = Layer(.shape(Layer.Shape(.rectangle)))
      layer.frame = Layer.Frame(0, 0, 18, 18)
      var slide = Layer.Animation()
      slide.timeline = .scroll
      slide.offsets = [0.1, .constant(0.5 + Double(index % 7) / 10), 1.5]
      slide.properties = [Layer.Values(.x, [0, .constant(100 + Double(index)), 50])]
      layer.animations = [slide]
      scene.layers.append(layer)
    }
    return Program(scene, in: .init(viewport: scene.size))
  }

  func readTrack(isEased: Bool) {
    let track = isEased ? eased : linear
    for _ in 0..<rounds {
      var sum = 0.0
      for offset in offsets { sum += track.value(at: offset) ?? 0 }
      use(sum)
    }
  }

  func readTrackInC(isEased: Bool) {
    let keys = isEased ? easedKeys : keys
    for _ in 0..<rounds {
      use(ckernels_track_sum(keys, Int64(keys.count), offsets, Int64(count)))
    }
  }

  func readRow() {
    var values = [Double](repeating: 0, count: count)
    var span = values.mutableSpan
    for _ in 0..<rounds { linear.values(at: offsets.span, into: &span) }
  }

  func readRowInC() {
    var values = [Double](repeating: 0, count: count)
    let half = count / 2
    keys.withUnsafeBufferPointer { keys in
      offsets.withUnsafeBufferPointer { offsets in
        values.withUnsafeMutableBufferPointer { values in
          guard
            let keys = keys.baseAddress, let offsets = offsets.baseAddress,
            let values = values.baseAddress
          else { return }
          for _ in 0..<rounds {
            ckernels_segment_values(keys, keys + 1, offsets, values, Int64(half))
            ckernels_segment_values(keys + 1, keys + 2, offsets + half, values + half, Int64(half))
          }
        }
      }
    }
  }

  func readKeys() {
    for _ in 0..<rounds {
      var sum = 0.0
      for range in ranges { sum += table.value(range, at: 0.8, .hold, .hold) }
      use(sum)
    }
  }

  func readKeysInC() {
    for _ in 0..<rounds {
      use(
        ckernels_tracks_sum(table.offsets, table.values, table.easings, firsts, Int64(count), 0.8)
      )
    }
  }

  func playSpring() {
    for _ in 0..<rounds {
      var sum = 0.0
      for time in offsets { sum += motion.position(at: time) }
      use(sum)
    }
  }

  func playSpringInC() {
    var spring = spring
    for _ in 0..<rounds { use(ckernels_spring_sum(&spring, offsets, Int64(count))) }
  }

  func playSprings() {
    var values = [Double](repeating: 0, count: count)
    var span = values.mutableSpan
    for _ in 0..<rounds {
      SpringMotion.Coefficients.displacements(
        at: times.span,
        decays: decays.span,
        splits: splits.span,
        c1: c1.span,
        c2: c2.span,
        into: &span
      )
    }
  }

  func playSpringsInC() {
    var values = [Double](repeating: 0, count: count)
    for _ in 0..<rounds {
      ckernels_displacements(times, decays, splits, c1, c2, &values, Int64(count))
    }
  }
}
