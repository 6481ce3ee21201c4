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
  public init(_ scene: Scene, in environment: Environment, pictures: [WebPicture]) {
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
    var report = ExportReport(format: "CSS")
    report.noteParameters(of: scene)
    Self.judge(program, pointers, &report)
    var markup = CSSMarkup(
      program,
      pointers,
      wrappers: wrappers,
      pictures: pictures,
      report
    )
    let layers = markup.layers()
    var styler = CSSStyler(program, pointers, wrappers: wrappers, prefix: "k", markup.report)
    styler.styleAll()
    self.report = styler.report

    let frame = CSSFrame(program: program, targets: markup.targets)
    var moving = frame.timelines.map { $0 + "\n" }.joined()
    if scene.reducedMotion == .full {
      moving += styler.sheet.text
    } else {
      var calm = CSSStyler(reduced, pointers, wrappers: wrappers, prefix: "q", report)
      calm.styleAll()
      calm.fadePages()
      moving += "@media (prefers-reduced-motion:no-preference){\n\(styler.sheet.text)}\n"
      moving += "@media (prefers-reduced-motion:reduce){\n\(calm.sheet.text)}\n"
    }
    if frame.needsTimelines {
      moving = "@supports (animation-timeline:scroll()){\n\(moving)}\n"
      let fallback = frame.fallback.map { $0 + "\n" }.joined()
      if !fallback.isEmpty {
        moving += "@supports not (animation-timeline:scroll()){\n\(fallback)}\n"
      }
    }
    let name = String(decoding: Markup.escaped(scene.name.bytes), as: UTF8.self)
    let style =
      (frame.properties + frame.base).map { $0 + "\n" }.joined() + markup.sheet.text + moving
    let page = """
      <!doctype html>
      <html>
      <head>
      <meta charset="utf-8">
      <title>\(name)</title>
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <style>
      \(style)</style>
      </head>
      <body>
      \(frame.markup(layers, name: name))</body>
      </html>\n
      """
    file = Array(page.utf8)
  }
}
