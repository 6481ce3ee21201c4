extension WebPage {
  /// The look of the page: the scene in its own size on a quiet ground, the whole screen on a phone.
  static let style = """
    :root{color-scheme:light dark;--ground:#efedea}
    @media (prefers-color-scheme:dark){:root{--ground:#17161a}}
    html,body{margin:0;height:100%;overflow:hidden;overscroll-behavior:none}
    body{display:grid;place-items:center;background:var(--ground);
    font:17px/1.5 Inter,system-ui,sans-serif}
    #stage{width:calc(var(--w)*1px);height:calc(var(--h)*1px);overflow:hidden;border-radius:24px;
    box-shadow:0 8px 24px #0000002e}
    @media (max-width:600px),(max-height:500px){#stage{width:100vw;height:100vh;height:100dvh;
    border-radius:0;box-shadow:none}}
    noscript{max-width:34em;padding:24px}
    """
}
