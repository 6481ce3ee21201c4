internal import Scrollwork

/// Declarations of a style sheet in the making, separated by semicolons, which stand nowhere else.
struct StyleText {
  private(set) var bytes: [UInt8] = []

  /// Starts the declaration of a property.
  mutating func start(_ property: String) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
    bytes += property.utf8
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func add(_ property: String, _ value: String) {
    start(property)
    bytes += value.utf8
  }

  mutating func add(_ number: Double, _ unit: String) {
    bytes += JSONWriter.text(of: number).utf8
    bytes += unit.utf8
  }

  mutating func add(_ color: RGBA) {
    if case .string(let text) = SceneWriter.value(of: color) { bytes += text.utf8 }
  }

  /// A box's shadow is blurred by twice the standard deviation, a filter's by that itself.
  mutating func add(_ shadow: Shadow, isBox: Bool) {
    start(isBox ? "box-shadow" : "filter")
    if !isBox { bytes += "drop-shadow(".utf8 }
    add(shadow.offset.x, "px ")
    add(shadow.offset.y, "px ")
    add(isBox ? shadow.blur : shadow.blur / 2, "px ")
    add(shadow.color)
    if !isBox { bytes.append(UInt8(ascii: ")")) }
  }

  /// A font; the house face, which every page names, comes after its family.
  mutating func add(_ font: Layer.Font) {
    start("font")
    if font.isItalic { bytes += "italic ".utf8 }
    add(Double(font.weight), " ")
    add(font.size, "px/")
    add(font.lineHeight, " ")
    if let family = font.family {
      bytes.append(UInt8(ascii: "\""))
      for byte in family.bytes {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: ";"): bytes += "\\3b ".utf8
        // No name has line breaks, and a string that has one would end there.
        case 0..<0x20: bytes.append(0x20)
        default: bytes.append(byte)
        }
      }
      bytes += "\",".utf8
    }
    bytes += "var(--face)".utf8
  }

  /// The stops along a line in the unit square, and the bracket that closes a gradient.
  ///
  /// Style sheets know a line by its angle, and its length is that at which the corners have the colours
  /// of its ends. However the square is stretched, the places along it stay the same.
  mutating func add(_ stops: [GradientStop], from: Point, to: Point) {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = x.magnitude + y.magnitude
    add(stops) { offset in
      let (u, v) = (from.x + x * offset - 0.5, from.y + y * offset - 0.5)
      return length > 0 ? (u * x + v * y) / length + 0.5 : offset
    }
  }

  mutating func add(_ stops: [GradientStop], around center: Point, radius: Double) {
    bytes += "radial-gradient(".utf8
    addPart(radius)
    bytes.append(0x20)
    addPart(radius)
    bytes += " at ".utf8
    addPart(center.x)
    bytes.append(0x20)
    addPart(center.y)
    bytes.append(UInt8(ascii: ","))
    add(stops) { $0 }
  }

  private mutating func add(_ stops: [GradientStop], place: (Double) -> Double) {
    for (index, stop) in stops.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      add(stop.color)
      bytes.append(0x20)
      addPart(place(stop.offset))
    }
    bytes.append(UInt8(ascii: ")"))
  }

  /// A part of a whole as so many hundredths, to a thousandth of one.
  private mutating func addPart(_ value: Double) {
    add((value * 1e5).rounded(.toNearestOrEven) / 1e3, "%")
  }
}
