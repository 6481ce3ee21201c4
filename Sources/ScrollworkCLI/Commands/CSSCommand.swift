internal import ScrollworkExport
internal import ScrollworkRender
internal import ScrollworkScene
internal import ScrollworkWeb

/// `scrollwork css`: a scene as a page without any script.
enum CSSCommand {
  private static let output = Delivery.output("page")

  private static let language = PageLanguage.option("the language of the page, such as zh-Hant")

  static let command = Command(
    name: "css",
    summary: "Make a page without a script, moved by CSS alone.",
    operand: StageOptions.scene,
    synopsis: "SCENE -o FILE.html [options]",
    groups: [
      .init(title: "Output", options: [output.text] + Delivery.texts),
      .init(
        title: "Scene",
        options: [StageOptions.setting.text, StageOptions.size.text, language.text]
      ),
      .init(title: "Other", options: [StageOptions.fonts.text, StageOptions.quiet.text]),
    ],
    notes: [
      """
      What a style sheet cannot say of the scene is told on standard error, layer by layer, with \
      the error of what it can say only nearly.
      """,
      """
      Browsers without scroll timelines show the layers at rest. Text is set in fonts of whoever \
      looks at it; Inter is taken where it is installed.
      """,
    ],
    examples: [
      ("scrollwork css Examples/onboarding -o page.html", "a page to open and to send"),
      (
        "scrollwork css Examples/wave -o wave.html --strict --report wave.json",
        "no page, but a report, if anything is lost"
      ),
    ]
  )

  static func run(_ arguments: inout Arguments, _ scaffold: Scaffold) throws(Failure) {
    let delivery = Delivery(&arguments, output, command: "css", naming: "index.html", .page)
    let language = arguments[Self.language]
    let stage = try Stage(&arguments, scale: 1)
    stage.protectInputs(scaffold)
    // It tells what is wrong with the files that the scene names.
    _ = try stage.renderer(scale: 1)
    let scene = stage.file.scene
    let pictures = try scene.pictureFiles.map { (name) throws(Failure) in
      WebPicture(name, try InputFile.read("\(stage.file.folder)/\(name)"))
    }
    let page = CSSPage(scene, in: stage.program.environment, pictures: pictures, language: language)
    try delivery.deliver(page.file, page.report, scaffold)
  }
}
