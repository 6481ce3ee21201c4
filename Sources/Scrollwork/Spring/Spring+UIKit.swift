extension Spring {
  /// Creates the spring that UIKit animates with for a damping ratio and a duration.
  ///
  ///     // Article 2: UIView.animate(withDuration: 2.1, …, usingSpringWithDamping: 0.6, …)
  ///     Spring(dampingRatio: 0.6, duration: 2.1).angularFrequency  // 5.254026354389…
  ///
  /// UIKit picks ω so that the sine part of the oscillation, |c₂|·e^(−ζωD) with
  /// c₂ = (v₀ − ζω) ÷ (ω√(1 − ζ²)), has fallen to 0.001 at the end; of several such ω this takes
  /// the largest. At ζ = 1 the condition is the whole displacement, |(v₀ − ω)D − 1|·e^(−ωD).
  ///
  /// Source: behaviour of UIKit in iOS 14.4, public reverse engineering.
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ, above 0.001. UIKit takes everything above 1 as 1, and so does this.
  ///   - duration: Seconds until the spring is taken to rest. UIKit takes it as 0.01 … 10 s,
  ///     and so does this.
  ///   - initialVelocity: Distances per second, where 1 covers the whole way in a second. A motion
  ///     of this spring must start with the same velocity. Finite.
  /// - Precondition: All are finite and the damping ratio is above 0.001: below, every frequency
  ///   fulfils the condition.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    precondition(dampingRatio > 0.001, "The damping ratio of UIKit's spring must be > 0.001")
    precondition(
      !duration.isNaN && !dampingRatio.isNaN && initialVelocity.isFinite,
      "The duration and velocity of UIKit's spring must be numbers"
    )
    let ratio = min(dampingRatio, 1)
    let frequency = SpringForDuration(
      ratio: ratio,
      duration: max(0.01, min(duration, 10)),
      velocity: initialVelocity
    ).angularFrequency
    self.init(angularFrequency: frequency, dampingRatio: ratio)
  }
}

/// The search for UIKit's angular frequency.
struct SpringForDuration {
  let ratio: Double
  let duration: Double
  let velocity: Double

  /// The square root of 1 − ζ².
  private var sineOfRatio: Double { ((1 - ratio) * (1 + ratio)).squareRoot() }

  /// The largest ω at which `excess` is 0.
  var angularFrequency: Double {
    // Without a velocity: closed form, or the root of (1 + x)e⁻ˣ = 0.001 divided by D.
    let still =
      ratio < 1
      ? Numerics.log(ratio / (0.001 * sineOfRatio)) / (ratio * duration)
      : 9.2334134764516 / duration
    if velocity == 0 { return still }

    // With one: the amplitude rises from 0 at ω = `silent` to a peak and then falls for ever, so
    // the largest root follows the peak when that is above 0.001, and precedes `silent` otherwise.
    // A velocity below 0 leaves neither, and the amplitude only falls.
    var lower = 0.0
    var upper = still
    if velocity > 0 {
      let peak = peakFrequency
      if excess(peak) >= 0 {
        lower = peak
        upper = max(peak, still)
      } else {
        upper = silentFrequency
      }
    }
    if lower == 0 {
      lower = Double.leastNormalMagnitude
    }
    while excess(upper) > 0 { upper *= 2 }
    return Numerics.root(from: lower, to: upper, of: excess) ?? upper
  }

  /// The ω whose sine part vanishes.
  private var silentFrequency: Double {
    ratio < 1 ? velocity / ratio : velocity - 1 / duration
  }

  /// The ω beyond `silentFrequency` at which the amplitude is greatest.
  private var peakFrequency: Double {
    if ratio == 1 { return velocity }
    let a = ratio * duration * velocity
    return (a + (a * a + 4 * ratio * ratio * duration * velocity).squareRoot())
      / (2 * ratio * ratio * duration)
  }

  /// The logarithm of the amplitude at the end over 0.001; +∞ towards ω = 0.
  @inline(never)
  private func excess(_ frequency: Double) -> Double {
    let amplitude =
      ratio < 1
      ? (velocity - ratio * frequency).magnitude / (frequency * sineOfRatio)
      : ((velocity - frequency) * duration - 1).magnitude
    return Numerics.log(amplitude * 1000) - ratio * frequency * duration
  }
}
