internal import Scrollwork
public import ScrollworkScene

/// Draws the frames of a program into bitmaps.
///
///     let renderer = try Renderer(program, folder: "Examples/wave", scale: 2)
///     let bitmap = renderer.makeBitmap()
///     var player = Player(program)
///     player.seek(to: 1.5)
///     renderer.render(player.frame, into: bitmap)
///
/// Everything is read when the renderer is made, and all that is wrong is thrown at once. What a glance
/// shows to be sound (plain SVGs, texts of common letters) is parsed or set when it is first drawn. Each
/// layer is drawn once at the size that its motion needs; a frame copies these pictures to where they
/// are. Equal frames give equal bytes, whatever was drawn before.
///
/// ## Threads
///
/// A renderer belongs to one thread at a time, and neither it nor its fonts are shared. To draw on
/// several threads, make one renderer for each.
public final class Renderer {
  /// Pixels in a row of a frame.
  public let width: Int
  /// Rows of a frame.
  public let height: Int
  /// Pixels a point.
  public let scale: Double
  /// What is drawn otherwise than asked for: fonts that are not at hand, letters that none has.
  public let warnings: [RenderProblem]

  let compositor: Compositor
  private(set) lazy var backdrop = Backdrop(
    background,
    width: width,
    height: height,
    viewport,
    scale: scale
  )
  private let background: Fill
  private let viewport: Size
  private var memory = FrameMemory()

  /// The most bytes that the pictures of layers may take: 512 MB.
  static let limit = 536_870_912

  /// Reads all that a program shows.
  ///
  /// - Parameters:
  ///   - program: What will be drawn.
  ///   - folder: The folder of the document, to which its files are relative.
  ///   - scale: Pixels a point, above 0. A frame's sides are the viewport's, rounded to pixels.
  ///   - fonts: A folder whose fonts the scene may name besides the house's.
  /// - Throws: Every file that is missing, damaged or too large, every path that cannot be read, and
  ///   fonts that are not installed.
  /// - Complexity: Pictures take as long as their decoders, fonts some 90 ms where the system has not
  ///   looked at them yet.
  public convenience init(
    _ program: Program,
    folder: String,
    scale: Double = 1,
    fonts: String? = nil
  ) throws(RenderProblems) {
    let fonts = FontBook(try FontFiles(extra: fonts))
    try self.init(program, folder: folder, scale: scale, fonts: fonts, limit: Self.limit)
  }

  /// Reads all that a program shows, with fonts that are loaded already.
  init(
    _ program: Program,
    folder: String,
    scale: Double,
    fonts: FontBook,
    limit: Int
  ) throws(RenderProblems) {
    precondition(scale > 0 && scale.isFinite, "A scale must be finite and above 0 pixels a point")
    let viewport = program.environment.viewport
    let wide = (viewport.width * scale).rounded(.toNearestOrEven)
    let high = (viewport.height * scale).rounded(.toNearestOrEven)
    guard wide <= Double(PictureLimits.side), high <= Double(PictureLimits.side) else {
      func whole(_ side: Double) -> Int { side < 1e9 ? Int(side) : 1_000_000_000 }
      throw RenderProblems([
        RenderProblem(
          subject: "frame",
          reason: .tooManyPixels(width: whole(wide), height: whole(high))
        )
      ])
    }
    width = max(1, Int(wide))
    height = max(1, Int(high))
    self.scale = scale
    let maker = DrawingMaker(folder: folder, fonts: fonts)
    let book = try LayerBook(program, maker)
    warnings = maker.warnings
    compositor = Compositor(book, unit: scale, limit: limit)
    background = program.background
    self.viewport = viewport
  }

  /// Makes a bitmap of a frame's size.
  public func makeBitmap() -> Bitmap { Bitmap(width: width, height: height) }

  /// Draws a frame; nothing of what the bitmap held is left.
  ///
  /// - Parameters:
  ///   - frame: A frame of the renderer's program.
  ///   - bitmap: Where to; of the renderer's size.
  /// - Complexity: The pixels of the visible layers. A layer is drawn itself when it is first seen.
  public func render(_ frame: Frame, into bitmap: Bitmap) {
    precondition(
      bitmap.width == width && bitmap.height == height,
      "A bitmap must have the size of the renderer's frames, \(width) x \(height)"
    )
    memory.forget(bitmap)
    compositor.read(frame)
    draw(RowSpan(first: 0, end: height), of: frame, into: bitmap)
  }

  /// Makes a bitmap show a frame by drawing only what differs from the frame that it shows.
  ///
  ///     renderer.update(bitmap, to: player.frame)  // 0..<1688, all rows
  ///     renderer.update(bitmap, to: player.frame)  // none: nothing has moved
  ///
  /// The pixels are those that ``render(_:into:)`` draws, to the bit.
  ///
  /// - Parameters:
  ///   - bitmap: Of the renderer's size. When it is the one that this renderer drew last, nobody else may
  ///     have changed it; any other one is drawn as a whole.
  ///   - frame: A frame of the renderer's program.
  /// - Returns: The rows that were drawn; all others are as they were.
  /// - Complexity: The pixels of the visible layers in these rows.
  @discardableResult
  public func update(_ bitmap: Bitmap, to frame: Frame) -> Range<Int> {
    precondition(
      bitmap.width == width && bitmap.height == height,
      "A bitmap must have the size of the renderer's frames, \(width) x \(height)"
    )
    compositor.read(frame)
    let marks = compositor.marks(of: frame, width: width, height: height)
    let rows = memory.rows(toShow: marks, in: bitmap)
    guard !rows.isEmpty else { return 0..<0 }
    draw(rows, of: frame, into: bitmap)
    return rows.first..<rows.end
  }

  /// Draws some rows of the frame that the compositor read.
  private func draw(_ rows: RowSpan, of frame: Frame, into bitmap: Bitmap) {
    Surface(over: bitmap).draw { canvas in
      canvas.limit(to: rows)
      backdrop.draw(on: canvas)
      compositor.drawLayers(of: frame, on: canvas)
    }
  }
}
