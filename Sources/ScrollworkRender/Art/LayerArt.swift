internal import CCairo
package import Scrollwork
package import ScrollworkScene

/// What the layers of a program show, for formats that draw it themselves: outlines, set lines and
/// pictures.
package final class LayerArt {
  private let program: Program
  private let maker: DrawingMaker

  /// Reads all that a program shows.
  ///
  /// - Parameters:
  ///   - program: Whose layers.
  ///   - folder: The folder of the document, to which its files are relative.
  ///   - fonts: A folder whose fonts the scene may name besides the house's.
  /// - Throws: All that keeps the scene from being drawn.
  package init(
    _ program: Program,
    folder: String,
    fonts: String? = nil
  ) throws(RenderProblems) {
    self.program = program
    maker = DrawingMaker(folder: folder, fonts: FontBook(try FontFiles(extra: fonts)))
    _ = try LayerBook(program, maker)
  }

  /// A line of a text as it is set.
  package struct Line: Hashable, Sendable {
    /// Its letters.
    package let text: String
    /// Its left end in the box, in points.
    package let x: Double
    /// Its baseline in the box, in points.
    package let baseline: Double
    /// Its width in points.
    package let width: Double
  }

  /// A part of a layer as pixels.
  package struct Picture {
    /// The pixels.
    package let bitmap: Bitmap
    /// Where the left upper corner lies in the layer, in points.
    package let corner: Point
    /// Pixels a point.
    package let scale: Double
  }

  /// A box around all that a layer paints at rest, its shadow left out; nil when it paints nothing.
  package func ink(ofNode index: Int, item: Int?) -> Rect? {
    guard let box = drawing(index, item)?.ink, !box.isEmpty else { return nil }
    return Rect(x: box.minX, y: box.minY, width: box.width, height: box.height)
  }

  /// The outlines of a text or of path data, in the layer's points; nil for what has none, such as
  /// letters that are pictures.
  package func contours(ofNode index: Int, item: Int?) -> [Contour]? {
    switch drawing(index, item) {
    case .text(let block, _): block.outline.map { Contour.contours(of: $0) }
    case .shape(let shape): Contour.contours(of: shape.outline)
    default: nil
    }
  }

  /// The lines of a text; empty for anything else.
  package func lines(ofNode index: Int, item: Int?) -> [Line] {
    guard case .text(let block, _) = drawing(index, item) else { return [] }
    return block.lines.indices.map { place in
      let line = block.lines[place]
      return Line(
        text: block.string(ofLine: place),
        x: line.x,
        baseline: line.baseline,
        width: line.width
      )
    }
  }

  /// What a layer shows at rest, without its shadow; nil when nothing is seen.
  package func picture(ofNode index: Int, item: Int?, scale: Double) -> Picture? {
    guard let drawing = drawing(index, item) else { return nil }
    return Rasteriser.raster(of: drawing, shadow: nil, scale: scale).map {
      picture(of: $0.surface, at: $0)
    }
  }

  /// A layer's shadow at rest, without the layer; nil when it casts none.
  package func shadow(ofNode index: Int, item: Int?, scale: Double) -> Picture? {
    guard let shadow = program.nodes[index].shadow, let drawing = drawing(index, item),
      let raster = Rasteriser.shadow(shadow, of: drawing, scale: scale)
    else { return nil }
    return picture(of: raster.surface, at: raster)
  }

  private func drawing(_ index: Int, _ item: Int?) -> Drawing? {
    let node = program.nodes[index]
    let card = node.deck < 0 ? nil : item.map { program.decks[node.deck].items[$0] }
    return maker.drawing(of: node, at: RenderProblem.Place(node: index, item: item), item: card)
  }

  private func picture(of surface: Surface, at raster: Raster) -> Picture {
    let bitmap = Bitmap(width: surface.width, height: surface.height)
    Surface(over: bitmap).draw { canvas in
      cairo_set_operator(canvas.cr, CAIRO_OPERATOR_SOURCE)
      canvas.setSource(surface)
      cairo_paint(canvas.cr)
    }
    return Picture(
      bitmap: bitmap,
      corner: Point(x: raster.x / raster.scale, y: raster.y / raster.scale),
      scale: raster.scale
    )
  }
}
