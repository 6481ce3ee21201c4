public import Scrollwork

extension Program {
  /// What an animated layer is drawn with at one moment.
  public struct Paint: Hashable, Sendable {
    /// The size in points.
    public let size: Size
    /// The corner radius in points.
    public let radius: Double
    /// The width of the stroke in points.
    public let strokeWidth: Double
    /// Where the stroke begins, 0 … 1.
    public let trimStart: Double
    /// Where the stroke ends, 0 … 1.
    public let trimEnd: Double
    /// The colour of text.
    public let color: RGBA
    /// The colour of the inside; meaningless while the shape's fill is a gradient or absent.
    public let fill: RGBA
    /// The colour of the stroke.
    public let strokeColor: RGBA
  }

  /// The paint of a slot in a frame; nil when its paint rests as its node says.
  public func paint(ofSlot slot: Int, in frame: Frame) -> Paint? {
    let node = node(ofSlot: slot)
    guard node.animatesPaint else { return nil }
    let block = Int(blockOfSlot[slot])
    func number(_ channel: Int, _ limit: Double) -> Double {
      let value = frame.values[block + channel]
      return value > 0 ? (value < limit ? value : limit) : 0
    }
    func color(_ channel: Int, _ bit: UInt8) -> RGBA {
      let v = frame.values
      let at = block + channel
      return RGBA(
        premultiplied: (v[at], v[at + 1], v[at + 2], v[at + 3]),
        in: node.oklab & bit != 0 ? .oklab : .sRGB
      )
    }
    return Paint(
      size: Size(
        width: number(Channel.width, .infinity),
        height: number(Channel.height, .infinity)
      ),
      radius: number(Channel.radius, .infinity),
      strokeWidth: number(Channel.strokeWidth, .infinity),
      trimStart: number(Channel.trimStart, 1),
      trimEnd: number(Channel.trimEnd, 1),
      color: color(Channel.color, 1),
      fill: color(Channel.fill, 2),
      strokeColor: color(Channel.strokeColor, 4)
    )
  }
}
