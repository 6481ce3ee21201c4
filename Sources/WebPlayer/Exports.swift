internal import Scrollwork
internal import ScrollworkScore

#if arch(wasm32)
internal import WasmRuntime
#endif

// A module plays one score. A page instantiates one module for each scene that it shows, all from the same
// compiled code, so that there is no handle to pass around.

/// The score, as the page wrote it into memory.
nonisolated(unsafe) var score: UnsafeMutablePointer<Double>?
/// Values of the score's parameters; one that is not a number is the score's.
nonisolated(unsafe) var values: UnsafeMutablePointer<Double>?
/// What plays; nil until it was built.
nonisolated(unsafe) var player: UnsafeMutablePointer<ScorePlayer>?
/// The hash of all frames since the start.
nonisolated(unsafe) var running = Fingerprint()
/// Numbers for the page to read: what a slot is drawn with, and then where things are in the scene.
nonisolated(unsafe) var report: UnsafeMutablePointer<Double>?
/// Where things lie in memory, for the page to read.
nonisolated(unsafe) var directory: UnsafeMutablePointer<Int32>?

/// What the module plays: 0 scenes in which nothing scrolls, 1 those without decks, 2 all.
@_expose(wasm, "level")
@_cdecl("scrollwork_level")
public func level() -> Int32 { Int32(truncatingIfNeeded: ScoreParts.level) }

/// Makes room for a score of `count` numbers, and says where.
@_expose(wasm, "room")
@_cdecl("scrollwork_room")
public func room(_ count: Int32) -> Int32 {
  score = .allocate(capacity: Int(count))
  return address(score)
}

/// Sets a parameter for the next `build`.
@_expose(wasm, "set")
@_cdecl("scrollwork_set")
public func set(_ index: Int32, _ value: Double) {
  makeRoom()
  values?[Int(index)] = value
}

private func makeRoom() {
  guard values == nil, let score else { return }
  let count = ScorePlayer.parameterCount(score)
  let made = UnsafeMutablePointer<Double>.allocate(capacity: count)
  for index in 0..<count { made[index] = .nan }
  values = made
}

/// Lays the score out for a viewport, and plays it from then on; a width of 0 is the scene's own.
///
/// What played before goes on where it was, unless the time is not a number: then the scene starts anew. The
/// frame of that moment is computed.
@_expose(wasm, "build")
@_cdecl("scrollwork_build")
public func build(
  _ width: Double,
  _ height: Double,
  _ pixel: Double,
  _ reducesMotion: Int32,
  _ time: Double
) {
  guard let score else { return }
  makeRoom()
  let made = UnsafeMutablePointer<ScorePlayer>.allocate(capacity: 1)
  made.initialize(
    to: ScorePlayer(
      score,
      viewport: width > 0 ? Size(width: width, height: height) : ScorePlayer.viewport(of: score),
      pixel: pixel,
      reducesMotion: reducesMotion != 0,
      parameters: values
    )
  )
  if let player {
    if time.isFinite { made.pointee.goOn(from: player.pointee, at: time) }
    player.pointee.free()
    player.deinitialize(count: 1)
    player.deallocate()
  } else {
    report = .allocate(capacity: ScoreChannel.paintCount + made.pointee.reportLength)
    directory = .allocate(capacity: 13)
  }
  if !time.isFinite { running = Fingerprint() }
  player = made
  made.pointee.seek(to: time.isFinite ? time : 0)
}

/// Takes an event in; `kind` counts down, move, up, cancel, wheel, key, scroll.
///
/// Returns the event of a tap, counted from 1 as the score has it, or 0.
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
) -> Int32 {
  guard let player else { return 0 }
  player.pointee.handle(
    Int(kind),
    id: id,
    Point(x: x, y: y),
    Point(x: dx, y: dy),
    time: time
  )
  return Int32(truncatingIfNeeded: player.pointee.takeEvent())
}

/// Computes the frame of a moment, unless that is not a number, and returns the address of its directory:
/// the addresses of what is visible and of what changed, each with its count; by slot of what changed, local
/// maps, opacities, cards and world maps; how many slots there are, and what they belong to; the sizes of the
/// nodes; and where things are.
@_expose(wasm, "frame")
@_cdecl("scrollwork_frame")
public func frame(_ time: Double) -> Int32 {
  guard let player, let report, let directory else { return 0 }
  if time.isFinite { player.pointee.seek(to: time) }
  player.pointee.report(report + ScoreChannel.paintCount)
  player.pointee.takeFrame()
  player.pointee.fill(directory)
  directory[12] = address(report + ScoreChannel.paintCount)
  return address(directory)
}

extension ScorePlayer {
  fileprivate func fill(_ directory: UnsafeMutablePointer<Int32>) {
    directory[0] = address(frame.order)
    directory[1] = Int32(truncatingIfNeeded: frame.orderCount)
    directory[2] = address(frame.changed)
    directory[3] = Int32(truncatingIfNeeded: frame.changedCount)
    directory[4] = address(frame.changes)
    directory[5] = address(frame.local)
    directory[6] = address(frame.opacity)
    directory[7] = address(frame.card)
    directory[8] = address(frame.world)
    directory[9] = Int32(truncatingIfNeeded: frame.slotCount)
    directory[10] = address(frame.slots)
    directory[11] = address(frame.nodes)
  }
}

/// Describes what a slot is drawn with now: width, height, corner radius, stroke width, trim start and end;
/// the colours of letters, inside and stroke as they are mixed, premultiplied in sRGB or Oklab.
@_expose(wasm, "paint")
@_cdecl("scrollwork_paint")
public func paint(_ slot: Int32) -> Int32 {
  guard let player, let report else { return 0 }
  player.pointee.paint(ofSlot: Int(slot), report)
  return address(report)
}

/// Takes the frame into the hash of all frames since the start, and returns it.
@_expose(wasm, "hash")
@_cdecl("scrollwork_hash")
public func hash() -> UInt64 {
  player?.pointee.combine(into: &running)
  return running.value
}

private func address<T>(_ place: UnsafeMutablePointer<T>?) -> Int32 {
  Int32(truncatingIfNeeded: Int(bitPattern: place))
}
