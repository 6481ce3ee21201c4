internal import ScrollworkScene

extension WebPage {
  /// The whole page around its parts.
  func markup(data: [UInt8], script: [UInt8]) -> [UInt8] {
    let head = """
      </title>
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main id="stage"></main>\n
      """
    return Array("<!doctype html>\n<html lang=\"".utf8) + Markup.escaped(Array(language.utf8))
      + Array("\">\n<head>\n<meta charset=\"utf-8\">\n<title>".utf8)
      + Markup.escaped(scene.scene.name.bytes) + Array(head.utf8) + scene.noscript() + data
      + Array("<script type=\"module\">\n".utf8) + script
      + Array("\n</script>\n</body>\n</html>\n".utf8)
  }

  /// The look of the page: a quiet ground, light or dark.
  private static let style = """
    :root{color-scheme:light dark;--ground:#efedea}
    @media (prefers-color-scheme:dark){:root{--ground:#17161a}}
    html,body{margin:0;height:100%;overflow:hidden;overscroll-behavior:none}
    body{background:var(--ground);font:17px/1.5 Inter,system-ui,sans-serif}
    #stage{position:fixed;transform-origin:0 0;border-radius:24px;box-shadow:0 8px 24px #0000002e}
    #stage.full{border-radius:0;box-shadow:none}
    noscript{display:block;max-width:34em;margin:auto;padding:24px}
    """
}
