import Foundation
import ScrollworkExport
import ScrollworkRender

extension Film {
  /// The GIF of frames that were all studied.
  func gif(_ frames: [Bitmap], loops: Int = 0, dithers: Bool = true) -> [UInt8] {
    var encoder = GIFEncoder(self, loops: loops, dithers: dithers)
    for frame in frames { encoder.study(frame) }
    var bytes: [UInt8] = []
    encoder.begin(&bytes)
    for frame in frames { encoder.encode(frame, into: &bytes) }
    encoder.end(&bytes)
    return bytes
  }

  /// The frames of a GIF as ffmpeg decodes them.
  func decodeGIF(_ bytes: [UInt8]) throws -> [Bitmap] {
    let scratch = try Scratch()
    try Data(bytes).write(to: URL(fileURLWithPath: scratch.file("a.gif")))
    return try Tool.decode(
      scratch.file("a.gif"),
      width: width,
      height: height,
      rate: "\(rate)",
      keepsAlpha: !isOpaque
    )
  }
}
