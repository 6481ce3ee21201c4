import CCairo
import CTurboJPEG

@testable import ScrollworkRender

/// Small files made on the spot.
enum Samples {
  /// A picture of four quarters: red, green, blue and half-transparent white.
  static func quarters(_ side: Int = 8) -> Surface {
    let canvas = Canvas(Surface(width: side, height: side))
    let half = Double(side) / 2
    let colors = [(1.0, 0.0, 0.0, 1.0), (0, 1, 0, 1), (0, 0, 1, 1), (1, 1, 1, 0.5)]
    for (index, color) in colors.enumerated() {
      cairo_set_source_rgba(canvas.cr, color.0, color.1, color.2, color.3)
      cairo_rectangle(canvas.cr, Double(index % 2) * half, Double(index / 2) * half, half, half)
      cairo_fill(canvas.cr)
    }
    return canvas.surface
  }

  static func png(_ surface: Surface = quarters()) -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { bytes in
      _ = cairo_surface_write_to_png_stream(
        surface.raw,
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
          let part = UnsafeBufferPointer(start: data, count: Int(length))
          closure.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: part)
          return CAIRO_STATUS_SUCCESS
        },
        bytes
      )
    }
    return bytes
  }

  static func jpeg(_ surface: Surface = quarters(16)) -> [UInt8] {
    let encoder = tjInitCompress()
    defer { tjDestroy(encoder) }
    var data: UnsafeMutablePointer<UInt8>?
    var length: UInt = 0
    surface.withPixels { pixels in
      _ = tjCompress2(
        encoder,
        pixels,
        Int32(surface.width),
        Int32(surface.stride),
        Int32(surface.height),
        Int32(TJPF_BGRX.rawValue),
        &data,
        &length,
        Int32(TJSAMP_444.rawValue),
        95,
        0
      )
    }
    defer { tjFree(data) }
    return Array(UnsafeBufferPointer(start: data, count: Int(length)))
  }

  static func svg(_ attributes: String, _ body: String = "") -> [UInt8] {
    Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(body)</svg>".utf8)
  }

  /// A header that promises a picture of this size, and nothing else.
  static func pngHeader(width: UInt32, height: UInt32) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + word(13) + Array("IHDR".utf8)
      + word(width) + word(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }
}
