internal import Scrollwork
internal import ScrollworkRender

/// The work whose instructions `make bench-count` counts, piece after piece, and prints the names of.
func countInstructions() {
  let kernels = KernelBench(rounds: 1)
  count("a linear segment, one call", kernels.parts) { kernels.readTrack(isEased: false) }
  count("an eased segment, one call", kernels.parts) { kernels.readTrack(isEased: true) }
  count("a linear segment, in a row", kernels.parts) { kernels.readRow() }
  count("a track of many, as a player reads it", kernels.parts) { kernels.readKeys() }
  count("a spring, one call", kernels.parts) { kernels.playSpring() }
  count("a spring, in a row", kernels.parts) { kernels.playSprings() }

  let layers = PlayerBench(layers: 1_000)
  layers.play()
  count("a frame of 1000 moving layers", 10) { for _ in 0..<10 { layers.play() } }
  let page = PageBench(tracks: 1_000)
  page.move(frames: 10)
  count("a frame of 10 moving tracks among 1000", 100) { page.move(frames: 100) }
  count("a frame in which nothing moves", 100) { page.rest(frames: 100) }
  let deck = DeckBench(cards: 1_000_000_000)
  deck.drag(frames: 10)
  count("a frame of a deck under a finger", 100) { deck.drag(frames: 100) }

  for rows in PixelRows.all {
    let bench = PixelBench(rows)
    for way in PixelBench.ways {
      count("a pixel, \(way.name), \(rows.name)", PixelBench.pixels) { bench.draw(way.map) }
    }
  }
}

/// Does some work, once to warm up and once to be counted: callgrind looks for `counted` by its name.
private func count(_ name: String, _ parts: Int, _ body: () -> Void) {
  body()
  counted(body)
  print("\(parts)\t\(name)")
}

@inline(never)
private func counted(_ body: () -> Void) { body() }

/// A picture laid over another one.
struct PixelBench {
  static let side = 256
  /// How many pixels are drawn, more or less.
  static let pixels = side * side
  /// How a picture can lie.
  static let ways: [(name: String, map: Affine)] = [
    ("copied", .translation(x: 8, y: 8)),
    ("moved across", .translation(x: 8.25, y: 8)),
    ("moved", .translation(x: 8.25, y: 8.5)),
    ("scaled", .translation(x: 8.25, y: 8.5).concatenating(.scale(x: 1.01, y: 1.01))),
    ("turned", .translation(x: 20.25, y: 8.5).concatenating(.rotation(0.05))),
  ]
  private let mixer: PixelMixer
  private let picture: PixelGrid
  private let target: PixelGrid

  init(_ rows: PixelRows) {
    mixer = PixelMixer(rows)
    picture = Self.grid(Self.side, edge: 1)
    target = Self.grid(Self.side + 32, edge: 0)
  }

  func draw(_ map: Affine) {
    mixer.draw(picture, at: map, opacity: 0.75, on: target, in: PixelArea(of: target))
  }

  /// Pixels of many colours, half seen through, with a transparent edge; they are never freed.
  private static func grid(_ side: Int, edge: Int) -> PixelGrid {
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: side * side)
    for y in 0..<side {
      for x in 0..<side {
        let isEdge = min(x, y, side - 1 - x, side - 1 - y) < edge
        let (blue, green, red) = (UInt32(x & 127), UInt32(y & 127), UInt32((x + y) & 127))
        base[y * side + x] = isEdge ? 0 : 128 << 24 | red << 16 | green << 8 | blue
      }
    }
    return PixelGrid(base: base, stride: side, width: side, height: side)
  }
}
