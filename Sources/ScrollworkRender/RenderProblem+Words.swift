extension RenderProblem: CustomStringConvertible {
  /// A stable name of the rule, for `explain` and for tests.
  public var id: String {
    switch reason {
    case .missingFile: "missing-file"
    case .notAFile: "not-a-file"
    case .absolutePath: "absolute-path"
    case .unreadable: "unreadable-file"
    case .emptyFile: "empty-file"
    case .tooManyBytes: "file-too-large"
    case .unknownKind: "unknown-picture-kind"
    case .tooManyPixels: "picture-too-large"
    case .tooManyPixelsInAll: "pictures-too-large"
    case .damaged: "damaged-picture"
    case .missingFont: "missing-font"
    case .unknownFamily: "unknown-font-family"
    case .unknownLetters: "unknown-letters"
    case .path: "path-data"
    }
  }

  /// One line: the subject, then what is wrong.
  public var description: String { "\(subject): \(words)" }

  /// What to do about it.
  public var help: String {
    switch reason {
    case .missingFile: "put it there, or name another file, relative to the document"
    case .notAFile: "name an SVG, PNG or JPEG file"
    case .absolutePath: "name the file relative to the document"
    case .unreadable: "give yourself the right to read it"
    case .emptyFile: "save the picture again"
    case .damaged: "open it in another program and save it again"
    case .unknownKind: "convert it to SVG, PNG or JPEG"
    case .tooManyPixels where place == nil: "make the scene or the scale smaller"
    case .tooManyBytes, .tooManyPixels: "scale it down to what the layer shows"
    case .tooManyPixelsInAll: "scale the pictures down to what the layers show"
    case .missingFont(let package): "install it: apt-get install \(package)"
    case .unknownFamily: "install it, or give the scene a folder that has it"
    case .unknownLetters: "give the scene a folder with a font that has them"
    case .path: "write it as SVG does, such as \"M0 0 L10 10 Z\""
    }
  }

  /// What a decoder says, in one line.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private var words: String {
    switch reason {
    case .missingFile: "there is no such file"
    case .notAFile: "this is not a plain file"
    case .absolutePath: "the path is absolute"
    case .unreadable: "the file cannot be read"
    case .emptyFile: "the file is empty"
    case .tooManyBytes(let limit): "the file has more than \(limit) bytes"
    case .unknownKind: "the content is neither SVG nor PNG nor JPEG"
    case .tooManyPixels(let width, let height):
      "\(width) x \(height) pixels are more than \(PictureLimits.side) a side"
        + " or \(PictureLimits.pixels) in all"
    case .tooManyPixelsInAll: "all pictures together have more than \(PictureLimits.pixels) pixels"
    case .damaged(let kind, let detail): "the \(kind) cannot be decoded: \(Self.line(detail))"
    case .missingFont(let package): "this font of the package \(package) is not installed"
    case .unknownFamily: "no font of this family is at hand; the house face stands in for it"
    case .unknownLetters(let count):
      "no font has \(count == 1 ? "one letter" : "\(count) letters") of this text"
    case .path(let offset, let expected): "path data: expected \(expected) at byte \(offset)"
    }
  }
}

extension RenderProblems: CustomStringConvertible {
  /// One problem to a line.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}
