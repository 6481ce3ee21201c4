extension Outline {
  /// A line or curve with its start.
  struct Piece {
    /// Where it starts.
    let from: Spot
    /// The handles, when it is a curve.
    let handles: (Spot, Spot)?
    /// Where it ends.
    let to: Spot

    /// The place at `t`, 0 … 1 of the curve's own parameter.
    func spot(at t: Double) -> Spot {
      guard let (first, second) = handles else { return .between(from, to, t) }
      let a = Spot.between(from, first, t)
      let b = Spot.between(first, second, t)
      let c = Spot.between(second, to, t)
      return .between(.between(a, b, t), .between(b, c, t), t)
    }

    /// The part between two parameters (de Casteljau, twice).
    func part(from start: Double, to end: Double) -> Piece {
      guard let (first, second) = handles else {
        return Piece(from: spot(at: start), handles: nil, to: spot(at: end))
      }
      let a = Spot.between(from, first, start)
      let b = Spot.between(first, second, start)
      let c = Spot.between(second, to, start)
      let ab = Spot.between(a, b, start)
      let bc = Spot.between(b, c, start)
      let begin = Spot.between(ab, bc, start)
      let share = start < 1 ? (end - start) / (1 - start) : 0
      let d = Spot.between(begin, bc, share)
      let e = Spot.between(bc, c, share)
      let f = Spot.between(c, to, share)
      let de = Spot.between(d, e, share)
      let ef = Spot.between(e, f, share)
      return Piece(from: begin, handles: (d, de), to: .between(de, ef, share))
    }

    /// Distances along it at even steps of its parameter, the first 0.
    ///
    /// The polygon through 64 points is within 0.04 % of any curve without a cusp.
    func distances() -> [Double] {
      guard handles != nil else { return [0, from.distance(to: to)] }
      let count = 64
      var sum = 0.0
      var last = from
      var distances = [0.0]
      for step in 1...count {
        let next = spot(at: Double(step) / Double(count))
        sum += last.distance(to: next)
        distances.append(sum)
        last = next
      }
      return distances
    }
  }

  /// The pieces of each subpath, closing lines included, and whether it is closed.
  var subpaths: [(pieces: [Piece], isClosed: Bool)] {
    var all: [(pieces: [Piece], isClosed: Bool)] = []
    var start = Spot(x: 0, y: 0)
    var pen = start
    for step in steps {
      switch step {
      case .move(let spot):
        all.append(([], false))
        start = spot
        pen = spot
      case .line(let spot):
        all[all.count - 1].pieces.append(Piece(from: pen, handles: nil, to: spot))
        pen = spot
      case .curve(let first, let second, let spot):
        all[all.count - 1].pieces.append(Piece(from: pen, handles: (first, second), to: spot))
        pen = spot
      case .close:
        all[all.count - 1].pieces.append(Piece(from: pen, handles: nil, to: start))
        all[all.count - 1].isClosed = true
        pen = start
      }
    }
    return all
  }

  /// How long the whole outline is, in points.
  var length: Double {
    subpaths.reduce(0) { sum, subpath in
      subpath.pieces.reduce(sum) { $0 + ($1.distances().last ?? 0) }
    }
  }
}
