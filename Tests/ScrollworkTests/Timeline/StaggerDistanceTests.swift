import Scrollwork
import TestSupport
import Testing

@Suite struct StaggerDistanceTests {
  /// A second opinion that measures every item.
  @Test func countsDistancesFromTheNearestItem() {
    forAll(600) { seed, generator in
      let count = Int(generator.double(in: 1...30))
      let columns = Int(generator.double(in: 1...6))
      let rows = Int(generator.double(in: 1...6))
      let axis = [Stagger.Axis.both, .x, .y][Int(seed % 3)]
      let place = Point(x: generator.double(in: -1...2), y: generator.double(in: -1...2))
      let index = Int(generator.double(in: 0...Double(columns * rows)).nextDown)
      let (right, bottom) = (Double(columns - 1), Double(rows - 1))
      let origins: [(Stagger.Origin, Point)] = [
        (.first, .zero), (.last, Point(x: right, y: bottom)),
        (.center, Point(x: right / 2, y: bottom / 2)),
        (.index(index), Point(x: Double(index % columns), y: Double(index / columns))),
        (.point(x: place.x, y: place.y), Point(x: place.x * right, y: place.y * bottom)),
      ]
      for (origin, start) in origins {
        let distances = (0..<count).map { item in
          let dx = Double(item % columns) - start.x
          let dy = Double(item / columns) - start.y
          return axis == .x
            ? dx.magnitude : axis == .y ? dy.magnitude : (dx * dx + dy * dy).squareRoot()
        }
        let (near, far) = (distances.min() ?? 0, distances.max() ?? 0)
        let grid = Stagger.Grid(columns: columns, rows: rows, axis: axis)
        let each = delays(.init(.each(0.5), from: origin, grid: grid), count)
        let total = delays(.init(.total(3), from: origin, grid: grid), count)
        for item in 0..<count {
          let distance = distances[item] - near
          #expect((each[item] - distance * 0.5).magnitude < 1e-9, "seed \(seed), \(origin)")
          let share = far > near ? distance / (far - near) : 0
          #expect((total[item] - share * 3).magnitude < 1e-9, "seed \(seed), \(origin)")
        }
      }
      // From the edges: how many items lie between it and the nearest side.
      let steps = (0..<count).map { item in
        let dx = min(item % columns, columns - 1 - item % columns)
        let dy = max(0, min(item / columns, rows - 1 - item / columns))
        return Double(axis == .x ? dx : axis == .y ? dy : min(dx, dy))
      }
      let grid = Stagger.Grid(columns: columns, rows: rows, axis: axis)
      let total = delays(.init(.total(3), from: .edges, grid: grid), count)
      let far = steps.max() ?? 0
      for item in 0..<count {
        let expected = far > 0 ? steps[item] / far * 3 : 0
        #expect((total[item] - expected).magnitude < 1e-9, "seed \(seed), edges")
      }
    }
  }

  private func delays(_ stagger: Stagger, _ count: Int) -> [Double] {
    (0..<count).map { stagger.delay(index: $0, count: count) }
  }
}
