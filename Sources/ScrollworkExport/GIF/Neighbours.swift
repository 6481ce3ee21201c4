/// The palette entries that can stand for the colours of a cell: those nearest to its middle.
///
/// A cell has 8 × 8 × 8 levels. What a cell's neighbours are is found when it is first asked for.
struct Neighbours: ~Copyable {
  /// How many entries each cell has; where a palette has fewer, some are there twice.
  static let count = 16
  private static let cellCount = 1 << 15

  /// The number of each cell's group; 0 for none yet.
  private let groups: UnsafeMutablePointer<UInt16>
  private var groupCount = 1
  /// For each group the entries' lightness, then a, then b.
  private var labs: UnsafeMutablePointer<Float>
  /// For each group the entries' places in the palette.
  private var places: UnsafeMutablePointer<UInt8>
  private var capacity = 256

  init() {
    groups = .allocate(capacity: Self.cellCount)
    groups.initialize(repeating: 0, count: Self.cellCount)
    labs = .allocate(capacity: 3 * Self.count * capacity)
    places = .allocate(capacity: Self.count * capacity)
  }

  deinit {
    groups.deallocate()
    labs.deallocate()
    places.deallocate()
  }

  /// Forgets everything, for another palette.
  mutating func clear() {
    groups.update(repeating: 0, count: Self.cellCount)
    groupCount = 1
  }

  /// The entries near a colour `0xRRGGBB`.
  @inline(__always) mutating func near(
    _ colour: UInt32,
    in palette: borrowing Palette
  ) -> (labs: UnsafePointer<Float>, places: UnsafePointer<UInt8>) {
    let cell = Int(colour >> 19 & 31) << 10 | Int(colour >> 11 & 31) << 5 | Int(colour >> 3 & 31)
    if groups[cell] == 0 { groups[cell] = find(colour, in: palette) }
    let group = Int(groups[cell])
    return (
      UnsafePointer(labs + 3 * Self.count * group), UnsafePointer(places + Self.count * group)
    )
  }

  @inline(never) private mutating func find(
    _ colour: UInt32,
    in palette: borrowing Palette
  ) -> UInt16 {
    if groupCount == capacity { grow() }
    let group = groupCount
    groupCount += 1
    let places = places + Self.count * group
    let labs = labs + 3 * Self.count * group
    palette.findNearest(Self.count, to: Lab(colour & 0xF8_F8F8 | 0x04_0404), into: places)
    for k in 0..<Self.count {
      let lab = palette.labs[Int(places[k])]
      (labs[k], labs[Self.count + k], labs[2 * Self.count + k]) = (lab.l, lab.a, lab.b)
    }
    return UInt16(group)
  }

  private mutating func grow() {
    let (oldLabs, oldPlaces) = (labs, places)
    labs = .allocate(capacity: 3 * Self.count * 2 * capacity)
    labs.initialize(from: oldLabs, count: 3 * Self.count * capacity)
    places = .allocate(capacity: Self.count * 2 * capacity)
    places.initialize(from: oldPlaces, count: Self.count * capacity)
    oldLabs.deallocate()
    oldPlaces.deallocate()
    capacity *= 2
  }
}
