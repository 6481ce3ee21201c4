import Scrollwork
import ScrollworkScene

extension Show {
  /// What the page has handed to its player, as a trace.
  func recordedTrace() async throws -> Trace {
    let events = try await page.evaluate("show.events").array ?? []
    return Trace(try events.map(Self.event))
  }

  private static func event(_ json: JSON) throws -> Trace.Event {
    func number(_ key: String) throws -> Double {
      guard let value = json[key]?.number else {
        throw BrowserProblem.unexpected("the recording lacks \(key)")
      }
      return value
    }
    let id = Int32(try number("id"))
    let point = Point(x: try number("x"), y: try number("y"))
    let kind: Trace.Kind
    switch try number("kind") {
    case 0: kind = .down(id: id, point)
    case 1: kind = .move(id: id, point)
    case 2: kind = .up(id: id)
    case 3: kind = .cancel(id: id)
    case 4: kind = .wheel(by: Point(x: try number("dx"), y: try number("dy")), at: point)
    case 5:
      guard let key = Trace.Key(rawValue: UInt8(id)) else {
        throw BrowserProblem.unexpected("there is no key \(id)")
      }
      kind = .key(key)
    default: kind = .scroll(page: point.x, animated: id != 0)
    }
    return Trace.Event(time: try number("time"), kind)
  }
}

extension Trace.Event {
  /// The event as the arguments of the player's `event` in a page.
  var arguments: [Double] {
    switch kind {
    case .down(let id, let point): [0, Double(id), point.x, point.y, 0, 0, time]
    case .move(let id, let point): [1, Double(id), point.x, point.y, 0, 0, time]
    case .up(let id): [2, Double(id), 0, 0, 0, 0, time]
    case .cancel(let id): [3, Double(id), 0, 0, 0, 0, time]
    case .wheel(let delta, let point): [4, 0, point.x, point.y, delta.x, delta.y, time]
    case .key(let key): [5, Double(key.rawValue), 0, 0, 0, 0, time]
    case .scroll(let page, let animated): [6, animated ? 1 : 0, page, 0, 0, 0, time]
    }
  }
}
