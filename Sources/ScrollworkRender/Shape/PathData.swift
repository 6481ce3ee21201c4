/// Reads SVG path data: every command, absolute and relative, with implicit repetition.
///
///     try PathData.outline("M0 0 L10 0 l0 10 Z")  // a triangle
///
/// Source: SVG 2, chapter 9.3 (the grammar in 9.3.9). Where SVG draws what came before an error,
/// this reports the error: a document is to be right.
package struct PathData {
  private let bytes: [UInt8]
  private var at = 0
  var outline = Outline()
  /// The handle that a smooth curve mirrors, and whether it belongs to a cubic.
  private var handle: (spot: Outline.Spot, isCubic: Bool)?

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where reading failed, and why.
  package struct Failure: Error, Hashable, Sendable {
    /// The byte, counted from 0, that is not what it should be; the length at the end.
    package let offset: Int
    /// What should stand there.
    package let expected: String
  }

  /// Checks path data without drawing it; nil when it is right.
  package static func failure(in bytes: [UInt8]) -> Failure? {
    do throws(Failure) {
      _ = try outline(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// Reads path data; none at all is an outline without steps.
  static func outline(_ bytes: [UInt8]) throws(Failure) -> Outline {
    var reader = PathData(bytes)
    reader.skipSpace()
    guard reader.at < bytes.count else { return reader.outline }
    guard reader.bytes[reader.at] | 0x20 == UInt8(ascii: "m") else {
      throw Failure(offset: reader.at, expected: "a move (M or m)")
    }
    while reader.at < bytes.count {
      let command = bytes[reader.at]
      guard "mzlhvcsqta".utf8.contains(command | 0x20) else {
        throw Failure(offset: reader.at, expected: "a command (one of MZLHVCSQTA)")
      }
      reader.at += 1
      try reader.run(command | 0x20, isRelative: command & 0x20 != 0)
      reader.skipSpace()
    }
    return reader.outline
  }

  /// Runs a command for as many sets of numbers as follow it.
  private mutating func run(_ command: UInt8, isRelative: Bool) throws(Failure) {
    var command = command
    guard command != UInt8(ascii: "z") else {
      handle = nil
      return outline.close()
    }
    repeat {
      try runOnce(command, from: isRelative ? outline.pen : Outline.Spot(x: 0, y: 0))
      // Further pairs after a move are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    } while takeSeparatorBeforeNumber()
  }

  private mutating func runOnce(_ command: UInt8, from origin: Outline.Spot) throws(Failure) {
    var next: (spot: Outline.Spot, isCubic: Bool)?
    let pen = outline.pen
    switch command {
    case UInt8(ascii: "m"): outline.move(to: try spot(origin))
    case UInt8(ascii: "l"): outline.line(to: try spot(origin))
    case UInt8(ascii: "h"): outline.line(to: .init(x: try number() + origin.x, y: pen.y))
    case UInt8(ascii: "v"): outline.line(to: .init(x: pen.x, y: try number() + origin.y))
    case UInt8(ascii: "c"):
      let first = try spot(origin)
      next = try finishCubic(first, origin)
    case UInt8(ascii: "s"):
      next = try finishCubic(mirrored(isCubic: true), origin)
    case UInt8(ascii: "q"):
      let middle = try spot(origin)
      quadratic(middle, to: try spot(origin))
      next = (middle, false)
    case UInt8(ascii: "t"):
      let middle = mirrored(isCubic: false)
      quadratic(middle, to: try spot(origin))
      next = (middle, false)
    default:
      let arc = Outline.Arc(
        rx: try number(),
        ry: try number(),
        turn: try number(),
        isLarge: try flag(),
        isClockwise: try flag()
      )
      outline.arc(arc, to: try spot(origin))
    }
    handle = next
  }

  private mutating func finishCubic(
    _ first: Outline.Spot,
    _ origin: Outline.Spot
  ) throws(Failure) -> (Outline.Spot, Bool) {
    let second = try spot(origin)
    outline.curve(first, second, to: try spot(origin))
    return (second, true)
  }

  /// The last handle of the same kind, turned around the pen; the pen itself without one.
  private func mirrored(isCubic: Bool) -> Outline.Spot {
    let pen = outline.pen
    guard let handle, handle.isCubic == isCubic else { return pen }
    return Outline.Spot(x: 2 * pen.x - handle.spot.x, y: 2 * pen.y - handle.spot.y)
  }

  /// A quadratic curve is the cubic whose handles lie two thirds of the way to its own.
  private mutating func quadratic(_ middle: Outline.Spot, to end: Outline.Spot) {
    outline.curve(
      .between(outline.pen, middle, 2 / 3),
      .between(end, middle, 2 / 3),
      to: end
    )
  }
}

extension PathData {
  /// A number, or two, at the pen's place.
  private mutating func spot(_ origin: Outline.Spot) throws(Failure) -> Outline.Spot {
    let x = try number()
    let y = try number()
    return Outline.Spot(x: origin.x + x, y: origin.y + y)
  }

  /// `0` or `1`, which may stick to what follows.
  private mutating func flag() throws(Failure) -> Bool {
    skipSeparator()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "0") || bytes[at] == UInt8(ascii: "1") else {
      throw Failure(offset: at, expected: "a flag (0 or 1)")
    }
    at += 1
    return bytes[at - 1] == UInt8(ascii: "1")
  }

  /// A number as SVG writes it: `-1`, `.5`, `1.`, `1e-3`; `1.5.5` are two.
  private mutating func number() throws(Failure) -> Double {
    skipSeparator()
    let start = at
    var end = at
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      end += 1
    }
    let whole = digits(&end)
    var fraction = 0
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      fraction = digits(&end)
    }
    guard whole + fraction > 0 else { throw Failure(offset: start, expected: "a number") }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var power = end + 1
      if power < bytes.count, bytes[power] == UInt8(ascii: "-") || bytes[power] == UInt8(ascii: "+")
      {
        power += 1
      }
      if digits(&power) > 0 { end = power }
    }
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    if text.hasSuffix(".") { text.append("0") }
    // Beyond this no picture is left, and sums of them would not be finite.
    guard let value = Double(text), abs(value) <= 1e9 else {
      throw Failure(offset: start, expected: "a number of at most 1e9")
    }
    at = end
    return value
  }

  /// Passes digits, and says how many.
  private func digits(_ at: inout Int) -> Int {
    let start = at
    while at < bytes.count, bytes[at] >= 0x30, bytes[at] <= 0x39 { at += 1 }
    return at - start
  }

  fileprivate mutating func skipSpace() {
    while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
  }

  /// White space, at most one comma, white space.
  private mutating func skipSeparator() {
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: ",") else { return }
    at += 1
    skipSpace()
  }

  /// Whether another set of numbers follows; passes a comma only then.
  fileprivate mutating func takeSeparatorBeforeNumber() -> Bool {
    skipSpace()
    guard at < bytes.count else { return false }
    return "+-.,0123456789".utf8.contains(bytes[at])
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }
}
