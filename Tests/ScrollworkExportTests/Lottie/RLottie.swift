import Glibc
import ScrollworkRender

/// Samsung's player, when the system has it (Debian: librlottie0-1).
final class RLottie {
  private typealias Open =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>) ->
    OpaquePointer?
  private typealias Draw =
    @convention(c) (OpaquePointer, Int, UnsafeMutableRawPointer, Int, Int, Int) -> Void
  private typealias Count = @convention(c) (OpaquePointer) -> Int
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private nonisolated(unsafe) static let library =
    dlopen("librlottie.so.0-1", RTLD_NOW) ?? dlopen("librlottie.so.0", RTLD_NOW)

  /// Whether it is installed.
  static var isInstalled: Bool { library != nil }

  private let animation: OpaquePointer

  /// Reads an animation; nil when it is refused.
  init?(_ json: [UInt8], name: String) {
    let text = json.map { CChar(bitPattern: $0) } + [0]
    guard let animation = Self.function("lottie_animation_from_data", as: Open.self)(text, name, "")
    else { return nil }
    self.animation = animation
  }

  deinit { Self.function("lottie_animation_destroy", as: Close.self)(animation) }

  /// How many frames it has.
  var frames: Int { Self.function("lottie_animation_get_totalframe", as: Count.self)(animation) }

  /// Draws a frame over nothing.
  func draw(_ frame: Int, into bitmap: Bitmap) {
    let draw = Self.function("lottie_animation_render", as: Draw.self)
    bitmap.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      start.initializeMemory(as: UInt8.self, repeating: 0, count: bytes.count)
      draw(animation, frame, start, bitmap.width, bitmap.height, bitmap.bytesPerRow)
    }
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let address = dlsym(library, name) else { fatalError("rlottie has no \(name)") }
    return unsafeBitCast(address, to: type)
  }
}
