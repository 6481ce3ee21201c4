internal import ScrollworkScene

/// The words of a command line, taken apart.
///
/// All that is wrong is gathered in `problems`, so that it can be said at once; what cannot be read
/// counts as not given.
struct Arguments {
  /// The command that was called.
  let command: Command
  /// The words that are not options.
  private(set) var operands: [String] = []
  /// What is wrong.
  private(set) var problems: [UsageProblem] = []
  private var values: [String: [String]] = [:]

  /// Takes the words after the command's name apart.
  init(_ words: some Sequence<String>, for command: Command) {
    self.command = command
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      }
      if word.hasPrefix("--") {
        take(long: word, &words)
      } else if word.hasPrefix("-") && word != "-" {
        take(short: word, &words)
      } else {
        operands.append(word)
      }
    }
    checkOperands()
  }

  /// The value of an option; nil when it was not given or cannot be read.
  subscript<Value>(_ option: Option<Value>) -> Value? {
    mutating get { all(option).last }
  }

  /// Every value of an option that may be repeated.
  mutating func all<Value>(_ option: Option<Value>) -> [Value] {
    let words = values[option.text.name] ?? []
    return words.compactMap { word in
      let value = option.read(word)
      if value == nil { report(.badValue(option.text, word)) }
      return value
    }
  }

  /// Whether an option was given.
  func has<Value>(_ option: Option<Value>) -> Bool { values[option.text.name] != nil }

  /// Adds to what is wrong; what was said already is not said again.
  mutating func report(_ problem: UsageProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  private mutating func take(long word: String, _ words: inout ArraySlice<String>) {
    let body = word.dropFirst(2)
    let name = body.prefix { $0 != "=" }
    let value = name.count < body.count ? String(body.dropFirst(name.count + 1)) : nil
    guard let option = command.options.first(where: { $0.name == name }) else {
      let near = NearMiss.nearest(
        to: Array(name.utf8),
        among: command.options.map { Array($0.name.utf8) }
      )
      return report(
        .unknownOption(
          "--\(name)",
          near: near.map { "--" + String(decoding: $0, as: UTF8.self) },
          command: command.name
        )
      )
    }
    store(option, value, &words)
  }

  private mutating func take(short word: String, _ words: inout ArraySlice<String>) {
    let letter = word[word.index(after: word.startIndex)]
    guard let option = command.options.first(where: { $0.short == letter }) else {
      return report(.unknownOption("-\(letter)", near: nil, command: command.name))
    }
    let rest = word.dropFirst(2)
    if option.placeholder == nil, let next = rest.first, next != "=" {
      // Letters without values may stand together: -qo FILE.
      store(option, nil, &words)
      return take(short: "-" + rest, &words)
    }
    store(option, rest.isEmpty ? nil : String(rest.first == "=" ? rest.dropFirst() : rest), &words)
  }

  private mutating func store(
    _ option: OptionText,
    _ attached: String?,
    _ words: inout ArraySlice<String>
  ) {
    guard option.placeholder != nil else {
      if attached != nil { report(.unexpectedValue(option)) }
      values[option.name] = [""]
      return
    }
    guard let value = attached ?? next(&words) else {
      values[option.name, default: []] += []
      return report(.missingValue(option))
    }
    if values[option.name] != nil && !option.repeats { report(.repeatedOption(option)) }
    values[option.name, default: []].append(value)
  }

  /// The next word, unless it is itself an option of the command.
  private func next(_ words: inout ArraySlice<String>) -> String? {
    guard let word = words.first, word != "--" else { return nil }
    let isOption = command.options.contains { option in
      word == "--\(option.name)" || word.hasPrefix("--\(option.name)=")
        || option.short.map { word == "-\($0)" } ?? false
    }
    return isOption ? nil : words.removeFirst()
  }

  private mutating func checkOperands() {
    let count = command.operand?.count ?? 0...0
    // After an unknown option nobody knows whether the next word was its value.
    let isClear = !problems.contains { if case .unknownOption = $0 { true } else { false } }
    for word in operands.dropFirst(count.upperBound) where isClear { report(.extraOperand(word)) }
    if let operand = command.operand, operands.count < count.lowerBound, !has(Command.help) {
      report(.missingOperand(operand.placeholder, command: command.name))
    }
  }
}
