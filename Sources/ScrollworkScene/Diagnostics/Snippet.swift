/// The line of a document in which a range starts, as a terminal shows it, and what to underline.
struct Snippet {
  /// The line: tabs as spaces, control characters as their pictures, cut when it is very long.
  let line: String

  /// How many columns lie before the underlined part.
  let start: Int

  /// How many columns are underlined: 1 or more.
  let width: Int

  /// The most columns that a line takes.
  private static let mostColumns = 120

  /// How many columns stay in sight before the underlined part.
  private static let leadColumns = 40

  /// How many bytes around the range's start are looked at, since a minified document is one long line.
  private static let reach = 2048

  /// The first byte from `offset` on that begins a character.
  private static func character(of source: [UInt8], from offset: Int) -> Int {
    var offset = offset
    while offset < source.count, source[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// Takes the line of a range's start out of a document.
  init(of range: SourceRange, in source: [UInt8]) {
    let place = SourcePosition(of: range.start, in: source)
    let start = Self.character(of: source, from: max(place.lineStart, range.start - Self.reach))
    let isCut = start > place.lineStart
    let end = place.lineEnd(in: source, from: start, atMost: range.start + Self.reach)
    self.init(of: range, Cell.cells(of: source, from: start, to: end), isCut: isCut)
  }

  /// Takes the cells around a range.
  private init(of range: SourceRange, _ cells: [Cell], isCut: Bool) {
    var cells = cells
    let first = cells.firstIndex { $0.offset >= range.start } ?? cells.count
    let last = cells.firstIndex { $0.offset >= range.end } ?? cells.count
    let width = cells[first..<max(first, last)].reduce(0) { $0 + $1.width }
    var start = cells[..<first].reduce(0) { $0 + $1.width }

    // A minified document is one line: show the part around the place.
    var line = ""
    let isLong = cells.reduce(0, { $0 + $1.width }) > Self.mostColumns
    if isCut || isLong && start > Self.leadColumns {
      var dropped = 0
      var column = start
      while column > Self.leadColumns {
        column -= cells[dropped].width
        dropped += 1
      }
      cells.removeFirst(dropped)
      line = "…"
      start = column + 1
    }
    var column = line.isEmpty ? 0 : 1
    for cell in cells {
      column += cell.width
      if column > Self.mostColumns {
        line += "…"
        break
      }
      line += cell.text
    }
    self.line = line
    self.start = start
    self.width = max(1, min(width, Self.mostColumns - start))
  }

  /// A character of the line.
  private struct Cell {
    var text: String
    var width: Int
    var offset: Int

    static func cells(of source: [UInt8], from start: Int, to end: Int) -> [Cell] {
      var cells: [Cell] = []
      var column = 0
      var previous: UInt32 = 0
      var i = start
      while i < end {
        let length = utf8Length(source[i])
        let bytes = Array(source[i..<min(i + length, end)])
        let isWhole =
          bytes.count == length
          && bytes.withUnsafeBufferPointer { wellFormedUTF8Prefix($0) } == length
        let scalar = isWhole ? String(decoding: bytes, as: UTF8.self).unicodeScalars.first : nil
        var cell = Cell(text: "\u{FFFD}", width: 1, offset: i)
        if let scalar {
          cell = Cell(of: scalar, after: previous, column: column, offset: i)
        }
        previous = scalar?.value ?? 0
        cells.append(cell)
        column += cell.width
        i += isWhole ? length : 1
      }
      return cells
    }

    init(text: String, width: Int, offset: Int) {
      self.text = text
      self.width = width
      self.offset = offset
    }

    init(of scalar: Unicode.Scalar, after previous: UInt32, column: Int, offset: Int) {
      self.offset = offset
      width = 1
      switch scalar.value {
      case 0x09:
        // To the next multiple of four, so that the underline needs no tab.
        width = 4 - column % 4
        text = String(repeating: " ", count: width)
      case 0..<0x20: text = String(Unicode.Scalar(scalar.value + 0x2400) ?? scalar)
      case 0x7F: text = "\u{2421}"
      // Controls, and marks that would turn the order of the line around.
      case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: text = "\u{FFFD}"
      case 0xFEFF:
        text = ""
        width = 0
      default:
        text = String(scalar)
        width = DisplayWidth.of(scalar.value, after: previous)
      }
    }
  }
}
