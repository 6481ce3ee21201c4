internal import CKernels
internal import Scrollwork
internal import ScrollworkScene

/// Segments and springs beside the same arithmetic in C.
func benchmarkKernels(_ report: inout Report) {
  let bench = KernelBench()
  for isEased in [false, true] {
    report.compare(
      isEased ? "an eased segment, one call" : "a linear segment, one call",
      with: "C loop",
      target: 1.5,
      in: .nanoseconds,
      parts: bench.parts,
      ours: { bench.readTrack(isEased: isEased) },
      theirs: { bench.readTrackInC(isEased: isEased) }
    )
  }
  report.compare(
    "a linear segment, in a row",
    with: "C loop",
    target: 1.5,
    in: .nanoseconds,
    parts: bench.parts,
    ours: { bench.readRow() },
    theirs: { bench.readRowInC() }
  )
  report.compare(
    "a track of many, as a player reads it",
    with: "C loop",
    target: 1.5,
    in: .nanoseconds,
    parts: bench.parts,
    ours: { bench.readKeys() },
    theirs: { bench.readKeysInC() }
  )
  report.compare(
    "a spring, one call",
    with: "C loop",
    target: 1.5,
    in: .nanoseconds,
    parts: bench.parts,
    ours: { bench.playSpring() },
    theirs: { bench.playSpringInC() }
  )
  report.compare(
    "a spring, in a row",
    with: "C loop",
    target: 1.5,
    in: .nanoseconds,
    parts: bench.parts,
    ours: { bench.playSprings() },
    theirs: { bench.playSpringsInC() }
  )
}
