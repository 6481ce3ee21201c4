import Foundation

extension Page {
  /// A finger on the glass, in CSS pixels of the page.
  struct Finger: Sendable, Hashable {
    var x: Double
    var y: Double
    /// Tells fingers apart while several are down.
    var id = 0
  }

  enum TouchPhase: String, Sendable {
    case start = "touchStart"
    case move = "touchMove"
    case end = "touchEnd"
    case cancel = "touchCancel"
  }

  /// Sends one touch event through the browser's own input.
  ///
  /// `fingers` are those on the glass after the event: none after the last has left it. One of several
  /// is lifted by a `move` without it. `time` is in
  /// seconds since 1970; the browser takes its own moment unless one is given.
  func touch(_ phase: TouchPhase, _ fingers: [Finger] = [], at time: Double? = nil) async throws {
    var facts: [String: JSON] = [
      "type": .string(phase.rawValue),
      "touchPoints": .array(
        fingers.map {
          ["x": .number($0.x), "y": .number($0.y), "id": .number(Double($0.id))] as JSON
        }
      ),
    ]
    if let time { facts["timestamp"] = .number(time) }
    try await send("Input.dispatchTouchEvent", .object(facts))
  }

  /// Draws one finger along a line in even steps, with timestamps of its own.
  ///
  /// The movement takes `seconds`; with `rests` the finger stays on the glass at its end.
  /// Returns the moment of the end, from which a following touch can be timed.
  @discardableResult func swipe(
    from start: (x: Double, y: Double),
    to end: (x: Double, y: Double),
    seconds: Double = 0.15,
    steps: Int = 9,
    rests: Bool = false
  ) async throws -> Double {
    let begin = Date().timeIntervalSince1970
    try await touch(.start, [Finger(x: start.x, y: start.y)], at: begin)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let moment = begin + seconds * part
      let early = moment - Date().timeIntervalSince1970
      if early > 0 { try await Task.sleep(for: .seconds(early)) }
      let finger = Finger(
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part
      )
      try await touch(.move, [finger], at: moment)
    }
    if !rests { try await touch(.end, at: begin + seconds) }
    return begin + seconds
  }

  enum MousePhase: String, Sendable {
    case down = "mousePressed"
    case move = "mouseMoved"
    case up = "mouseReleased"
  }

  /// Sends one event of the mouse.
  func mouse(_ phase: MousePhase, x: Double, y: Double, button: String = "left") async throws {
    let isUp = phase == .up
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": .string(phase.rawValue), "x": .number(x), "y": .number(y),
        "button": .string(button), "buttons": .number(isUp ? 0 : button == "right" ? 2 : 1),
        "clickCount": .number(phase == .move ? 0 : 1),
      ]
    )
  }

  /// Turns the wheel over a point.
  func wheel(x: Double, y: Double, dx: Double = 0, dy: Double = 0) async throws {
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": .number(x), "y": .number(y),
        "deltaX": .number(dx), "deltaY": .number(dy),
      ]
    )
  }

  /// Presses and releases a key by its name, such as `ArrowRight`.
  func key(_ name: String) async throws {
    let codes = [
      "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35,
      "PageUp": 33, "PageDown": 34, "Tab": 9, "Enter": 13, "Escape": 27, "Space": 32,
    ]
    for kind in ["rawKeyDown", "keyUp"] {
      var facts: [String: JSON] = [
        "type": .string(kind), "key": .string(name == "Space" ? " " : name), "code": .string(name),
      ]
      facts["windowsVirtualKeyCode"] = codes[name].map { .number(Double($0)) }
      try await send("Input.dispatchKeyEvent", .object(facts))
    }
  }
}
