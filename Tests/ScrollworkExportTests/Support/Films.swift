import ScrollworkExport
import ScrollworkRender

extension Film {
  /// A small film of a walking box.
  static func test(
    width: Int = 64,
    height: Int = 48,
    rate: FrameRate = FrameRate(30),
    frames: Range<Int> = 0..<12
  ) -> Film { Film(width: width, height: height, rate: rate, frames: frames) }

  /// The frames of the walking box.
  var pictures: [Bitmap] {
    frames.map { Pictures.walkingBox(width: width, height: height, frame: $0) }
  }

  /// Writes the walking box into a sink and finishes it.
  func play<Sink: FrameSink & ~Copyable>(into sink: consuming Sink) throws(ExportError) {
    for picture in pictures { try sink.append(picture) }
    try sink.finish()
  }
}
