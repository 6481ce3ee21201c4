internal import CCairo
internal import ScrollworkRender

/// What it takes to put ready layers together, ours beside other libraries, on the same scene.
func benchmarkCompositing() {
  print(
    "putting ready layers together, 4 pictures and 8 texts in "
      + "\(LayerScene.width)x\(LayerScene.height), one core (median of 15 interleaved runs)"
  )
  for isTurned in [false, true] {
    let scene = LayerScene(isTurned: isTurned)
    var painters: [(name: String, painter: any LayerPainter)] = [
      ("Scrollwork", OwnPainter(scene, .fastest)),
      ("Scrollwork, portable loops", OwnPainter(scene, .portable)),
      ("Cairo, bilinear", CairoPainter(scene)),
      ("pixman, bilinear", PixmanPainter(scene)),
    ]
    if let lottie = LottiePainter(scene) {
      painters.append(("rlottie", lottie))
    } else {
      print("  rlottie is not installed (librlottie0-1)")
    }
    let times = measure(painters.map(\.painter))
    for (index, painter) in painters.enumerated() {
      let time = times[index].sorted()[times[index].count / 2]
      let ratio = zip(times[index], times[0]).map { $0 / $1 }.sorted()[times[index].count / 2]
      row(
        painter.name + (isTurned ? ", turned" : ""),
        "\(short(time / 1e6)) ms a frame, \(short(ratio)) x Scrollwork's"
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
