import ScrollworkRender
import Testing

@Suite struct BitmapTests {
  @Test func startsTransparentWithAlignedRows() {
    let bitmap = Bitmap(width: 17, height: 3)
    #expect(bitmap.bytesPerRow == 128)
    bitmap.withUnsafeBytes { bytes in
      #expect(bytes.count == 3 * 128)
      #expect(Int(bitPattern: bytes.baseAddress) % Bitmap.alignment == 0)
      #expect(bytes.allSatisfy { $0 == 0 })
    }
  }

  @Test func storesBlueFirst() {
    let bitmap = Bitmap(width: 2, height: 2)
    bitmap[1, 1] = 0xFF11_2233
    bitmap.withUnsafeBytes { bytes in
      let start = bitmap.bytesPerRow + 4
      #expect(Array(bytes[start..<start + 4]) == [0x33, 0x22, 0x11, 0xFF])
    }
  }

  @Test func clearsEveryPixelAndCopiesThem() {
    let bitmap = Bitmap(width: 5, height: 4)
    bitmap.clear(to: 0x8040_2000)
    let copy = Bitmap(width: 5, height: 4)
    #expect(!copy.hasSamePixels(as: bitmap))
    copy.copy(from: bitmap)
    #expect(copy.hasSamePixels(as: bitmap))
    #expect(copy[4, 3] == 0x8040_2000)
    #expect(!copy.hasSamePixels(as: Bitmap(width: 4, height: 5)))
  }
}
