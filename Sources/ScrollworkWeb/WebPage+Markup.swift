internal import Scrollwork
internal import ScrollworkScene

extension WebPage {
  /// The whole page around its parts.
  func markup(host: [UInt8], scene embedded: [UInt8]?, start: [UInt8]) -> [UInt8] {
    let name = Markup.escaped(scene.name.bytes)
    var page = Array("<!doctype html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>".utf8)
    page += name
    page += Array(
      """
      </title>
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
      <style>
      :root{--w:\(plain(scene.size.width));--h:\(plain(scene.size.height))}
      \(Self.style)
      </style>
      </head>
      <body>
      <main id="stage"></main>
      <noscript>\n
      """.utf8
    )
    page += Array("<h1>".utf8) + name + Array("</h1>\n".utf8)
    for word in scene.words {
      page += Array("<p>".utf8) + Markup.escaped(word.bytes) + Array("</p>\n".utf8)
    }
    page += Array("</noscript>\n".utf8)
    if let embedded {
      page += Array("<script type=\"application/json\" id=\"scene\">".utf8) + embedded
      page += Array("</script>\n".utf8)
    }
    page += host + Array("\n<script type=\"module\">\n".utf8) + start
    return page + Array("\n</script>\n</body>\n</html>\n".utf8)
  }

  /// The script that starts the scene.
  func start(module: [UInt8], scene: [UInt8], addresses: [[UInt8]]) -> [UInt8] {
    func object(_ members: [([UInt8], [UInt8])]) -> [UInt8] {
      let list = members.map { CompactJSON.literal($0) + Array(":".utf8) + $1 }
      return Array("{".utf8) + list.joined(separator: Array(",\n".utf8)) + Array("}".utf8)
    }
    let images = zip(pictures, addresses).map { ($0.name.bytes, CompactJSON.literal($1)) }
    let values = settings.map { ($0.name.bytes, Array(plain($0.value).utf8)) }
    var text = Array("const module=await(await fetch(".utf8) + CompactJSON.literal(module)
    text += Array(")).arrayBuffer(),scene=".utf8) + scene
    text += Array(",\nimages=".utf8) + object(images)
    text += Array(",\nparameters=".utf8) + object(values)
    text += Array(
      """
      \nwindow.player=await scrollwork(document.getElementById("stage"),\
      {module,scene,images,parameters})
      """.utf8
    )
    return text
  }

  /// A number as people write it.
  private func plain(_ value: Double) -> String {
    value == value.rounded(.towardZero) && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }
}
