internal import Foundation

/// What stood on the command line of one command.
struct Arguments {
  /// The plain arguments.
  private(set) var plain: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts the words of a command line.
  init(_ words: [String], for command: Command) throws {
    var index = 0
    var onlyPlain = false
    while index < words.count {
      let word = words[index]
      index += 1
      if onlyPlain || !word.hasPrefix("-") || word == "-" {
        plain.append(word)
        continue
      }
      if word == "--" {
        onlyPlain = true
        continue
      }
      let equals = word.firstIndex(of: "=")
      let name = String(equals.map { word[..<$0] } ?? word[...])
      guard let option = command.options.first(where: { $0.name == name || $0.short == name })
      else {
        throw UsageError.unknownOption(
          name,
          command: command.name,
          known: command.options.map(\.name)
        )
      }
      guard option.value != nil else {
        if equals != nil { throw UsageError.needlessValue(option.name) }
        values[option.name, default: []].append("")
        continue
      }
      if let equals {
        values[option.name, default: []].append(String(word[word.index(after: equals)...]))
      } else if index < words.count {
        values[option.name, default: []].append(words[index])
        index += 1
      } else {
        throw UsageError.missingValue(option.name, option.value ?? "VALUE")
      }
    }
    if plain.count < command.arguments.lowerBound {
      throw UsageError.tooFew(command.usage)
    }
    if plain.count > command.arguments.upperBound {
      throw UsageError.tooMany(plain[command.arguments.upperBound], command.usage)
    }
  }

  /// Whether an option is there.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// Every value of an option that may be repeated.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option; the last one when it is repeated.
  func text(_ name: String) -> String? { values[name]?.last }

  /// A number in a range, with an optional unit behind it.
  func number(_ name: String, in range: ClosedRange<Double>, unit: String = "") throws -> Double? {
    guard let text = text(name) else { return nil }
    let digits = !unit.isEmpty && text.hasSuffix(unit) ? String(text.dropLast(unit.count)) : text
    guard let number = Double(digits), number.isFinite, range.contains(number) else {
      throw UsageError.wrongValue(
        name,
        text,
        "a number from \(plainNumber(range.lowerBound)) to \(plainNumber(range.upperBound))"
      )
    }
    return number
  }

  /// A width and a height: `390x844`.
  func size(_ name: String) throws -> (width: Double, height: Double)? {
    guard let text = text(name) else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...16384).contains(width), (1...16384).contains(height)
    else { throw UsageError.wrongValue(name, text, "WIDTHxHEIGHT in points, such as 390x844") }
    return (width, height)
  }

  /// A slice of frames: `120..180`, without the last.
  func frames(_ name: String) throws -> Range<Int>? {
    guard let text = text(name) else { return nil }
    let parts = text.components(separatedBy: "..")
    guard parts.count == 2, let first = Int(parts[0]), let last = Int(parts[1]), first >= 0,
      last > first, last <= 1_000_000
    else {
      throw UsageError.wrongValue(
        name,
        text,
        "FIRST..LAST, such as 0..60: from FIRST up to, but without, LAST"
      )
    }
    return first..<last
  }
}

/// A number as a person writes it.
func plainNumber(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}
