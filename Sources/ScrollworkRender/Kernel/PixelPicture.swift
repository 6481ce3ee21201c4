internal import Scrollwork

/// A picture ready to be laid over others: its pixels, where they show something, and smaller copies for
/// when it is drawn below half its size.
final class PixelPicture {
  /// The pixels.
  let grid: PixelGrid
  private var runs: PixelRuns?
  private var reduced: [ReducedGrid] = []

  /// Takes pixels that somebody else owns, of which nothing is known.
  init(_ grid: PixelGrid) { self.grid = grid }

  /// Looks at rows that have changed.
  func read(rows: Range<Int>) {
    reduced.removeAll()
    if let runs { runs.read(grid, rows: rows) } else { runs = PixelRuns(grid) }
  }

  /// Knows what another one knows, whose pixels it has got.
  func takeOver(_ other: PixelPicture) {
    reduced.removeAll()
    runs = other.runs.map { PixelRuns($0) }
  }

  /// Draws it.
  ///
  /// - Parameters:
  ///   - mixer: Whose loops are used.
  ///   - map: From its pixels to those of the target.
  ///   - opacity: 0 … 1.
  ///   - target: What is drawn on.
  ///   - area: The part of the target that may be touched.
  func draw(
    with mixer: PixelMixer,
    at map: Affine,
    opacity: Double,
    on target: PixelGrid,
    in area: PixelArea
  ) {
    let steps = ReducedGrid.Steps(for: map)
    if steps.isNone {
      mixer.draw(grid, runs: runs, at: map, opacity: opacity, on: target, in: area)
    } else {
      let small = reduced(by: steps)
      let map = map.concatenating(small.map)
      mixer.draw(small.grid, at: map, opacity: opacity, on: target, in: area)
    }
  }

  private func reduced(by steps: ReducedGrid.Steps) -> ReducedGrid {
    if let known = reduced.first(where: { $0.steps == steps }) { return known }
    let made = ReducedGrid(of: grid, by: steps)
    reduced.append(made)
    return made
  }
}
