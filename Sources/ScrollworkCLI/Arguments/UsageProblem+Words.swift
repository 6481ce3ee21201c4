internal import ScrollworkExport

extension UsageProblem: CustomStringConvertible {
  /// The rule's stable name.
  var id: String {
    switch self {
    case .unknownCommand: "unknown-command"
    case .unknownOption: "unknown-option"
    case .missingValue: "missing-option-value"
    case .unexpectedValue: "unexpected-option-value"
    case .repeatedOption, .repeatedSetting: "repeated-option"
    case .badValue: "bad-option-value"
    case .missingOperand: "missing-operand"
    case .extraOperand: "extra-operand"
    case .missingOption: "missing-option"
    case .conflict: "conflicting-options"
    case .unknownParameter: "unknown-scene-parameter"
    case .parameterRange: "parameter-out-of-range"
    case .severalFrames: "several-frames"
    case .neverRests: "never-rests"
    case .tooLong: "too-long"
    case .tooManyFrames: "too-many-frames"
    case .frameTooLarge: "frame-too-large"
    case .sheetTooLarge: "sheet-too-large"
    case .noFrames: "no-frames"
    case .wrongEnding: "unknown-format"
    case .twoFormats: "conflicting-options"
    case .unsuitableOption: "unsuitable-option"
    case .unknownRule: "unknown-rule"
    case .unknownLayer: "unknown-layer"
    case .folderNotEmpty, .notAFolder: "folder-not-empty"
    case .wrongCount: "wrong-option-count"
    case .missingPlayer: "missing-player"
    }
  }

  /// What is wrong, in one line.
  var message: String {
    switch self {
    case .unknownCommand(let word, _): "there is no command \"\(word)\""
    case .unknownOption(let word, _, let command): "\(command) has no option \"\(word)\""
    case .missingValue(let option): "--\(option.name) lacks its value"
    case .unexpectedValue(let option): "--\(option.name) takes no value"
    case .repeatedOption(let option): "--\(option.name) is given twice"
    case .repeatedSetting(let name): "--set gives \(name) two values"
    case .badValue(let option, let word):
      "--\(option.name) needs \(option.expects), not \"\(word)\""
    case .missingOperand(let word, let command): "\(command) needs \(word)"
    case .extraOperand(let word): "\"\(word)\" is one word too many"
    case .missingOption(let option, let command):
      "\(command) needs --\(option.name) \(option.placeholder ?? "")"
    case .conflict(let a, let b): "\(a) and \(b) exclude each other"
    case .unknownParameter(let name, _, _): "the scene has no parameter \"\(name)\""
    case .parameterRange(let name, let value, let minimum, let maximum):
      "\(name) = \(Self.plain(value)) is not \(Self.range(minimum, maximum))"
    case .severalFrames(let path, let count): "\"\(path)\" holds one picture, not \(count)"
    case .neverRests: "the scene never comes to rest, so its film has no end"
    case .tooLong(let seconds, _):
      "the film takes \(Self.plain(seconds)) s, which is more than a day"
    case .tooManyFrames(let count, let limit):
      "that makes \(Self.plain(count)) frames, and the most are \(limit)"
    case .frameTooLarge(let width, let height):
      "a frame would have \(Self.plain(width)) × \(Self.plain(height)) pixels, and the most are"
        + " \(Stage.mostSide) a side and \(Stage.mostPixels) in all"
    case .sheetTooLarge(let width, let height):
      "the sheet would have \(width) × \(height) pixels, and the most are 32767 a side and"
        + " \(SheetLayout.mostPixels) in all"
    case .noFrames: "no frame lies in what was chosen"
    case .wrongEnding(let path, let what, _, _):
      "\(what), and \"\(path)\" does not end like that"
    case .twoFormats(let path, let format):
      "--format \(format) and --output \(path) name two formats"
    case .unsuitableOption(let option, let format): "\(option) means nothing for .\(format)"
    case .unknownRule(let name, _): "there is no rule \"\(name)\""
    case .unknownLayer(let name, _, _): "no layer has the id \"\(name)\""
    case .folderNotEmpty(let path): "\"\(path)\" is not empty"
    case .notAFolder(let path): "\"\(path)\" is a file"
    case .wrongCount(let option, let given, let scenes):
      "--\(option.name) is given \(given == 1 ? "once" : "\(given) times") for"
        + (scenes == 1 ? " one scene" : " \(scenes) scenes")
    case .missingPlayer(nil): "the player of web pages is not built"
    case .missingPlayer(let folder?): "no player of web pages lies in \"\(folder)\""
    }
  }

  /// What to do about it.
  var help: String? {
    switch self {
    case .unknownCommand(_, let near): near.map { "replace it with \"\($0)\"" }
    case .unknownOption(_, let near, _): near.map { "replace it with \"\($0)\"" }
    case .unknownRule(_, let near): near.map { "replace it with \"\($0)\"" }
    case .unknownLayer(_, let near?, _): "replace it with \"\(near)\""
    case .unknownLayer(_, nil, let all):
      all.isEmpty ? "leave --layer out" : "choose one of \(Self.list(all))"
    case .missingValue(let option): "write --\(option.name) \(option.placeholder ?? "")"
    case .missingOption(let option, _): "add --\(option.name) \(option.placeholder ?? "")"
    case .unknownParameter(_, let near?, _): "replace it with \"\(near)\""
    case .unknownParameter(_, nil, let all):
      all.isEmpty ? "leave --set out" : "choose one of \(Self.list(all))"
    case .parameterRange(_, let value, let minimum, let maximum):
      (value < minimum ?? -.infinity ? minimum : maximum).map {
        "replace it with \(Self.plain($0))"
      }
    case .conflict(let a, let b):
      b.hasPrefix("--") ? "leave one of the two out" : a.hasPrefix("--") ? "leave \(a) out" : nil
    case .noFrames:
      "let the film end after it begins: --from before --to, and before all is at rest"
    case .severalFrames: "choose the picture with --at 1.5, or number them: out-%04d.png"
    case .neverRests: "say when it ends, with --to SECONDS or with `end at 8s` in the trace"
    case .tooLong(_, isScroll: true): "give the scene fewer pages; each takes a second"
    case .tooLong: "choose less of it, with --to SECONDS"
    case .tooManyFrames: "choose less of it, with --to or --frames, or a smaller --fps"
    case .frameTooLarge: "choose a smaller --scale or --size"
    case .sheetTooLarge: "choose a smaller --width, fewer moments or other --columns"
    case .repeatedSetting, .repeatedOption: "leave one of the two out"
    case .wrongEnding(_, _, let endings, let other):
      "end the name in \(endings.joined(separator: " or "))" + (other.map { "; \($0)" } ?? "")
    case .twoFormats: "leave --format out, or change the ending"
    case .folderNotEmpty, .notAFolder: "name a folder that does not exist yet"
    case .wrongCount(let option, _, _): "give --\(option.name) once for each scene, in their order"
    case .missingPlayer(nil): "build it: make web"
    case .missingPlayer: "let SCROLLWORK_WEB name the folder of WebPlayer.wasm, or unset it"
    default: nil
    }
  }

  /// Where there is more to read.
  var note: String? {
    switch self {
    case .unknownCommand: "`scrollwork --help` lists every command"
    case .unknownOption(_, _, "scrollwork"): "`scrollwork --help` lists every option"
    case .unknownOption(_, _, let command), .missingOperand(_, let command),
      .missingOption(_, let command):
      "`scrollwork \(command) --help` lists every option"
    case .unknownRule: "`scrollwork explain` lists every rule"
    default: nil
    }
  }

  /// The problem as it is printed.
  var description: String {
    var text = "error: \(message) [\(id)]"
    if let help { text += "\n  = help: \(help)" }
    if let note { text += "\n  = note: \(note)" }
    return text
  }

  private static func plain(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Names with commas between them, the first dozen.
  private static func list(_ names: [String]) -> String {
    names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
  }

  private static func range(_ minimum: Double?, _ maximum: Double?) -> String {
    switch (minimum, maximum) {
    case (let low?, let high?): "within \(plain(low)) to \(plain(high))"
    case (let low?, nil): "\(plain(low)) or more"
    case (nil, let high?): "\(plain(high)) or less"
    case (nil, nil): "finite"
    }
  }
}
