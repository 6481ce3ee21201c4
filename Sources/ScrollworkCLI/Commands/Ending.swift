internal import ScrollworkExport

/// What the ending of an output's name says, and which command writes what it says.
struct Ending {
  /// What is written, as a sentence begins: "a page is HTML".
  let what: String
  /// The endings that fit, the usual one first.
  let fitting: [String]

  static let page = Ending(what: "a page is HTML", fitting: ["html", "htm"])
  static let lottie = Ending(what: "a Lottie animation is JSON", fitting: ["json"])
  static let trace = Ending(what: "a trace is CSV or JSON", fitting: ["csv", "json"])
  static let csv = Ending(what: "--format csv writes CSV", fitting: ["csv"])
  static let json = Ending(what: "--format json writes JSON", fitting: ["json"])
  static let report = Ending(what: "a report is JSON", fitting: ["json"])
  static let sheet = Ending(what: "a sheet is a PNG", fitting: ["png"])

  /// What is wrong with an output's name; nil when it has a fitting ending or none, and for folders, of which
  /// more is said once something is to be written there.
  func problem(with path: String?) -> UsageProblem? {
    guard let path, let ending = Self.ending(of: path), !fitting.contains(ending),
      !path.hasSuffix("/"), !InputFile.isFolder(path)
    else { return nil }
    return problem(with: path, ending)
  }

  /// What is wrong with an output's name.
  func problem(with path: String, _ ending: String?) -> UsageProblem {
    let usual = fitting.filter { $0 == fitting[0] || $0 == "json" }.map { ".\($0)" }
    return .wrongEnding(path: path, what: what, endings: usual, other: Self.home(of: ending ?? ""))
  }

  /// The letters and digits after the last point of a file's name, in lower case; nil where there are none
  /// or where the name begins with it.
  static func ending(of path: String) -> String? {
    if path.hasPrefix("/dev/") { return nil }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    let isWord = ending.utf8.allSatisfy {
      $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") || $0 >= 0x30 && $0 <= 0x39
    }
    // "wave.2" and "wave.v2" have a number, not an ending; nor does "wave.html.tmp" say a format, as a script
    // writes before it renames.
    let digits = ending.hasPrefix("v") ? ending.dropFirst() : ending[...]
    let isNumber = digits.utf8.allSatisfy { $0 < UInt8(ascii: "a") }
    let isPassing = ["bak", "new", "old", "orig", "part", "tmp"].contains(ending)
    return isWord && !isNumber && !isPassing ? ending : nil
  }

  /// The command that writes files of an ending.
  private static func home(of ending: String) -> String? {
    switch ending {
    case _ where FilmFormat(rawValue: ending) != nil: "`scrollwork render` writes .\(ending)"
    case "html", "htm": "`scrollwork web`, `studio` and `css` write .\(ending)"
    case "json": "`scrollwork lottie` and `scrollwork trace` write .json"
    case "csv": "`scrollwork trace` writes .csv"
    case "css": "the style sheet is part of the page"
    case "lottie": "a .lottie is an archive with such a file in it"
    default: nil
    }
  }
}
