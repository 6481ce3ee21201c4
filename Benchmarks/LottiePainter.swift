internal import CCairo
internal import Foundation
internal import ScrollworkRender

/// rlottie with the layers as pictures of a Lottie file, if it is installed.
final class LottiePainter: LayerPainter {
  private typealias Load =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>
    ) -> OpaquePointer?
  private typealias Render =
    @convention(c) (
      OpaquePointer, Int, UnsafeMutablePointer<UInt32>, Int, Int, Int
    ) -> Void
  private let animation: OpaquePointer
  private let render: Render

  init?(_ scene: LayerScene) {
    guard
      let library = dlopen("librlottie.so.0-1", RTLD_NOW) ?? dlopen("librlottie.so.0", RTLD_NOW),
      let load = dlsym(library, "lottie_animation_from_data"),
      let render = dlsym(library, "lottie_animation_render")
    else { return nil }
    let name = scene.isTurned ? "turned" : "upright"
    guard
      let animation = unsafeBitCast(load, to: Load.self)(Self.document(scene), name, "")
    else { return nil }
    self.animation = animation
    self.render = unsafeBitCast(render, to: Render.self)
  }

  /// It makes the target transparent first; there is no background to draw.
  func draw(_ frame: Int, into target: Bitmap) {
    render(animation, frame, target.pixels, target.width, target.height, target.bytesPerRow)
  }

  private static func document(_ scene: LayerScene) -> String {
    let assets = scene.layers.indices.map { k in
      "{\"id\":\"\(k)\",\"w\":\(scene.layers[k].width + 2),\"h\":\(scene.layers[k].height + 2),"
        + "\"u\":\"\",\"p\":\"data:image/png;base64,\(png(scene.layers[k]).base64EncodedString())\",\"e\":1}"
    }
    let layers = scene.layers.indices.reversed().map { layer(scene, $0) }
    return "{\"v\":\"5.5.0\",\"fr\":60,\"ip\":0,\"op\":\(LayerScene.frames),"
      + "\"w\":\(LayerScene.width),\"h\":\(LayerScene.height),\"ddd\":0,"
      + "\"assets\":[\(assets.joined(separator: ","))],\"layers\":[\(layers.joined(separator: ","))]}"
  }

  private static func layer(_ scene: LayerScene, _ k: Int) -> String {
    let (width, height) = (scene.layers[k].width + 2, scene.layers[k].height + 2)
    func keys(_ value: (LayerScene.Place) -> String) -> String {
      let ease = "\"o\":{\"x\":[0],\"y\":[0]},\"i\":{\"x\":[1],\"y\":[1]}"
      let all = (0...LayerScene.frames).map { frame in
        let isLast = frame == LayerScene.frames
        return "{\"t\":\(frame),\"s\":\(value(scene.place(k, frame)))\(isLast ? "" : "," + ease)}"
      }
      return "{\"a\":1,\"k\":[\(all.joined(separator: ","))]}"
    }
    let angle =
      scene.isTurned ? keys { "[\($0.angle * 180 / .pi)]" } : "{\"a\":0,\"k\":0}"
    return "{\"ddd\":0,\"ty\":2,\"refId\":\"\(k)\",\"ind\":\(k + 1),\"nm\":\"\(k)\",\"sr\":1,"
      + "\"ip\":0,\"op\":\(LayerScene.frames + 1),\"st\":0,\"bm\":0,\"ks\":{"
      + "\"a\":{\"a\":0,\"k\":[\(Double(width) / 2),\(Double(height) / 2),0]},"
      + "\"p\":" + keys { "[\($0.x),\($0.y),0]" } + ","
      + "\"s\":" + keys { "[\($0.scale * 100),\($0.scale * 100),100]" } + ","
      + "\"r\":\(angle),\"o\":" + keys { "[\($0.opacity * 100)]" } + "}}"
  }

  private static func png(_ layer: LayerScene.Layer) -> Data {
    var data = Data()
    withUnsafeMutablePointer(to: &data) { data in
      _ = cairo_surface_write_to_png_stream(
        layer.surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        },
        data
      )
    }
    return data
  }
}
