#if !hasFeature(Embedded)
internal import Scrollwork

/// Finds what in a sound trace probably is not meant on a program: what moves nothing, places beside the
/// screen, pages that there are not, taps that hit nothing.
struct TraceAdviser {
  private let program: Program
  private var player: Player
  private(set) var problems = Diagnostics()

  init(_ program: Program) {
    self.program = program
    player = Player(program)
  }

  /// Plays a trace, and looks at each gesture.
  mutating func advise(_ trace: Trace, _ marks: [TraceMark]) {
    for mark in marks {
      for index in mark.events {
        let event = trace.events[index]
        guard player.handle(event) else { continue }
        if index == mark.events.lowerBound { advise(event.kind, mark) }
      }
    }
  }

  private mutating func warn(
    _ id: DiagnosticID,
    at range: SourceRange,
    _ arguments: [DiagnosticArgument] = []
  ) {
    problems.add(Diagnostic(id, severity: .warning, at: range, arguments))
  }

  private mutating func advise(_ kind: Trace.Kind, _ mark: TraceMark) {
    if let mover = mark.mover, program.scroll == nil, program.decks.isEmpty {
      return warn(.misplacedKey, at: mover, [.word("scenes that scroll or have a deck")])
    }
    switch kind {
    case .down(_, let point), .wheel(_, let point):
      guard isOnScreen(point) else {
        let viewport = program.environment.viewport
        let isBeside = point.x < 0 || point.x > viewport.width
        if let place = isBeside ? mark.point : mark.pointY ?? mark.point {
          warn(
            .outOfRange,
            at: place,
            [.word("a place on the screen"), .value(viewport.width), .value(viewport.height)]
          )
        }
        return
      }
    case .scroll(let page, _): return advise(page: page, at: mark.page)
    default: break
    }
    if let direction = mark.direction, let axis = axis(of: kind, mark),
      !axes(of: kind).contains(axis)
    {
      let words: DiagnosticArgument =
        axis == .vertical
        ? .word("scenes that move up and down") : .word("scenes that move left and right")
      return warn(.misplacedKey, at: direction, [words])
    }
    if let tap = mark.tap, let touch = player.state.touch, touch.tap == nil, touch.target == nil {
      warn(.tapsNothing, at: tap)
    }
  }

  private func isOnScreen(_ point: Point) -> Bool {
    let viewport = program.environment.viewport
    return point.x >= 0 && point.x <= viewport.width && point.y >= 0 && point.y <= viewport.height
  }

  private mutating func advise(page: Double, at place: SourceRange?) {
    guard let place else { return }
    if program.scroll != nil {
      let last = (program.pages - 1).rounded(.up)
      if page > last || page < 0 {
        warn(.outOfRange, at: place, [.word("a page of the scene"), .value(last)])
      }
    } else if let plan = program.decks.first, !plan.deck.loops, plan.deck.count > 0 {
      let last = Double(plan.deck.count - 1)
      if page > last || page < 0 {
        warn(.outOfRange, at: place, [.word("a card of the deck"), .value(last)])
      }
    }
  }

  /// The axis along which a gesture goes; nil when it goes along any.
  private func axis(of kind: Trace.Kind, _ mark: TraceMark) -> Scene.Axis? {
    switch kind {
    case .key(let key):
      switch key {
      case .left, .right: return .horizontal
      case .up, .down: return .vertical
      default: return nil
      }
    case .wheel(let delta, _): return delta.y == 0 ? .horizontal : .vertical
    case .down: return mark.axis
    default: return nil
    }
  }

  /// The axes along which something moves.
  private func axes(of kind: Trace.Kind) -> [Scene.Axis] {
    if case .key = kind { return [program.scroll?.axis ?? program.decks[0].axis] }
    return (program.scroll.map { [$0.axis] } ?? []) + program.decks.map(\.axis)
  }
}
#endif
