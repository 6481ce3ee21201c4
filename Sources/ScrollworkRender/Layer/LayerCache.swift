/// Keeps the pictures of layers within a limit, by forgetting those that were shown longest ago.
final class LayerCache {
  /// The most bytes that pictures may take.
  let limit: Int
  /// The number of the frame being drawn.
  private(set) var frame = 0
  private var bytes = 0
  private var kept: [Kept] = []

  private struct Kept {
    let raster: Raster
    let level: Int
    let entry: LayerEntry
  }

  /// Creates an empty cache.
  init(limit: Int) { self.limit = limit }

  /// Begins a frame.
  func beginFrame() { frame += 1 }

  /// Takes a new picture in, and forgets others when there are too many.
  func note(_ raster: Raster, at level: Int, of entry: LayerEntry) {
    raster.lastUse = frame
    bytes += raster.surface.byteCount
    kept.append(Kept(raster: raster, level: level, entry: entry))
    guard bytes > limit else { return }
    kept.sort { $0.raster.lastUse > $1.raster.lastUse }
    // What this frame shows stays, however much it is.
    while bytes > limit, let last = kept.last, last.raster.lastUse < frame {
      bytes -= last.raster.surface.byteCount
      last.entry.forget(last.level)
      kept.removeLast()
    }
  }
}
