/// What is wrong with a command line, as facts.
enum UsageProblem: Error, Hashable, Sendable {
  /// There is no such command.
  case unknownCommand(String, near: String?)
  /// The command has no such option.
  case unknownOption(String, near: String?, command: String)
  /// The option's value is missing.
  case missingValue(OptionText)
  /// The option has no value, and one was given.
  case unexpectedValue(OptionText)
  /// The option was given twice.
  case repeatedOption(OptionText)
  /// A parameter of the scene was given a value twice.
  case repeatedSetting(String)
  /// The option's value cannot be read.
  case badValue(OptionText, String)
  /// A word that must be there is not.
  case missingOperand(String, command: String)
  /// There is a word too many.
  case extraOperand(String)
  /// An option that must be there is not.
  case missingOption(OptionText, command: String)
  /// Two options cannot stand together.
  case conflict(String, String)
  /// The scene has no such parameter.
  case unknownParameter(String, near: String?, all: [String])
  /// The parameter does not take this value.
  case parameterRange(String, value: Double, minimum: Double?, maximum: Double?)
  /// One picture was named for several frames.
  case severalFrames(path: String, count: Int)
  /// Nothing says when the film ends.
  case neverRests
  /// The film takes this long by itself, which is more than a day; or the way over all pages does.
  case tooLong(seconds: Double, isScroll: Bool = false)
  /// What was chosen has so many frames, more than can be made.
  case tooManyFrames(Double, limit: Int)
  /// A frame would have more pixels than are drawn at once.
  case frameTooLarge(width: Double, height: Double)
  /// A sheet of moments would be larger than a picture can be.
  case sheetTooLarge(width: Int, height: Int)
  /// The chosen frames or seconds hold no frame.
  case noFrames
  /// The ending of the output says another format than the one that is written, in people's words.
  case wrongEnding(path: String, what: String, endings: [String], other: String?)
  /// The ending of the output and `--format` name two formats.
  case twoFormats(path: String, format: String)
  /// The option means nothing for this format.
  case unsuitableOption(String, format: String)
  /// There is no rule of this name.
  case unknownRule(String, near: String?)
  /// No layer has this id.
  case unknownLayer(String, near: String?, all: [String])
  /// The folder to begin in is a file.
  case notAFolder(String)
  /// The folder to begin in has something in it.
  case folderNotEmpty(String)
  /// The option is given for some scenes and not for others.
  case wrongCount(OptionText, given: Int, scenes: Int)
  /// The player of web pages is not where it was looked for; `given` is the folder that was named.
  case missingPlayer(given: String?)
}
