import Foundation
import ScrollworkRender

/// Runs the programs that check our files.
enum Tool {
  /// Whether a program is on the path.
  static func exists(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// What a program wrote to its standard output, and how it ended.
  static func run(_ arguments: String...) throws -> (status: Int32, output: Data, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let out = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: out.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: out) }
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = errors
    try process.run()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, try Data(contentsOf: out), String(decoding: words, as: UTF8.self)
    )
  }

  /// What ffprobe says about one field of the first stream.
  static func probe(_ path: String, _ field: String) throws -> String {
    let result = try run(
      "ffprobe",
      "-v",
      "error",
      "-count_frames",
      "-select_streams",
      "v:0",
      "-show_entries",
      "stream=\(field)",
      "-of",
      "default=nokey=1:noprint_wrappers=1",
      path
    )
    return String(decoding: result.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Every frame of a film as ffmpeg decodes it, at a constant rate; straight alpha if it is kept.
  static func decode(
    _ path: String,
    width: Int,
    height: Int,
    rate: String,
    keepsAlpha: Bool = false
  ) throws -> [Bitmap] {
    let result = try run(
      "ffmpeg",
      "-v",
      "error",
      "-i",
      path,
      "-vf",
      "fps=\(rate):round=near",
      "-f",
      "rawvideo",
      "-pix_fmt",
      "bgra",
      "-sws_flags",
      "accurate_rnd+full_chroma_int",
      "-"
    )
    let size = width * height * 4
    return stride(from: 0, to: result.output.count - size + 1, by: size).map { start in
      let bitmap = Bitmap(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          let k = result.output.startIndex + start + (y * width + x) * 4
          let (blue, green) = (UInt32(result.output[k]), UInt32(result.output[k + 1]))
          let alpha: UInt32 = keepsAlpha ? UInt32(result.output[k + 3]) << 24 : 0xFF00_0000
          bitmap[x, y] = alpha | UInt32(result.output[k + 2]) << 16 | green << 8 | blue
        }
      }
      return bitmap
    }
  }
}
