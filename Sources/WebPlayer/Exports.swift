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
  if Int(index) < values.count { values[Int(index)] = value }
}

/// Reads the document for a viewport, and plays it from then on; returns how many mistakes it has.
///
/// A width of 0 is the scene's own viewport. What played before goes on where it was. The frame of that
/// moment is computed; `frame` of not-a-number says where it lies.
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
    var environment = Environment(
      viewport: Size(width: width > 0 ? width : 1, height: width > 0 ? height : 1),
      pixel: pixel,
      prefersReducedMotion: reducesMotion != 0,
      parameters: values
    )
    let scene = try Scene(json: document, in: width > 0 ? environment : nil)
    if !(width > 0) { environment.viewport = scene.size }
    for index in values.count..<max(values.count, scene.parameters.count) {
      values.append(scene.parameters[index].value)
    }
    play(scene, Program(scene, in: environment), time)
    return 0
  } catch {
    problems = error.all
    return Int32(problems.count)
  }
}

private func play(_ scene: Scene, _ program: Program, _ time: Double) {
  tape = Tape()
  tape.put(scene, program)
  if let player {
    player.pointee.replaceProgram(program, at: time)
  } else {
    start(program)
  }
}

private func start(_ program: Program) {
  let new = player ?? .allocate(capacity: 1)
  if player != nil { new.deinitialize(count: 1) }
  new.initialize(to: Player(program))
  new.pointee.seek(to: 0)
  player = new
}

// What reads a player's parts stands here, where it is not copied for that.
extension Player {
  fileprivate mutating func describePaint(ofSlot slot: Int) {
    if let paint = program.paint(ofSlot: slot, in: frame) { tape.put(paint) }
  }

  fileprivate mutating func combineFrame() { running.combine(frame, of: program) }

  fileprivate func fillDirectory() {
    directory[0] = address(frame.order)
    directory[1] = Int32(truncatingIfNeeded: frame.order.count)
    directory[2] = address(frame.changed)
    directory[3] = Int32(truncatingIfNeeded: frame.changed.count)
    directory[4] = address(frame.changes)
    directory[5] = address(frame.local)
    directory[6] = address(frame.opacity)
    directory[7] = address(frame.card)
    directory[8] = address(frame.world)
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

/// Starts the scene anew, and computes the frame of its start.
@_expose(wasm, "restart")
@_cdecl("scrollwork_restart")
public func restart() {
  running = FrameHash()
  if let player { start(player.pointee.program) }
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
  player?.pointee.handle(.init(time: time, event))
}

/// Computes the frame of a moment, unless that is not a number, and returns the address of its directory:
/// the addresses of what is visible and of what changed, each with its count, and then of the arrays by
/// slot: changes, local maps, opacities, cards, world maps.
@_expose(wasm, "frame")
@_cdecl("scrollwork_frame")
public func frame(_ time: Double) -> Int32 {
  guard let player else { return 0 }
  if time.isFinite { player.pointee.seek(to: time) }
  player.pointee.fillDirectory()
  return withUnsafeMutablePointer(to: &directory) {
    Int32(truncatingIfNeeded: Int(bitPattern: $0))
  }
}

/// Describes what a slot is drawn with now.
@_expose(wasm, "paint")
@_cdecl("scrollwork_paint")
public func paint(_ slot: Int32) {
  tape = Tape()
  player?.pointee.describePaint(ofSlot: Int(slot))
}

/// Takes the frame into the hash of all frames since the start, and returns it.
@_expose(wasm, "hash")
@_cdecl("scrollwork_hash")
public func hash() -> UInt64 {
  player?.pointee.combineFrame()
  return running.value
}

/// Describes what happened since the last call, each as its card and its name; returns how much did.
@_expose(wasm, "action")
@_cdecl("scrollwork_action")
public func action() -> Int32 {
  guard let player, !player.pointee.actions.isEmpty else { return 0 }
  tape = Tape()
  let actions = player.pointee.takeActions()
  for action in actions {
    switch action {
    case .event(let name, let card):
      tape.put(Double(card))
      tape.put(name)
    }
  }
  return Int32(truncatingIfNeeded: actions.count)
}

/// The page, or the place of a deck, that is scrolled to.
@_expose(wasm, "page")
@_cdecl("scrollwork_page")
public func page(_ deck: Int32) -> Double {
  guard let player else { return 0 }
  if deck < 0 { return player.pointee.frame.scroll.page }
  let place = player.pointee.frame.decks[Int(deck)]
  return Double(place.slot) + place.fraction
}

/// The slot of the card in the centre of a deck, or -1.
@_expose(wasm, "center")
@_cdecl("scrollwork_center")
public func center(_ deck: Int32) -> Int32 {
  guard let player else { return -1 }
  return Int32(truncatingIfNeeded: player.pointee.centerSlot(ofDeck: Int(deck)))
}

/// Whether all later frames are the same until something happens.
@_expose(wasm, "settled")
@_cdecl("scrollwork_settled")
public func settled() -> Int32 { player?.pointee.frame.isSettled == true ? 1 : 0 }

/// Where the tape's numbers begin.
@_expose(wasm, "numbers")
@_cdecl("scrollwork_numbers")
public func numbers() -> Int32 { address(tape.numbers) }

/// Where the tape's strings begin.
@_expose(wasm, "bytes")
@_cdecl("scrollwork_bytes")
public func bytes() -> Int32 { address(tape.bytes) }
