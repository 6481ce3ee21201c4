internal import Scrollwork
internal import ScrollworkScene

/// What the page reads once, as one row of numbers: a string is its length in bytes (−1: none), and its
/// bytes follow those of the strings before it.
struct Tape {
  var numbers: [Double] = []
  var bytes: [UInt8] = []

  @inline(never)
  mutating func put(_ number: Double) { numbers.append(number) }

  @inline(never)
  mutating func put(_ number: Int) { put(Double(number)) }

  @inline(never)
  mutating func put(_ string: UTF8String?) {
    guard let string else { return put(-1) }
    put(string.bytes.count)
    for byte in string.bytes { bytes.append(byte) }
  }

  @inline(never)
  mutating func put(_ point: Point) {
    put(point.x)
    put(point.y)
  }

  @inline(never)
  mutating func put(_ color: RGBA) {
    put(color.red)
    put(color.green)
    put(color.blue)
    put(color.alpha)
  }

  /// 0: nothing; 1: a colour; 2: along a line; 3: outward from a point.
  mutating func put(_ fill: Fill?) {
    switch fill {
    case nil: put(0)
    case .color(let color):
      put(1)
      put(color)
    case .linear(let from, let to, let stops):
      put(2)
      put(from)
      put(to)
      put(stops)
    case .radial(let center, let radius, let stops):
      put(3)
      put(center)
      put(radius)
      put(stops)
    }
  }

  /// As SVG and canvases want them, which mix colours as they are.
  private mutating func put(_ given: [GradientStop]) {
    let stops = given.plain
    put(stops.count)
    for stop in stops {
      put(stop.offset)
      put(stop.color)
    }
  }
}
