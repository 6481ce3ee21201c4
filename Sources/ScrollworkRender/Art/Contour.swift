package import Scrollwork

/// One subpath of an outline as vertices with handles, as editors keep it.
package struct Contour: Hashable, Sendable {
  /// A place in points.
  package struct Spot: Hashable, Sendable {
    /// To the right.
    package let x: Double
    /// Downward.
    package let y: Double
  }

  /// A place on the line, with the handles of the curves that arrive and leave.
  package struct Vertex: Hashable, Sendable {
    /// The place itself.
    package let spot: Spot
    /// The handle of the piece that arrives.
    package var arriving: Spot
    /// The handle of the piece that leaves.
    package var leaving: Spot
  }

  /// The vertices in the order of drawing.
  package private(set) var vertices: [Vertex]
  /// Whether the last vertex is joined with the first.
  package private(set) var isClosed = false

  /// Reads every subpath of an outline.
  static func contours(of outline: Outline) -> [Contour] {
    var contours: [Contour] = []
    for step in outline.steps {
      switch step {
      case .move(let spot): contours.append(Contour(vertices: [Vertex(spot)]))
      case .line(let spot): contours[contours.count - 1].vertices.append(Vertex(spot))
      case .curve(let first, let second, let spot):
        contours[contours.count - 1].curve(first, second, spot)
      case .close: contours[contours.count - 1].close()
      }
    }
    return contours.filter { $0.vertices.count > 1 }
  }

  private mutating func curve(_ first: Outline.Spot, _ second: Outline.Spot, _ end: Outline.Spot) {
    vertices[vertices.count - 1].leaving = Spot(x: first.x, y: first.y)
    var vertex = Vertex(end)
    vertex.arriving = Spot(x: second.x, y: second.y)
    vertices.append(vertex)
  }

  /// A last vertex that lies on the first is the first.
  private mutating func close() {
    isClosed = true
    guard vertices.count > 2, let last = vertices.last, last.spot == vertices[0].spot else {
      return
    }
    vertices[0].arriving = last.arriving
    vertices.removeLast()
  }
}

extension Contour.Vertex {
  fileprivate init(_ spot: Outline.Spot) {
    let place = Contour.Spot(x: spot.x, y: spot.y)
    self.init(spot: place, arriving: place, leaving: place)
  }
}

extension Contour {
  /// A rectangle at the origin, its corners rounded, clockwise.
  package static func rectangle(_ size: Size, radius: Double) -> Contour {
    contours(of: .rectangle(width: size.width, height: size.height, radius: radius)).first
      ?? Contour(vertices: [])
  }
}
