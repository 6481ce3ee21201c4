/// What is to be known about the rules that are not about documents.
enum RuleBook {
  /// A rule and what it means.
  struct Rule: Sendable {
    let id: String
    let text: String
  }

  /// The rules of drawing, then of files, then of the command line.
  static let rules: [Rule] = [
    Rule(
      id: "missing-file",
      text: "A picture that the scene names does not exist. Names are relative to the document."
    ),
    Rule(
      id: "not-a-file",
      text: "A picture's path is a folder, a pipe or a device. Only plain files are read."
    ),
    Rule(
      id: "absolute-path",
      text: "A document names files relative to itself, so that it can be moved with them."
    ),
    Rule(
      id: "unreadable-file",
      text: "The system does not let us read a picture. Look at its permissions."
    ),
    Rule(id: "empty-file", text: "A picture's file has no bytes."),
    Rule(id: "file-too-large", text: "A picture's file has more bytes than a picture may have."),
    Rule(
      id: "unknown-picture-kind",
      text: "Pictures are SVG, PNG or JPEG. What counts is the content, not the ending of the name."
    ),
    Rule(
      id: "picture-too-large",
      text: "A picture has more pixels than may be decoded. Scale it down to what the layer shows."
    ),
    Rule(
      id: "pictures-too-large",
      text: "All pictures of the scene together have more pixels than may be kept."
    ),
    Rule(
      id: "damaged-picture",
      text: "A picture's decoder gave up. Open the file in another program and save it again."
    ),
    Rule(
      id: "missing-font",
      text: "Every scene is set in fonts that must be installed; the help names the package."
    ),
    Rule(
      id: "unknown-font-family",
      text:
        "A scene names a font that is not at hand, and the house face stands in. --fonts names a folder with more."
    ),
    Rule(
      id: "unknown-letters",
      text: "No font at hand has some letters of a text, and boxes stand in."
    ),

    Rule(
      id: "unknown-format",
      text:
        "The ending of the output's name chooses the format: .png, .apng, .gif, .mp4, .webm or .raw. --format chooses it for a name without one. Where a command writes one format, the name ends like that or has no ending: a page in .html, an animation or a report in .json, a trace in .csv or .json; a sheet in .png."
    ),
    Rule(
      id: "wrong-pattern",
      text: "The name of numbered pictures holds exactly one %d or %04d, in its last part."
    ),
    Rule(
      id: "older-frames",
      text:
        "Numbered pictures replace those of the same names and leave others alone. Those of a longer film stay, and a program that reads the pattern would take both. With --frames or --at nothing is said, since slices of a film lie beside each other."
    ),
    Rule(
      id: "target-is-folder",
      text: "The output is a folder. Name a file in it; for numbered pictures, add a slash."
    ),
    Rule(
      id: "target-in-use",
      text:
        "The output names a file that the work is made from (the scene, the gesture, a picture), or one that the same command has just written."
    ),
    Rule(
      id: "missing-folder",
      text: "The output's folder does not exist, and only the last one of \"folder/\" is made."
    ),
    Rule(
      id: "needs-real-file",
      text:
        "MP4 and WebM go back in their file when they are finished, which a pipe or a device cannot. GIF, APNG, PNG and raw can be piped."
    ),
    Rule(
      id: "closed-pipe",
      text: "The program that reads our output has ended before it had everything."
    ),
    Rule(
      id: "no-room",
      text:
        "The disk is full, a quota is used up, or the file would outgrow a limit. Nothing half written is left."
    ),
    Rule(
      id: "cannot-create",
      text: "The system does not let us make the file. Look at the permissions of its folder."
    ),
    Rule(
      id: "cannot-write",
      text: "The system does not let us write on. Nothing half written is left."
    ),
    Rule(
      id: "cannot-rename",
      text: "The finished file cannot get its name. Nothing half written is left."
    ),
    Rule(id: "cannot-start", text: "A program that does part of the work cannot be started."),
    Rule(id: "cannot-read", text: "A document or a trace cannot be read."),
    Rule(
      id: "missing-tool",
      text:
        "MP4 and WebM are made by ffmpeg, which is not installed. The other formats need no help."
    ),
    Rule(
      id: "failed-tool",
      text:
        "ffmpeg stopped before it had finished; its last words say why. Nothing half written is left."
    ),

    Rule(id: "unknown-command", text: "`scrollwork --help` lists every command."),
    Rule(
      id: "unknown-option",
      text: "`scrollwork COMMAND --help` lists every option of a command."
    ),
    Rule(id: "missing-option-value", text: "The option needs a value: `--fps 30` or `--fps=30`."),
    Rule(id: "unexpected-option-value", text: "The option is there or not, and takes no value."),
    Rule(
      id: "repeated-option",
      text:
        "Only --set, --layer, --caption, --film and --lang may be given several times, and --set only once for each parameter."
    ),
    Rule(
      id: "bad-option-value",
      text: "The value cannot be read; the message says what is needed."
    ),
    Rule(id: "missing-operand", text: "The command needs to be told what to work on."),
    Rule(
      id: "extra-operand",
      text:
        "There is a word that is neither an option nor what the command works on. After `--` every word counts as the latter."
    ),
    Rule(id: "missing-option", text: "The command cannot do without this option."),
    Rule(id: "conflicting-options", text: "The two options say different things about the same."),
    Rule(
      id: "unknown-scene-parameter",
      text: "--set names a parameter that the scene does not have."
    ),
    Rule(
      id: "parameter-out-of-range",
      text: "--set gives a parameter a value beyond its min or max in the scene."
    ),
    Rule(
      id: "several-frames",
      text: "A PNG holds one picture. Choose it with --at or --frames, or write numbered pictures."
    ),
    Rule(
      id: "never-rests",
      text:
        "The scene moves for ever, so somebody must say when its film ends: --to, --frames, or `end at 8s` in the trace."
    ),
    Rule(
      id: "too-long",
      text:
        "The scene takes more than a day until it rests. Choose a part of it with --to or --frames, or look for a duration or a number of pages that is too large."
    ),
    Rule(
      id: "too-many-frames",
      text:
        "A film has no more frames than a day has at 60 a second. A Lottie animation is held whole while it is made, so the more layers it has, the fewer frames it can have."
    ),
    Rule(
      id: "frame-too-large",
      text:
        "A frame has no side above 16384 pixels, and no more pixels than a square of 8192. It has the points of the scene, or of --size, times --scale."
    ),
    Rule(
      id: "sheet-too-large",
      text:
        "A sheet has no side above 32767 pixels, and no more than 2²⁷ pixels. A sheet of high or wide scenes, or of many moments in one row or column, wants a smaller --width or other --columns."
    ),
    Rule(
      id: "no-frames",
      text: "The chosen seconds or frames hold no frame, since the end is not after the start."
    ),
    Rule(id: "unsuitable-option", text: "The option means nothing for the output's format."),
    Rule(id: "unknown-layer", text: "--layer names an id that no layer of the scene has."),
    Rule(id: "unknown-rule", text: "`scrollwork explain` lists every rule."),
    Rule(
      id: "wrong-option-count",
      text:
        "In a gallery --caption, --film and --lang are given once for each scene, or not at all."
    ),
    Rule(
      id: "missing-player",
      text:
        "A page carries the player in WebAssembly, which `make web` builds. It is looked for in a folder `web` beside the command or above it, or where SCROLLWORK_WEB says."
    ),
    Rule(
      id: "export-loss",
      text:
        "The format cannot carry something that the scene says. The line names the layer and the reason; with --strict nothing is written."
    ),
    Rule(
      id: "folder-not-empty",
      text:
        "`scrollwork init` writes into a new or empty folder only, so that nothing is overwritten; a file is no folder."
    ),
  ]
}
