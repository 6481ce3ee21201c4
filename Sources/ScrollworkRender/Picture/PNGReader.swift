internal import CCairo

/// Reads PNG through Cairo, once its header says that it is not too large.
enum PNGReader {
  /// What Cairo reads from.
  private struct Input {
    var rest: UnsafeRawBufferPointer
  }

  /// Decodes a file that begins with PNG's signature.
  static func surface(of bytes: [UInt8]) throws(RenderProblem.Reason) -> Surface {
    let size = try size(of: bytes)
    guard PictureLimits.admit(size.width, size.height) else {
      throw .tooManyPixels(width: size.width, height: size.height)
    }
    let raw = bytes.withUnsafeBytes { buffer in
      var input = Input(rest: buffer)
      return withUnsafeMutablePointer(to: &input) { input in
        cairo_image_surface_create_from_png_stream(
          { closure, data, length in
            guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
            let input = closure.assumingMemoryBound(to: Input.self)
            let count = Int(length)
            guard count <= input.pointee.rest.count else { return CAIRO_STATUS_READ_ERROR }
            UnsafeMutableRawBufferPointer(start: data, count: count)
              .copyMemory(from: .init(rebasing: input.pointee.rest[..<count]))
            input.pointee.rest = .init(rebasing: input.pointee.rest[count...])
            return CAIRO_STATUS_SUCCESS
          },
          input
        )
      }
    }
    guard let raw else { throw .damaged(kind: PictureKind.png.rawValue, detail: "no memory") }
    let status = cairo_surface_status(raw)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(raw)
      let detail = status == CAIRO_STATUS_READ_ERROR ? "it ends too early" : words(of: status)
      throw .damaged(kind: PictureKind.png.rawValue, detail: detail)
    }
    return Surface(adopting: raw)
  }

  private static func words(of status: cairo_status_t) -> String {
    // Cairo knows no better word for what libpng reports.
    status == CAIRO_STATUS_NO_MEMORY
      ? "its data is corrupt" : String(cString: cairo_status_to_string(status))
  }

  /// The size in the header, which is the first chunk.
  private static func size(
    of bytes: [UInt8]
  ) throws(RenderProblem.Reason)
    -> (width: Int, height: Int)
  {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .damaged(kind: PictureKind.png.rawValue, detail: "it has no header")
    }
    func word(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    let size = (width: word(16), height: word(20))
    guard size.width > 0, size.height > 0 else {
      throw .damaged(kind: PictureKind.png.rawValue, detail: "it has no pixels")
    }
    return size
  }
}
