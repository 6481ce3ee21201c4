/// How large a picture may be.
enum PictureLimits {
  /// The most pixels along a side.
  static let side = 16_384
  /// The most pixels of one picture, and of all together: 1 GB of memory.
  static let pixels = 268_435_456
  /// The most bytes of one file.
  static let bytes = 268_435_456

  /// Whether a picture of this size may be decoded.
  static func admit(_ width: Int, _ height: Int) -> Bool {
    width <= side && height <= side && width * height <= pixels
  }
}
