/// Where the frames of a contact sheet lie: a grid with margins, and a caption under each frame.
///
///     let layout = SheetLayout(sceneWidth: 390, sceneHeight: 844, count: 12, width: 1600)
///     layout.columns  // 6
///     layout.scale    // pixels a point at which to draw the frames
///
/// All lengths are pixels.
public struct SheetLayout: Hashable, Sendable {
  /// How many frames there are.
  public let count: Int
  /// Frames in a row.
  public let columns: Int
  /// Pixels a point of the scene.
  public let scale: Double
  /// The width of each frame.
  public let cellWidth: Int
  /// The height of each frame.
  public let cellHeight: Int
  /// The width of the sheet; that asked for, but for rounding.
  public let width: Int
  /// The height of the sheet.
  public let height: Int
  /// The length that margins, type and corners are multiples of.
  let unit: Double

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - sceneWidth: The scene's width in points.
  ///   - sceneHeight: The scene's height in points.
  ///   - count: How many frames, at least 1.
  ///   - columns: Frames in a row; chosen for a pleasant shape when nil.
  ///   - width: About how wide the sheet is, 200...16384.
  public init(
    sceneWidth: Double,
    sceneHeight: Double,
    count: Int,
    columns: Int? = nil,
    width: Int = 1600
  ) {
    precondition(sceneWidth > 0 && sceneHeight > 0, "A scene's sides must be above 0 points")
    precondition(count >= 1, "A sheet shows at least one frame")
    precondition((200...16384).contains(width), "A sheet is 200 to 16384 pixels wide")
    let columns = columns.map { max(1, min($0, count)) }
    self.count = count
    self.columns = columns ?? Self.columns(for: count, shape: sceneWidth / sceneHeight)
    unit = Double(width) / 1600
    let across = Double(self.columns)
    let free = Double(width) - (2 * Self.margin + (across - 1) * Self.gap) * unit
    cellWidth = max(8, Int((free / across).rounded(.down)))
    scale = Double(cellWidth) / sceneWidth
    cellHeight = max(1, Int((sceneHeight * scale).rounded(.toNearestOrEven)))
    let rows = Double((count + self.columns - 1) / self.columns)
    self.width =
      Int(
        ((2 * Self.margin + (across - 1) * Self.gap) * unit).rounded(.up)
      ) + cellWidth * self.columns
    let caption = Self.caption * unit
    let between = (2 * Self.margin + Self.head + (rows - 1) * Self.rowGap) * unit
    height = Int((rows * (Double(cellHeight) + caption) + between).rounded(.up))
  }

  /// Whether a sheet can be that large: no side above 32767 pixels, and no more than `mostPixels`.
  public var isDrawable: Bool {
    let most = 32767
    return width <= most && height <= most && width * height <= Self.mostPixels
  }

  /// The most pixels of a sheet: half a gigabyte.
  public static let mostPixels = 1 << 27

  static let margin = 56.0
  static let gap = 28.0
  static let rowGap = 24.0
  static let head = 64.0
  static let caption = 34.0

  /// The place of a frame's upper left corner, counted from 0.
  public func origin(of index: Int) -> (x: Int, y: Int) {
    precondition((0..<count).contains(index), "A sheet's frames are counted 0..<count")
    let step = (
      x: Double(cellWidth) + Self.gap * unit,
      y: Double(cellHeight) + (Self.caption + Self.rowGap) * unit
    )
    let x = Self.margin * unit + Double(index % columns) * step.x
    let y = (Self.margin + Self.head) * unit + Double(index / columns) * step.y
    return (Int(x.rounded(.down)), Int(y.rounded(.down)))
  }

  /// The number of columns that makes the sheet come nearest to 8 : 5 and wastes few places.
  private static func columns(for count: Int, shape: Double) -> Int {
    var best = (columns: 1, cost: Double.infinity)
    for columns in 1...count {
      let rows = (count + columns - 1) / columns
      let ratio = Double(columns) * shape / Double(rows) / 1.6
      let cost = max(ratio, 1 / ratio) * (1 + 2 * Double(columns * rows - count) / Double(count))
      if cost < best.cost { best = (columns, cost) }
    }
    return best.columns
  }
}
