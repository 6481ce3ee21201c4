internal import Scrollwork
public import ScrollworkScene
public import ScrollworkWeb

/// A scene as a page without any script: its motions are CSS animations on the clock and on scrolling.
///
///     let page = CSSPage(scene, in: environment, pictures: pictures)
///     page.file    // the page, whole
///     page.report  // what it carries, approximates and loses
///
/// The page is laid out for one viewport. The same scene gives the same bytes.
public struct CSSPage: Sendable {
  /// The page in one file, which needs no other.
  public let file: [UInt8]
  /// What it carries, approximates and loses.
  public let report: ExportReport

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - scene: What plays; its numbers make sense in the environment.
  ///   - environment: The viewport and the values of the parameters.
  ///   - pictures: The pictures of `scene.pictureFiles`.
  ///   - language: The language that the page says it is in, such as `zh-Hant`; nil takes the one in whose
  ///     script most of the scene's words are written, and English where that does not tell.
  public init(
    _ scene: Scene,
    in environment: Environment,
    pictures: [WebPicture],
    language: String? = nil
  ) {
    var full = environment
    full.prefersReducedMotion = false
    var less = environment
    less.prefersReducedMotion = true
    let program = Program(scene, in: full)
    let reduced = Program(scene, in: less)
    let pointers = LayerPointers(of: scene)
    let wrappers = program.nodes.indices.map {
      max(CSSStyler.wrappers(of: $0, in: program), CSSStyler.wrappers(of: $0, in: reduced))
    }
    var judge = CSSJudge(program, pointers)
    judge.judge(scene)
    var markup = CSSMarkup(
      program,
      pointers,
      wrappers: wrappers,
      pictures: pictures,
      judge.report
    )
    let layers = markup.layers()
    var styler = CSSStyler(program, pointers, wrappers: wrappers, prefix: "k", markup.report)
    styler.styleAll()
    self.report = styler.report

    let frame = CSSFrame(program: program, targets: markup.targets)
    var moving = styler.sheet.text
    if scene.reducedMotion != .full {
      var calm = CSSStyler(reduced, pointers, wrappers: wrappers, prefix: "q", judge.report)
      calm.styleAll()
      calm.fadePages()
      moving = Self.rule("@media (prefers-reduced-motion:no-preference)", moving)
      moving += Self.rule("@media (prefers-reduced-motion:reduce)", calm.sheet.text)
    }
    moving = Self.lines(frame.timelines) + moving
    if frame.needsTimelines {
      moving = Self.rule("@supports (animation-timeline:scroll())", moving)
      let fallback = Self.lines(frame.fallback)
      if !fallback.isEmpty {
        moving += Self.rule("@supports not (animation-timeline:scroll())", fallback)
      }
    }
    let name = String(decoding: Markup.escaped(scene.name.bytes), as: UTF8.self)
    file = Self.file(
      language: language ?? scene.likelyLanguage,
      title: name,
      style: Self.lines(frame.properties + frame.base) + markup.sheet.text + moving,
      body: frame.markup(layers, name: name)
    )
  }

  private static func lines(_ rules: [String]) -> String { rules.map { $0 + "\n" }.joined() }

  /// A rule around others.
  private static func rule(_ condition: String, _ rules: String) -> String {
    "\(condition){\n\(rules)}\n"
  }

  private static func file(
    language: String,
    title: String,
    style: String,
    body: String
  ) -> [UInt8] {
    let tag = Markup.escaped(Array(language.utf8))
    let page = """
      <!doctype html>
      <html lang="\(String(decoding: tag, as: UTF8.self))">
      <head>
      <meta charset="utf-8">
      <title>\(title)</title>
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <style>
      \(style)</style>
      </head>
      <body>
      \(body)</body>
      </html>\n
      """
    return Array(page.utf8)
  }
}
