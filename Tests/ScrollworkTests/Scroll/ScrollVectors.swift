import TestSupport

/// The table `independent-scroll.json`.
struct ScrollVectors: Decodable {
  var decay: [Decay]
  var rubberBand: [Band]
  var bounce: [Flight]
  var velocity: [Finger]
  var snap: [Page]
  var wrap: [Wrap]

  static func load() throws -> ScrollVectors { try Vectors.own("independent-scroll") }

  struct Sample: Decodable {
    var t: Double
    var value: Double
    var velocity: Double
  }

  struct Decay: Decodable {
    var rate: Double
    var position: Double
    var velocity: Double
    var samples: [Sample]
    var target: Double
    var restTimeHalfPoint: Double
    var stopAt10PointsPerSecond: Stop
    var timeAt: Passing?

    struct Stop: Decodable {
      var t: Double
      var position: Double
    }

    struct Passing: Decodable {
      var position: Double
      var t: Double
    }
  }

  struct Band: Decodable {
    var x: Double
    var dimension: Double
    var c: Double
    var value: Double
    var slope: Double
    var inverseOf: Double
    var inverse: Double?
  }

  struct Flight: Decodable {
    var position: Double
    var velocity: Double
    var min: Double
    var max: Double
    var rate: Double
    var omega: Double
    var edgeTime: Double?
    var edge: Double?
    var edgeVelocity: Double?
    var extremum: Extremum?
    var springCrossesEdgeAt: Double?
    var samples: [Sample]

    struct Extremum: Decodable {
      var t: Double
      var value: Double
    }
  }

  struct Finger: Decodable {
    var samples: [[Double]]
    var weighted3: Double
  }

  struct Page: Decodable {
    var pageSize: Double
    var pageCount: Int
    var startPage: Int
    var offset: Double
    var velocity: Double
    var maxPages: Int
    var minFlick: Double
    var projectedPage: Double
    var target: Double
  }

  struct Wrap: Decodable {
    var count: Int64
    var position: Double
    var settled: Int64
    var phase: Double
    var index: Int64
    var nearestCopy: Int64
  }
}

/// Whether two numbers agree to 10⁻¹² of `size`, and of themselves.
func agrees(_ a: Double, _ b: Double, size: Double = 0) -> Bool {
  (a - b).magnitude <= 1e-12 * max(a.magnitude, b.magnitude, size)
}
