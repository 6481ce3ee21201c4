/// The colours of a GIF at one time.
struct Palette {
  /// `0xRRGGBB`, from dark to light; at most 255.
  let colours: [UInt32]
  /// The same colours in Oklab.
  let labs: [Lab]
  /// Whether these are all colours there are, and not those that stand for them.
  let isExact: Bool

  /// Sorts the colours.
  ///
  /// - Precondition: There are 1 to 255 of them.
  init(_ unsorted: [UInt32], isExact: Bool = false) {
    precondition((1...255).contains(unsorted.count), "A palette has 1 to 255 colours")
    let pairs = unsorted.map { (colour: $0 & 0xFF_FFFF, lab: Lab($0)) }
      .sorted { ($0.lab.l, $0.colour) < ($1.lab.l, $1.colour) }
    colours = pairs.map(\.colour)
    labs = pairs.map(\.lab)
    self.isExact = isExact
  }

  /// The place of the nearest colour, and its squared distance.
  func nearest(to lab: Lab) -> (index: Int, square: Float) {
    var best = (index: 0, square: Float.infinity)
    search(around: lab) { k, square in
      if square < best.square { best = (k, square) }
      return best.square
    }
    return best
  }

  /// Finds the places of the nearest colours, nearest first; the last one again where there are too few.
  func findNearest(_ count: Int, to lab: Lab, into places: UnsafeMutablePointer<UInt8>) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { squares in
      var found = 0
      search(around: lab) { k, square in
        if found < count {
          found &+= 1
        } else if square >= squares[count &- 1] {
          return squares[count &- 1]
        }
        var place = found &- 1
        while place > 0 && squares[place &- 1] > square {
          squares[place] = squares[place &- 1]
          places[place] = places[place &- 1]
          place &-= 1
        }
        squares[place] = square
        places[place] = UInt8(truncatingIfNeeded: k)
        return found == count ? squares[count &- 1] : .infinity
      }
      while found < count {
        places[found] = places[found &- 1]
        found &+= 1
      }
    }
  }

  /// Goes outwards from the colour of the same lightness, until lightness alone is too far.
  ///
  /// - Parameters:
  ///   - lab: The colour to begin at.
  ///   - body: Takes a place and its squared distance, and says which squared distance is too far.
  @inline(__always) private func search(around lab: Lab, _ body: (Int, Float) -> Float) {
    labs.withUnsafeBufferPointer { labs in
      var up = 0
      var high = labs.count
      while up < high {
        let middle = (up &+ high) >> 1
        if labs[middle].l < lab.l { up = middle &+ 1 } else { high = middle }
      }
      var down = up &- 1
      var bound = Float.infinity
      while true {
        let above = up < labs.count ? labs[up].l - lab.l : .infinity
        let below = down >= 0 ? lab.l - labs[down].l : .infinity
        let step = min(above, below)
        if step == .infinity || step * step >= bound { return }
        let k = above <= below ? up : down
        bound = body(k, labs[k].square(to: lab))
        if above <= below { up &+= 1 } else { down &-= 1 }
      }
    }
  }
}
