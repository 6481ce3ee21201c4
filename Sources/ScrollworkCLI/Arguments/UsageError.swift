internal import ScrollworkScene

/// What is wrong with a command line.
enum UsageError: Error {
  case noCommand
  case unknownCommand(String)
  case unknownOption(String, command: String, known: [String])
  case missingValue(String, String)
  case needlessValue(String)
  case wrongValue(String, String, String)
  case tooFew(String)
  case tooMany(String, String)
  case missingOption(String, String)
  case wrongSetting(String)
  case unknownParameter(String, known: [String])

  /// The message and, where there is one, the fix.
  var message: (text: String, help: String?) {
    switch self {
    case .noCommand:
      return ("a command is missing", "`scrollwork --help` lists the commands")
    case .unknownCommand(let name):
      return ("unknown command \"\(name)\"", nearest(name, commands.map(\.name)))
    case .unknownOption(let name, let command, let known):
      return (
        "unknown option \"\(name)\"",
        nearest(name, known) ?? "`scrollwork \(command) --help` lists the options"
      )
    case .missingValue(let name, let value): return ("\(name) needs a value: \(name) \(value)", nil)
    case .needlessValue(let name): return ("\(name) takes no value", nil)
    case .wrongValue(let name, let text, let rule):
      return ("\(name) \"\(text)\" is not \(rule)", nil)
    case .tooFew(let usage): return ("an argument is missing", "usage: scrollwork \(usage)")
    case .tooMany(let word, let usage):
      return ("\"\(word)\" is one argument too many", "usage: scrollwork \(usage)")
    case .missingOption(let name, let usage):
      return ("\(name) is missing", "usage: scrollwork \(usage)")
    case .wrongSetting(let text):
      return ("--set \"\(text)\" is not NAME=NUMBER, such as stutter=0.15", nil)
    case .unknownParameter(let name, let known):
      let list = known.isEmpty ? "the scene has no parameters" : known.joined(separator: ", ")
      return (
        "the scene has no parameter \"\(name)\"", nearest(name, known) ?? "it has: \(list)"
      )
    }
  }

  private func nearest(_ word: String, _ known: [String]) -> String? {
    NearMiss.nearest(to: Array(word.utf8), among: known.map { Array($0.utf8) })
      .map { "replace it with \"\(String(decoding: $0, as: UTF8.self))\"" }
  }
}
