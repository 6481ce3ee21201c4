/// Reads SVG path data: every command, absolute and relative, with implicit repetition.
///
///     try PathData.outline("M0 0 L10 0 l0 10 Z")  // a triangle
///
/// Source: SVG 2, chapter 9.3 (the grammar in 9.3.9). Where SVG draws what came before an error,
/// this reports the error: a document is to be right.
package struct PathData {
  /// The path data.
  let bytes: [UInt8]
  /// The byte that is read next.
  var at = 0
  private var outline = Outline()
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
