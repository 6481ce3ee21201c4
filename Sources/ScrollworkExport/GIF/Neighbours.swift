/// The palette entries that can stand for the colours of a cell: those nearest to its middle.
///
/// A cell has 8 × 8 × 8 levels. What a cell's neighbours are is found when it is first asked for.
struct Neighbours: ~Copyable {
  /// How many entries each cell has; where a palette has fewer, some are there twice.
  static var count: Int { ColourKernel.neighbourCount }
  private static var cellCount: Int { 1 << 15 }
  private static var paletteSize: Int { ColourKernel.paletteSize }
  /// A coordinate of no colour.
  private static var farAway: Float { 99 }

  private let kernel: ColourKernel
  /// The palette's lightness, then a, then b.
  private let palette: UnsafeMutablePointer<Float>
  private var colourCount = 1
  /// The number of each cell's group; 0 for none yet.
  private let groups: UnsafeMutablePointer<UInt16>
  private var groupCount = 1
  /// For each group the entries' lightness, then a, then b.
  private var labs: UnsafeMutablePointer<Float>
  /// For each group the entries' places in the palette.
  private var places: UnsafeMutablePointer<UInt8>
  private var capacity = 256

  init(_ kernel: ColourKernel) {
    self.kernel = kernel
    palette = .allocate(capacity: 3 * Self.paletteSize)
    palette.initialize(repeating: 0, count: 3 * Self.paletteSize)
    groups = .allocate(capacity: Self.cellCount)
    groups.initialize(repeating: 0, count: Self.cellCount)
    labs = .allocate(capacity: 3 * Self.count * capacity)
    places = .allocate(capacity: Self.count * capacity)
  }

  deinit {
    palette.deallocate()
    groups.deallocate()
    labs.deallocate()
    places.deallocate()
  }

  /// Takes another palette.
  mutating func replacePalette(by colours: [Lab]) {
    palette.update(repeating: Self.farAway, count: 3 * Self.paletteSize)
    for (k, lab) in colours.enumerated() {
      palette[k] = lab.l
      palette[Self.paletteSize + k] = lab.a
      palette[2 * Self.paletteSize + k] = lab.b
    }
    colourCount = colours.count
    groups.update(repeating: 0, count: Self.cellCount)
    groupCount = 1
  }

  /// The entries near a colour `0xRRGGBB`.
  @inline(__always) mutating func near(
    _ colour: UInt32
  ) -> (labs: UnsafePointer<Float>, places: UnsafePointer<UInt8>) {
    let cell = Int(colour >> 19 & 31) << 10 | Int(colour >> 11 & 31) << 5 | Int(colour >> 3 & 31)
    if groups[cell] == 0 { groups[cell] = addGroup(around: colour) }
    let group = Int(groups[cell])
    return (
      UnsafePointer(labs + 3 * Self.count * group), UnsafePointer(places + Self.count * group)
    )
  }

  @inline(never) private mutating func addGroup(around colour: UInt32) -> UInt16 {
    if groupCount == capacity { grow() }
    let group = groupCount
    groupCount += 1
    let places = places + Self.count * group
    let labs = labs + 3 * Self.count * group
    if colourCount > Self.count {
      let middle = Lab(colour & 0xF8_F8F8 | 0x04_0404)
      kernel.findNeighbours(of: middle, in: palette, into: places)
    } else {
      for k in 0..<Self.count { places[k] = UInt8(min(k, colourCount - 1)) }
    }
    for k in 0..<Self.count {
      for coordinate in 0..<3 {
        labs[coordinate * Self.count + k] = palette[coordinate * Self.paletteSize + Int(places[k])]
      }
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
