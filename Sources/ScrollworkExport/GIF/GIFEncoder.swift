public import ScrollworkRender

/// Makes a GIF, frame by frame; no more than two frames are in memory at a time.
///
///     var encoder = GIFEncoder(film)
///     for frame in sample { encoder.study(frame) }
///     var sink = try FileSink(encoder, film, to: "wave.gif", scaffold: scaffold)
///
/// Each frame holds only the smallest rectangle that changed, and in it what did not change is
/// transparent. Frames share one palette of the colours that were studied beforehand. Where it does not
/// suit what changed, a frame brings one that was made for that, which serves as long as it suits; what
/// rests keeps the colours that it was drawn with.
///
/// What is not opaque in a film that says so is cut at half its opacity, since a GIF knows only
/// transparent and opaque.
public struct GIFEncoder: FrameEncoder, ~Copyable {
  let loops: Int
  private let isOpaque: Bool
  private let timing: GIFTiming
  private let previous: Bitmap
  /// What of the frame at hand differs from the one before.
  var changes: Changes
  var painter: GIFPainter
  /// The colours that the next palette is chosen for.
  var histogram = ColourHistogram()
  private(set) var hasStudied = false
  /// The film's palette.
  var film: ColourMap
  /// The palette of some frames, while it is in use.
  var own: ColourMap
  /// A palette on trial.
  var fresh: ColourMap
  var usesOwn = false
  /// The error that the palette in use was found good for.
  var accepted = 0.0
  private var lzw: LZWEncoder
  private var index = 0
  private var pending = Pending()
  private var shownPart = PixelRect(x: 0, y: 0, width: 1, height: 1)

  /// The last picture, kept back until it is known how long it is shown.
  private struct Pending {
    var bytes: [UInt8] = []
    var delayPlace = 0
    var delay = 0
  }

  /// Creates an encoder for a film.
  ///
  /// - Parameters:
  ///   - film: What is to be written; at most 50 frames a second.
  ///   - loops: How often the film plays; 0 is for ever.
  ///   - dithers: Whether colours between two of the palette are shown as a pattern of both.
  public init(_ film: Film, loops: Int = 0, dithers: Bool = true) {
    self.init(film, loops: loops, dithers: dithers, kernel: .fastest)
  }

  /// Creates an encoder that looks colours up in a certain way.
  package init(_ film: Film, loops: Int, dithers: Bool, kernel: ColourKernel) {
    precondition(
      film.rate.perSecond <= 50,
      "A GIF has at most 50 frames a second; FilmFormat.gif.rate(nearest:) gives a rate it has"
    )
    precondition((0...65535).contains(loops), "A GIF plays 0 (for ever) to 65535 times")
    self.loops = loops
    isOpaque = film.isOpaque
    timing = GIFTiming(rate: film.rate)
    previous = Bitmap(width: film.width, height: film.height)
    changes = Changes(width: film.width, height: film.height, kernel)
    painter = GIFPainter(width: film.width, height: film.height)
    lzw = LZWEncoder(pixels: film.width * film.height)
    self.film = ColourMap(Palette([0]), dithers: dithers, kernel)
    own = ColourMap(Palette([0]), dithers: dithers, kernel)
    fresh = ColourMap(Palette([0]), dithers: dithers, kernel)
  }

  /// Lets a frame's colours count for the palette; any frames that are typical, before the first.
  ///
  /// Without it the first frame alone counts.
  public mutating func study(_ frame: Bitmap) {
    precondition(index == 0, "A GIF's palette is chosen before its first frame")
    changes.takeAll(frame.height)
    histogram.add(frame, changes)
    hasStudied = true
  }

  /// Appends nothing: the header waits for the palette.
  public mutating func begin(_ bytes: inout [UInt8]) {}

  /// Appends the frame before this one, if that one differs.
  public mutating func encode(_ frame: Bitmap, into bytes: inout [UInt8]) {
    encode(frame, changed: 0..<frame.height, into: &bytes)
  }

  /// Appends the frame before this one, if that one differs in the given rows.
  public mutating func encode(
    _ frame: Bitmap,
    changed rows: Range<Int>,
    into bytes: inout [UInt8]
  ) {
    let delay = timing.delay(of: index)
    let isFirst = index == 0
    index += 1
    let isFresh = isFirst || !isOpaque
    if isFresh { changes.takeAll(frame.height) }
    if isFirst { start(frame, &bytes) }
    if isFirst && isOpaque { previous.copy(0..<frame.height, from: frame) }
    if !isFresh { changes.take(frame, rows, from: previous) }
    if changes.rows.isEmpty { return hold(delay, &bytes) }
    choose(frame)
    map(frame)
    guard let change = isFirst ? frame.bounds : painter.change else {
      hold(delay, &bytes)
      return
    }
    flush(&bytes)
    var part = change
    if !isOpaque {
      let transparent = UInt8(palette.colours.count)
      part = painter.ink(transparent: transparent) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
    append(part, isWhole: isFresh)
    painter.show(change)
    shownPart = part
    pending.delay = 0
    hold(delay, &bytes)
  }

  private var palette: Palette { usesOwn ? own.palette : film.palette }

  /// Appends the last picture and the end mark.
  public mutating func end(_ bytes: inout [UInt8]) {
    flush(&bytes)
    bytes.append(0x3B)
  }

  /// Shows the last picture for longer; one transparent pixel takes over where its time is full.
  private mutating func hold(_ delay: Int, _ bytes: inout [UInt8]) {
    var left = delay
    while pending.delay + left > 65535 {
      // A frame's time is cut only where no counter holds it.
      if left > 65535 {
        left -= 65535 - pending.delay
        pending.delay = 65535
      }
      flush(&bytes)
      let pixel = PixelRect(x: 0, y: 0, width: 1, height: 1)
      changes.takeNone(ofRow: 0)
      append(isOpaque ? pixel : shownPart, isWhole: !isOpaque)
      pending.delay = 0
    }
    pending.delay += left
  }

  /// Makes the picture that will be flushed next.
  private mutating func append(_ part: PixelRect, isWhole: Bool) {
    let palette = self.palette
    let transparent = palette.colours.count
    pending.delayPlace = GIFBlocks.appendControl(
      transparent: transparent,
      clearsAfter: !isOpaque,
      to: &pending.bytes
    )
    GIFBlocks.appendDescriptor(part, own: usesOwn ? palette : nil, to: &pending.bytes)
    let picture = LZWEncoder.Picture(
      indices: UnsafePointer(painter.next),
      shown: isWhole ? nil : UnsafePointer(painter.shown),
      stride: painter.width,
      part: part,
      transparent: UInt8(transparent),
      codeSize: GIFBlocks.codeSize(palette)
    )
    lzw.append(picture, changes, to: &pending.bytes)
  }

  private mutating func flush(_ bytes: inout [UInt8]) {
    if pending.bytes.isEmpty { return }
    GIFBlocks.setDelay(pending.delay, at: pending.delayPlace, in: &pending.bytes)
    bytes += pending.bytes
    pending.bytes.removeAll(keepingCapacity: true)
  }
}
