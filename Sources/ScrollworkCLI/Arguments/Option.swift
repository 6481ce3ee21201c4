/// An option of a command: what it is called, and how its value is read.
///
///     static let rate = Option(
///       "fps", placeholder: "RATE", help: "frames a second", expects: "a rate such as 60",
///       read: FrameRate.init)
///     let rate = arguments[.rate]
struct Option<Value: Sendable>: Sendable {
  /// What people read about it.
  let text: OptionText
  /// Turns the word on the command line into the value; nil when it cannot.
  let read: @Sendable (String) -> Value?

  init(
    _ name: String,
    short: Character? = nil,
    placeholder: String,
    help: String,
    expects: String,
    repeats: Bool = false,
    read: @escaping @Sendable (String) -> Value?
  ) {
    text = OptionText(
      name: name,
      short: short,
      placeholder: placeholder,
      help: help,
      expects: expects,
      repeats: repeats
    )
    self.read = read
  }
}

extension Option<Bool> {
  /// An option without a value: it is there or not.
  init(flag name: String, short: Character? = nil, help: String) {
    text = OptionText(
      name: name,
      short: short,
      placeholder: nil,
      help: help,
      expects: "",
      repeats: false
    )
    read = { _ in true }
  }
}

extension Option<String> {
  /// An option whose value may be any word.
  init(_ name: String, short: Character? = nil, placeholder: String, help: String) {
    self.init(name, short: short, placeholder: placeholder, help: help, expects: "a word") {
      $0.isEmpty ? nil : $0
    }
  }
}

/// What people read about an option.
struct OptionText: Sendable, Hashable {
  /// The long name, without its dashes.
  let name: String
  /// The letter that is short for it.
  let short: Character?
  /// What stands for its value in the help; nil when it has none.
  let placeholder: String?
  /// What it is for, in a few words.
  let help: String
  /// What its value must be, as in "--fps needs a rate such as 60".
  let expects: String
  /// Whether it may be given several times.
  let repeats: Bool
}
