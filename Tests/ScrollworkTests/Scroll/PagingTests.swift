import Scrollwork
import TestSupport
import Testing

@Suite struct PagingTests {
  @Test func matchesTheSnapTable() throws {
    let rows = try ScrollVectors.load().snap
    #expect(rows.count == 60)
    for row in rows {
      let paging = Paging(
        length: row.pageSize,
        maxPages: row.maxPages,
        flickSpeed: row.minFlick
      )
      let page = paging.page(
        offset: row.offset,
        velocity: row.velocity,
        start: Double(row.startPage),
        in: 0...Double(row.pageCount - 1)
      )
      #expect(page == row.target, "\(row)")
      let stop = Deceleration(position: row.offset, velocity: row.velocity).target
      #expect(agrees(stop / row.pageSize, row.projectedPage, size: 1), "\(row)")
    }
  }

  @Test func turnsOnePageWhenTheNextIsAlreadyHalfVisible() {
    let paging = Paging(length: 320)
    #expect(paging.page(offset: 0.6 * 320, velocity: 2000, start: 0) == 1)
    #expect(paging.page(offset: -0.6 * 320, velocity: -2000, start: 0) == -1)
  }

  @Test func returnsWithAFlickBack() {
    let paging = Paging(length: 320)
    #expect(paging.page(offset: 0.9 * 320, velocity: -400, start: 0) == 0)
    #expect(paging.page(offset: 0.2 * 320, velocity: 301, start: 0) == 1)
    #expect(paging.page(offset: 0.2 * 320, velocity: 150, start: 0) == 0)
  }

  @Test func goesAnyNumberOfPagesWithoutALimit() {
    let paging = Paging(length: 100, maxPages: nil)
    #expect(paging.page(offset: 0, velocity: 2000, start: 0) == 10)
  }

  @Test func leavesAPageWhereAFingerHasDraggedIt() {
    let paging = Paging(length: 64, maxPages: 3, flickSpeed: .infinity)
    #expect(paging.page(offset: 5 * 64, velocity: 0, start: 0) == 5)
    #expect(paging.page(offset: 5 * 64, velocity: 3000, start: 0) == 5)
  }

  @Test func treatsBothDirectionsAlike() {
    forAll(500) { seed, g in
      let paging = Paging(length: 320, maxPages: Int.random(in: 1...3, using: &g))
      let start = g.double(in: -5...5).rounded()
      // Halves are among them, which are ties.
      let offset = (start + (g.double(in: -4...4)).rounded() / 2) * 320
      let velocity = Bool.random(using: &g) ? 0 : g.double(in: -3000...3000)
      let page = paging.page(offset: offset, velocity: velocity, start: start)
      let mirrored = paging.page(offset: -offset, velocity: -velocity, start: -start)
      #expect(page == -mirrored, "seed \(seed)")
    }
  }
}
