internal import Scrollwork
internal import ScrollworkScene

/// A performance written down: every number of every visible layer, several times a frame.
struct Reel {
  /// Samples a frame.
  static let density = 4

  /// Whole frames; the last moment is that of the last frame.
  let frames: Int
  /// Everything that is seen, in the order of its first appearance.
  private(set) var actors: [Actor] = []
  /// The order of the layers of each actor, and of the scene's own under nil.
  private(set) var orders: [Int?: DrawOrder] = [:]
  /// Nodes that were seen leaning.
  private(set) var leaning: [Int] = []
  /// The actors that each contains, by rising numbers.
  private(set) var children: [[Int]] = []
  private var known: [Key: Int] = [:]
  private var isLeaning: Set<Int> = []

  private struct Key: Hashable {
    let slot: Int
    let place: Int64?
  }

  /// Watches a performance.
  ///
  /// - Parameters:
  ///   - program: What plays.
  ///   - frames: How many whole frames, at least 1.
  ///   - seek: Returns the player at a moment, counted in frames.
  init(_ program: Program, frames: Int, seek: (Double) -> Player) {
    self.frames = frames
    var isHeld: [Bool] = []
    for sample in 0...(frames - 1) * Self.density {
      let player = seek(Double(sample) / Double(Self.density))
      isHeld.append(
        player.frame.scroll.isTracking || player.frame.decks.contains(where: \.isTracking)
      )
      note(player, program, at: sample)
    }
    // A finger is felt now and then: what it holds goes by steps, which are no motion of the scene's.
    for frame in 0..<frames - 1 {
      let first = frame * Self.density
      guard isHeld[first...first + Self.density].contains(true) else { continue }
      for index in actors.indices { actors[index].straighten(first, first + Self.density) }
    }
  }

  private mutating func note(_ player: Player, _ program: Program, at sample: Int) {
    var actorOfSlot: [Int: Int] = [:]
    var children: [Int?: [Int]] = [:]
    for slot in player.frame.order.map(Int.init) {
      let parent = actorOfSlot[program.parent(ofSlot: slot)]
      let actor = actor(ofSlot: slot, player, program, parent: parent)
      actorOfSlot[slot] = actor
      children[parent, default: []].append(actor)
      actors[actor].note(Self.values(ofSlot: slot, player, program), at: sample)
      let node = program.nodeIndex(ofSlot: slot)
      if player.pose(ofSlot: slot).leans, isLeaning.insert(node).inserted { leaning.append(node) }
    }
    for (parent, list) in children { orders[parent, default: DrawOrder()].note(list, at: sample) }
  }

  private mutating func actor(
    ofSlot slot: Int,
    _ player: Player,
    _ program: Program,
    parent: Int?
  ) -> Int {
    let node = program.nodeIndex(ofSlot: slot)
    let place = player.cardPlace(ofSlot: slot)
    // Slots of a pool are shared, so the node tells a card's layers apart.
    let key = Key(slot: place == nil ? slot : node, place: place)
    if let known = known[key] { return known }
    known[key] = actors.count
    let item = program.itemIndex(
      ofDeck: program.nodes[node].deck,
      card: player.frame.card[slot]
    )
    if let parent { children[parent].append(actors.count) }
    actors.append(Actor(node: node, item: item, parent: parent))
    children.append([])
    return actors.count - 1
  }

  private static func values(ofSlot slot: Int, _ player: Player, _ program: Program) -> [Double] {
    let pose = player.pose(ofSlot: slot)
    let frame = player.frame
    var values = [
      pose.place.x, pose.place.y, pose.anchor.x, pose.anchor.y, pose.scaleX, pose.scaleY,
      pose.rotation * 180 / .pi, frame.opacity[slot],
    ]
    guard let paint = program.paint(ofSlot: slot, in: frame) else { return values }
    values += [
      paint.size.width, paint.size.height, paint.radius, paint.strokeWidth, paint.trimStart,
      paint.trimEnd,
    ]
    for color in [paint.color, paint.fill, paint.strokeColor] {
      values += [color.red, color.green, color.blue, color.alpha]
    }
    return values
  }
}
