/// What a GIF's blocks say, without its pixels.
struct GIFReader {
  /// The hundredths of a second that each picture is shown.
  private(set) var delays: [Int] = []
  /// The parts that the pictures cover: x, y, width, height.
  private(set) var parts: [[Int]] = []
  /// How many pictures bring a palette of their own.
  private(set) var ownPalettes = 0
  /// The number in the loop block; none when there is no such block.
  private(set) var loops: Int?
  /// Whether the last byte is the end mark.
  private(set) var isComplete = false

  init(_ bytes: [UInt8]) {
    func word(_ k: Int) -> Int { Int(bytes[k]) | Int(bytes[k + 1]) << 8 }
    var k = 13 + (3 << (Int(bytes[10] & 7) + 1))
    while k < bytes.count {
      switch bytes[k] {
      case 0x21:
        if bytes[k + 1] == 0xF9 { delays.append(word(k + 4)) }
        if bytes[k + 1] == 0xFF { loops = word(k + 16) }
        k += 2
      case 0x2C:
        parts.append([word(k + 1), word(k + 3), word(k + 5), word(k + 7)])
        let packed = bytes[k + 9]
        k += 11
        if packed & 0x80 != 0 {
          ownPalettes += 1
          k += 3 << (Int(packed & 7) + 1)
        }
      default:
        isComplete = bytes[k] == 0x3B && k == bytes.count - 1
        return
      }
      while bytes[k] != 0 { k += 1 + Int(bytes[k]) }
      k += 1
    }
  }
}
