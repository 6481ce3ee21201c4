internal import Scrollwork
internal import ScrollworkScene

/// Makes room for a document of `length` bytes, and says where.
@_expose(wasm, "room")
@_cdecl("scrollwork_room")
public func room(_ length: Int32) -> Int32 {
  document = [UInt8](repeating: 0, count: Int(length))
  return address(document)
}

/// Sets a parameter for the next `build`.
@_expose(wasm, "set")
@_cdecl("scrollwork_set")
public func set(_ index: Int32, _ value: Double) {
  guard let scene else { return }
  while values.count < scene.parameters.count {
    values.append(scene.parameters[values.count].value)
  }
  if Int(index) < values.count { values[Int(index)] = value }
}

/// Reads the document for a viewport, and plays it from then on; returns how many mistakes it has.
///
/// A width of 0 is the scene's own viewport.
@_expose(wasm, "build")
@_cdecl("scrollwork_build")
public func build(
  _ width: Double,
  _ height: Double,
  _ pixel: Double,
  _ reducesMotion: Int32,
  _ time: Double
) -> Int32 {
  do throws(Diagnostics) {
    var environment: Environment?
    if width > 0 {
      environment = Environment(
        viewport: Size(width: width, height: height),
        pixel: pixel,
        prefersReducedMotion: reducesMotion != 0,
        parameters: values
      )
    }
    let read = try Scene(json: document, in: environment)
    let program = Program(
      read,
      in: environment
        ?? Environment(
          viewport: read.size,
          pixel: pixel,
          prefersReducedMotion: reducesMotion != 0
        )
    )
    scene = read
    player = Player(program)
    problems = []
    tape = Tape()
    tape.put(read, program)
    return 0
  } catch {
    problems = error.all
    return Int32(problems.count)
  }
}

/// Describes a mistake: rule, first byte, end, line and column.
@_expose(wasm, "problem")
@_cdecl("scrollwork_problem")
public func problem(_ index: Int32) {
  let problem = problems[Int(index)]
  tape = Tape()
  tape.put(Int(problem.id.rawValue))
  let start = problem.range?.start ?? -1
  tape.put(start)
  tape.put(problem.range?.end ?? -1)
  let position = SourcePosition(of: start < 0 ? 0 : start, in: document)
  tape.put(position.line)
  tape.put(position.column)
}

/// Starts the scene anew.
@_expose(wasm, "restart")
@_cdecl("scrollwork_restart")
public func restart() {
  if let program = player?.program { player = Player(program) }
  running = FrameHash()
}

/// Takes an event in; `kind` counts down, move, up, cancel, wheel, key, scroll.
@_expose(wasm, "event")
@_cdecl("scrollwork_event")
public func event(
  _ kind: Int32,
  _ id: Int32,
  _ x: Double,
  _ y: Double,
  _ dx: Double,
  _ dy: Double,
  _ time: Double
) {
  let point = Point(x: x, y: y)
  let event: Trace.Kind
  switch kind {
  case 0: event = .down(id: id, point)
  case 1: event = .move(id: id, point)
  case 2: event = .up(id: id)
  case 3: event = .cancel(id: id)
  case 4: event = .wheel(by: Point(x: dx, y: dy), at: point)
  case 5:
    guard let key = Trace.Key(rawValue: UInt8(truncatingIfNeeded: id)) else { return }
    event = .key(key)
  default: event = .scroll(page: x, animated: id != 0)
  }
  player?.handle(.init(time: time, event))
}

/// Computes the frame of a moment; the directory then says where it lies.
@_expose(wasm, "frame")
@_cdecl("scrollwork_frame")
public func frame(_ time: Double) {
  player?.seek(to: time)
  if let frame = player?.frame {
    directory[0] = address(frame.order)
    directory[1] = Int32(frame.order.count)
    directory[2] = address(frame.changed)
    directory[3] = Int32(frame.changed.count)
    directory[4] = address(frame.changes)
    directory[5] = address(frame.local)
    directory[6] = address(frame.opacity)
    directory[7] = address(frame.card)
  }
}

/// Describes what a slot is drawn with now.
@_expose(wasm, "paint")
@_cdecl("scrollwork_paint")
public func paint(_ slot: Int32) {
  tape = Tape()
  if let player, let paint = player.program.paint(ofSlot: Int(slot), in: player.frame) {
    tape.put(paint)
  }
}

/// Takes the frame into the hash of all frames, and returns it.
@_expose(wasm, "hash")
@_cdecl("scrollwork_hash")
public func hash() -> UInt64 {
  if let player { running.combine(player.frame, of: player.program) }
  return running.value
}

/// Describes the oldest thing that happened, as its card and its name; returns 0 when nothing did.
@_expose(wasm, "action")
@_cdecl("scrollwork_action")
public func action() -> Int32 {
  tape = Tape()
  guard let actions = player?.takeActions() else { return 0 }
  for action in actions {
    switch action {
    case .event(let name, let card):
      tape.put(Double(card))
      tape.put(name)
    }
  }
  return Int32(actions.count)
}

/// The page, or the place of a deck, that is scrolled to.
@_expose(wasm, "page")
@_cdecl("scrollwork_page")
public func page(_ deck: Int32) -> Double {
  guard let frame = player?.frame else { return 0 }
  if deck < 0 || deck >= frame.decks.count { return frame.scroll.page }
  return Double(frame.decks[Int(deck)].slot) + frame.decks[Int(deck)].fraction
}

/// The slot of the card in the centre of a deck, or -1.
@_expose(wasm, "center")
@_cdecl("scrollwork_center")
public func center(_ deck: Int32) -> Int32 {
  Int32(player?.centerSlot(ofDeck: Int(deck)) ?? -1)
}

/// Whether all later frames are the same until something happens.
@_expose(wasm, "settled")
@_cdecl("scrollwork_settled")
public func settled() -> Int32 { player?.frame.isSettled == true ? 1 : 0 }

/// Where the tape's numbers begin.
@_expose(wasm, "numbers")
@_cdecl("scrollwork_numbers")
public func numbers() -> Int32 { address(tape.numbers) }

/// Where the tape's strings begin.
@_expose(wasm, "bytes")
@_cdecl("scrollwork_bytes")
public func bytes() -> Int32 { address(tape.bytes) }

/// Where the directory of the frame lies: the addresses of what is visible and of what changed, each with
/// its count, and of the arrays by slot: changes, maps, opacities, cards.
@_expose(wasm, "directory")
@_cdecl("scrollwork_directory")
public func directoryAddress() -> Int32 {
  withUnsafeMutablePointer(to: &directory) { Int32(truncatingIfNeeded: Int(bitPattern: $0)) }
}
