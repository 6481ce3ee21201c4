internal import CTurboJPEG

/// Reads JPEG through libjpeg-turbo.
enum JPEGReader {
  /// Decodes a file that begins with JPEG's signature.
  static func surface(of bytes: [UInt8]) throws(RenderProblem.Reason) -> Surface {
    guard let decoder = tjInitDecompress() else { throw damage("no memory") }
    defer { tjDestroy(decoder) }
    var width: Int32 = 0
    var height: Int32 = 0
    var sampling: Int32 = 0
    var space: Int32 = 0
    let length = UInt(bytes.count)
    guard tjDecompressHeader3(decoder, bytes, length, &width, &height, &sampling, &space) == 0,
      width > 0, height > 0
    else { throw damage(message(of: decoder)) }
    guard PictureLimits.admit(Int(width), Int(height)) else {
      throw .tooManyPixels(width: Int(width), height: Int(height))
    }
    let surface = Surface(width: Int(width), height: Int(height))
    let status = surface.withPixels { pixels in
      tjDecompress2(
        decoder,
        bytes,
        length,
        pixels,
        width,
        Int32(surface.stride),
        height,
        Int32(TJPF_BGRA.rawValue),
        TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
      )
    }
    if status != 0 {
      // A warning is about bytes between the parts; only an early end leaves part of the picture out.
      let text = message(of: decoder)
      let isHarmless =
        tjGetErrorCode(decoder) == TJERR_WARNING.rawValue && !text.contains("Premature")
      guard isHarmless else { throw damage(text) }
    }
    return surface
  }

  private static func damage(_ detail: String) -> RenderProblem.Reason {
    .damaged(kind: PictureKind.jpeg.rawValue, detail: detail)
  }

  private static func message(of decoder: tjhandle) -> String {
    guard let text = tjGetErrorStr2(decoder) else { return "it is not understood" }
    return String(cString: text)
  }
}
