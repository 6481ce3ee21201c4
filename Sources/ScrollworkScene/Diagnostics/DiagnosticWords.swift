/// What is said about a rule: all that people read about it is here.
///
/// The texts have places that facts fill in. A help or note whose place cannot be filled is left
/// out.
///
/// | place | what fills it |
/// |---|---|
/// | `{text}` | what the range underlines, without quotes; a character that cannot be seen as U+00A0 |
/// | `{0}` `{1}` | an argument; of a place, its line |
/// | `{text0}` | what the place in argument 0 holds, without quotes |
/// | `{quoted}` | the text as a JSON string |
/// | `{near}` | the word or name closest to the text, if one is close |
/// | `{list}` | the words or names that may stand there, if they are few |
/// | `{number}` | the text as the number that was meant |
/// | `{colour}` | the text as the colour that was meant |
/// | `{bound}` | the nearest number of the range in argument 0 |
/// | `{escape}` | the text's control character as JSON writes it |
/// | `{example}` | a value for the key, or of the kind, that the first word among the arguments names |
/// | `{joined}` | the strings of the list as one string, a line each |
/// | `{=x}` | nothing; can be filled only when an argument is the word x |
/// | `{?x}` | nothing; can be filled only when the text is x |
struct DiagnosticWords {
  /// The stable name: lower case, words joined by hyphens.
  var name: String

  /// What is wrong; the first that can be filled is printed.
  var title: [String]

  /// Statements that put it right, the best first: the first that can be filled is printed.
  var help: [String] = []

  /// What else helps: all that can be filled are printed.
  var notes: [String] = []

  /// What to write in place of the range, as it stands in the file: the first that can be filled.
  var replacement: [String] = []

  /// The rule, in whole sentences.
  var rule: String

  /// A piece of a document that breaks it.
  var wrong: String

  /// The same piece put right.
  var right: String

  /// What the piece is a piece of.
  var context = DiagnosticExample.Context.json
}

/// A piece of a document that breaks a rule, and the same put right.
package struct DiagnosticExample: Sendable {
  /// What a piece is a piece of.
  package enum Context: Sendable {
    /// A whole JSON text.
    case json
    /// The members of a scene.
    case scene
    /// One of a scene's layers.
    case layer
    /// The short form of a trace.
    case trace
  }

  /// The piece that breaks the rule.
  package let wrong: String

  /// The piece put right.
  package let right: String

  /// What both are pieces of.
  package let context: Context
}

extension DiagnosticID {
  /// The stable name of the rule, such as "trailing-comma".
  public var name: String { words.name }

  /// Finds a rule by its name.
  public init?(name: String) {
    for id in DiagnosticID.allCases where id.name == name {
      self = id
      return
    }
    return nil
  }

  /// A piece of a document that breaks the rule, and the same put right.
  package var example: DiagnosticExample {
    DiagnosticExample(wrong: words.wrong, right: words.right, context: words.context)
  }

  /// A page about the rule in Markdown: the rule itself, a wrong and a right example.
  public var explanation: String {
    let words = words
    var page = "# \(words.name)\n\n\(words.rule)\n"
    for (title, example) in [("Wrong", words.wrong), ("Right", words.right)] {
      page += "\n\(title):\n\n"
      for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
        page += "    \(line)\n"
      }
    }
    return page
  }
}
