internal import Scrollwork
internal import ScrollworkScene

extension LottieMaker {
  /// What a layer's own points are counted in: from which corner, and how many to a point.
  struct Measure {
    var corner = Point.zero
    var scale = 1.0
  }

  /// The whole frames in which an actor is there, within some samples; nil when there is none.
  func life(of actor: Actor, _ window: Range<Int>) -> Range<Int>? {
    var low = Int.max
    var high = 0
    for span in actor.spans {
      let part = (span.first..<span.end).clamped(to: window)
      guard !part.isEmpty else { continue }
      let first = (part.lowerBound + Reel.density - 1) / Reel.density
      let end = (part.upperBound - 1) / Reel.density + 1
      guard first < end else { continue }
      low = min(low, first)
      high = max(high, end)
    }
    return low < high ? low..<high : nil
  }

  /// What every layer has: names, number, life and motion.
  ///
  /// - Parameters:
  ///   - actor: Whose motion it has.
  ///   - type: The format's number of the kind of layer.
  ///   - number: Its own number in its composition.
  ///   - place: Where it goes.
  ///   - measure: How its own points are counted.
  ///   - isStill: Whether another layer has the motion.
  /// - Returns: The layer, to which its kind adds more.
  mutating func layer(
    _ actor: Actor,
    type: Int,
    number: Int,
    _ place: Place,
    _ measure: Measure = Measure(),
    isStill: Bool = false
  ) -> LottieValue {
    let life = life(of: actor, place.window) ?? 0..<1
    var value: LottieValue = ["ddd": 0, "ty": .whole(type), "ind": .whole(number)]
    value = value.with("nm", .text(name(of: actor)))
    value = value.with("parent", ifAny: place.parent.map { .whole($0) })
    let motion =
      isStill ? stillMotion(measure, place) : motion(of: actor, place, measure, type: type)
    return
      value
      .with("sr", 1).with("ks", motion).with("ao", 0)
      .with("ip", .whole(life.lowerBound)).with("op", .whole(life.upperBound)).with("st", 0)
      .with("bm", 0)
  }

  /// The layer's id, or where it stands in the document.
  func name(of actor: Actor) -> String {
    let node = program.nodes[actor.node]
    if let id = node.id { return "\(id)" }
    return pointer(actor)
  }

  /// A layer that lies where what contains it lies.
  private func stillMotion(_ measure: Measure, _ place: Place) -> LottieValue {
    let x = measure.corner.x + place.shift.x
    let y = measure.corner.y + place.shift.y
    return Self.motion(
      opacity: Self.constant([100]),
      rotation: Self.constant([0]),
      position: Self.constant([x, y]),
      anchor: Self.constant([0, 0]),
      scale: Self.constant([100 / measure.scale, 100 / measure.scale])
    )
  }

  /// How a layer moves.
  private mutating func motion(
    of actor: Actor,
    _ place: Place,
    _ measure: Measure,
    type: Int
  ) -> LottieValue {
    let reach = reach(of: actor)
    let points = options.tolerance.points
    let track = { (channels: [Actor.Channel], change: @escaping (Double, Int) -> Double) in
      Track(actor: actor, window: place.window, channels: channels, change: change)
    }
    let xs = track([.x]) { value, _ in value + place.shift.x }
    let ys = track([.y]) { value, _ in value + place.shift.y }
    let position: LottieValue
    if xs.isConstant && ys.isConstant {
      position = Self.constant([xs.first[0], ys.first[0]])
    } else {
      position = [
        "s": true, "x": property(xs, [points], "x", .points),
        "y": property(ys, [points], "y", .points),
      ]
    }
    let anchor = track([.anchorX, .anchorY]) { value, index in
      (value - (index == 0 ? measure.corner.x : measure.corner.y)) * measure.scale
    }
    let scale = track([.scaleX, .scaleY]) { value, _ in value * 100 / measure.scale }
    let factor = points / reach * 100 / measure.scale
    let turn = track([.rotation]) { value, _ in value }
    let degrees = min(options.tolerance.degrees, points / reach * 180 / .pi)
    return Self.motion(
      opacity: type == 3 ? Self.constant([100]) : opacity(of: actor, place.window),
      rotation: property(turn, [degrees], "rotation", .degrees),
      position: position,
      anchor: property(
        anchor,
        [points * measure.scale, points * measure.scale],
        "anchor",
        .points
      ),
      scale: property(scale, [factor, factor], "scale", .unitless, per: 100 / measure.scale)
    )
  }

  private static func motion(
    opacity: LottieValue,
    rotation: LottieValue,
    position: LottieValue,
    anchor: LottieValue,
    scale: LottieValue
  ) -> LottieValue {
    ["o": opacity, "r": rotation, "p": position, "a": anchor, "s": scale]
  }

  /// Opacity, which is also what hides a layer between two stretches of its life.
  private mutating func opacity(of actor: Actor, _ window: Range<Int>) -> LottieValue {
    let track = Track(actor: actor, window: window, channels: [.opacity]) { value, _ in value * 100
    }
    return property(
      track,
      [options.tolerance.opacity * 100],
      "opacity",
      .unitless,
      per: 100,
      hidesGaps: true
    )
  }

  /// How far an actor's edge lies from its anchor, in points; at least 1.
  private func reach(of actor: Actor) -> Double {
    let size = program.nodes[actor.node].size
    let x = max(actor.value(.anchorX).magnitude, (size.width - actor.value(.anchorX)).magnitude)
    let y = max(actor.value(.anchorY).magnitude, (size.height - actor.value(.anchorY)).magnitude)
    return max(1, (x * x + y * y).squareRoot())
  }

  /// Whether a group leaves its layers where they are.
  func isIdentity(_ actor: Actor) -> Bool {
    let pairs: [(Actor.Channel, Double)] = [
      (.x, actor.value(.anchorX)), (.y, actor.value(.anchorY)), (.scaleX, 1), (.scaleY, 1),
      (.rotation, 0),
    ]
    return actor.rests(.anchorX) && actor.rests(.anchorY)
      && pairs.allSatisfy { actor.rests($0.0) && actor.value($0.0) == $0.1 }
  }
}
