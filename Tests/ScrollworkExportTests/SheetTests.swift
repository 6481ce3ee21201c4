import ScrollworkExport
import ScrollworkRender
import TestSupport
import Testing

@Suite struct SheetTests {
  @Test func cellsLieInsideAndApart() {
    forAll(100) { seed, generator in
      let columns = Int.random(in: 0...8, using: &generator)
      let layout = SheetLayout(
        sceneWidth: Double.random(in: 20...2000, using: &generator),
        sceneHeight: Double.random(in: 20...2000, using: &generator),
        count: Int.random(in: 1...40, using: &generator),
        columns: columns == 0 ? nil : columns,
        width: Int.random(in: 400...3000, using: &generator)
      )
      let corners = (0..<layout.count).map { layout.origin(of: $0) }
      for corner in corners {
        #expect(corner.x > 0 && corner.x + layout.cellWidth < layout.width, "seed \(seed)")
        #expect(corner.y > 0 && corner.y + layout.cellHeight < layout.height, "seed \(seed)")
      }
      for (a, b) in zip(corners, corners.dropFirst()) where a.y == b.y {
        #expect(a.x + layout.cellWidth < b.x, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [(1, 1), (6, 6), (8, 4), (12, 6), (24, 8)])
  func choosesAPleasantGridForPhones(count: Int, columns: Int) {
    let layout = SheetLayout(sceneWidth: 390, sceneHeight: 844, count: count)
    #expect(layout.columns == columns)
    #expect(abs(layout.width - 1600) < layout.columns + 1)
  }

  @Test func showsEachFrameOnALightGround() throws {
    let layout = SheetLayout(sceneWidth: 100, sceneHeight: 80, count: 3, columns: 2, width: 400)
    var sheet = try ContactSheet(layout, title: "Wave")
    let frame = Bitmap(width: layout.cellWidth, height: layout.cellHeight)
    let colours: [UInt32] = [0xFFC0_2040, 0xFF20_C040, 0xFF20_40C0]
    for (index, colour) in colours.enumerated() {
      frame.clear(to: colour)
      sheet.place(frame, at: index, caption: "\(index) s")
    }
    for (index, colour) in colours.enumerated() {
      let (x, y) = layout.origin(of: index)
      #expect(sheet.bitmap[x + layout.cellWidth / 2, y + layout.cellHeight / 2] == colour)
      // The corners are round, so the ground shows there.
      #expect(sheet.bitmap[x, y] != colour)
    }
    #expect(sheet.bitmap[1, 1] == 0xFFF7_F7F5)
    #expect(sheet.bitmap.withUnsafeBytes { $0.count } == sheet.bitmap.byteCount)
  }

  @Test func framesWithoutGroundLieOnThatOfTheSheet() throws {
    let layout = SheetLayout(sceneWidth: 100, sceneHeight: 80, count: 1, width: 400)
    var sheet = try ContactSheet(layout, title: "Wave")
    let frame = Bitmap(width: layout.cellWidth, height: layout.cellHeight)
    frame.clear(to: 0)
    sheet.place(frame, at: 0, caption: "0 s")
    let (x, y) = layout.origin(of: 0)
    for (across, down) in [(0.5, 0.5), (0.5, 0.02), (0.5, 0.97), (0.03, 0.5)] {
      let column = x + Int(Double(layout.cellWidth) * across)
      let row = y + Int(Double(layout.cellHeight) * down)
      #expect(sheet.bitmap[column, row] == sheet.bitmap[1, 1])
    }
  }

  @Test func captionsAreWrittenUnderTheFrames() throws {
    let layout = SheetLayout(sceneWidth: 100, sceneHeight: 80, count: 4, width: 1600)
    func ink(_ caption: String) throws -> Int {
      var sheet = try ContactSheet(layout, title: "")
      let frame = Bitmap(width: layout.cellWidth, height: layout.cellHeight)
      frame.clear(to: 0xFFFF_FFFF)
      sheet.place(frame, at: 0, caption: caption)
      let (x, y) = layout.origin(of: 0)
      var dark = 0
      for row in y + layout.cellHeight..<layout.height {
        for column in x..<x + layout.cellWidth where sheet.bitmap[column, row] & 255 < 160 {
          dark += 1
        }
      }
      return dark
    }
    #expect(try ink("0.25 s") > ink("") + 5)
  }

  /// A face that is picked by Cairo alone has neither of them.
  @Test func titlesHaveChineseLettersAndEmoji() throws {
    let layout = SheetLayout(sceneWidth: 100, sceneHeight: 80, count: 4, width: 1600)
    func title(_ text: String) throws -> [UInt8] {
      try ContactSheet(layout, title: text).bitmap.withUnsafeBytes { Array($0) }
    }
    let box = try title("\u{10FFFD}")
    #expect(try title("波") != box)
    #expect(try title("波") != title("浪"))
    let emoji = try title("🌊")
    // The wave is blue, whatever the letters' colour.
    #expect(stride(from: 0, to: emoji.count, by: 4).contains { emoji[$0] > emoji[$0 + 2] &+ 60 })
  }
}
