extension SpringMotion.Coefficients {
  /// Writes the displacements of many springs, each at a time of its own.
  ///
  /// Each has the bits of `displacement(at:decay:split:c1:c2:)`. Springs that oscillate, by angles
  /// below 2²⁰, go several at a time; the others cost what they cost alone.
  ///
  /// - Parameters:
  ///   - times: Seconds, greater than 0.
  ///   - decays: As in `Coefficients`, and so are the next three.
  ///   - splits: As many as `times`.
  ///   - c1: As many as `times`.
  ///   - c2: As many as `times`.
  ///   - displacements: As many as `times`; what is in it is overwritten.
  public static func displacements(
    at times: Span<Double>,
    decays: Span<Double>,
    splits: Span<Double>,
    c1: Span<Double>,
    c2: Span<Double>,
    into displacements: inout MutableSpan<Double>
  ) {
    let count = times.count
    precondition(
      decays.count == count && splits.count == count && c1.count == count && c2.count == count
        && displacements.count == count,
      "The rows of springs must have one number for each spring"
    )
    // Pointers, since a loop over spans is not vectorised.
    times.withUnsafeBufferPointer { times in
      decays.withUnsafeBufferPointer { decays in
        splits.withUnsafeBufferPointer { splits in
          c1.withUnsafeBufferPointer { c1 in
            c2.withUnsafeBufferPointer { c2 in
              displacements.withUnsafeMutableBufferPointer { displacements in
                guard
                  let times = times.baseAddress, let decays = decays.baseAddress,
                  let splits = splits.baseAddress, let c1 = c1.baseAddress,
                  let c2 = c2.baseAddress, let result = displacements.baseAddress
                else { return }
                fill(count, times, decays, splits, c1, c2, result)
              }
            }
          }
        }
      }
    }
  }

  private static func fill(
    _ count: Int,
    _ times: UnsafePointer<Double>,
    _ decays: UnsafePointer<Double>,
    _ splits: UnsafePointer<Double>,
    _ c1: UnsafePointer<Double>,
    _ c2: UnsafePointer<Double>,
    _ result: UnsafeMutablePointer<Double>
  ) {
    var i = 0
    while i < count {
      let time = times[i]
      let amplitude = Numerics.exponential(-decays[i] * time)
      let angle = Numerics.sinCos(ofSmall: splits[i] * time)
      let swing = amplitude * (c1[i] * angle.cos + c2[i] * angle.sin)
      result[i] = amplitude == 0 ? 0 : swing
      i &+= 1
    }
    for i in 0..<count where !(splits[i] > 0 && splits[i] * times[i] < Numerics.smallAngle) {
      result[i] = displacement(
        at: times[i],
        decay: decays[i],
        split: splits[i],
        c1: c1[i],
        c2: c2[i]
      )
    }
  }
}
