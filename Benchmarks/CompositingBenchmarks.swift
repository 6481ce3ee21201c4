internal import CCairo
internal import ScrollworkRender

/// What it takes to put ready layers together, ours beside other libraries, on the same scene.
func benchmarkCompositing(_ report: inout Report) {
  for isTurned in [false, true] {
    let scene = LayerScene(isTurned: isTurned)
    var painters: [(name: String, target: Double?, painter: any LayerPainter)] = [
      ("", nil, OwnPainter(scene, .fastest)),
      ("Cairo", 0.5, CairoPainter(scene)),
      ("pixman", 0.5, PixmanPainter(scene)),
    ]
    if let lottie = LottiePainter(scene) {
      painters.append(("rlottie", 0.5, lottie))
    } else {
      print("rlottie is not installed (librlottie0-1)")
    }
    for rows in PixelRows.all.dropLast() {
      painters.append(("our loops: \(rows.name)", nil, OwnPainter(scene, rows)))
    }
    let times = measure(painters.map(\.painter))
    for (index, painter) in painters.enumerated().dropFirst() {
      report.add(
        "laying 12 layers over each other\(isTurned ? ", turned" : "")",
        with: painter.name,
        target: painter.target,
        in: .milliseconds,
        zip(times[0], times[index]).map { ($0, $1) }
      )
    }
  }
}

/// The nanoseconds of a frame, for each painter and each run of some frames.
private func measure(_ painters: [any LayerPainter]) -> [[Double]] {
  let target = Bitmap(width: LayerScene.width, height: LayerScene.height)
  let (runs, frames) = (15, LayerScene.frames / 15)
  var times = painters.map { _ in [Double]() }
  for painter in painters { painter.draw(0, into: target) }
  for run in 0..<runs {
    for (index, painter) in painters.enumerated() {
      let start = processTime()
      for frame in 0..<frames { painter.draw(run * frames + frame, into: target) }
      times[index].append((processTime() - start) / Double(frames))
    }
  }
  return times
}
