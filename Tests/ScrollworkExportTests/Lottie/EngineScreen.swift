import Scrollwork
import ScrollworkExport
import ScrollworkRender
import ScrollworkScene

/// What a frame of the engine draws, back to front, as a player of animations would tell it.
struct EngineScreen {
  /// One thing that is drawn: a layer, or its shadow.
  struct Drawn {
    let name: String
    let isShadow: Bool
    /// From the units of the animation's layer to the picture's.
    let map: Affine
    /// The layer's box in those units.
    let box: Rect
    /// Its own opacity times those of all that contains it.
    let opacity: Double
    /// The corners of the boxes that cut it, the outer ones first.
    let cuts: [[Point]]
    /// The colour and opacity of its plain fill, each 0 … 1.
    let fill: [Double]?
  }

  private(set) var drawn: [Drawn] = []

  init(_ frame: Frame, _ program: Program, _ art: Art) {
    for slot in frame.order.map(Int.init) {
      let index = program.nodeIndex(ofSlot: slot)
      let node = program.nodes[index]
      let deck = node.deck
      let item = program.itemIndex(ofDeck: deck, card: frame.card[slot])
      guard let pieces = art.pieces(of: index, item) else { continue }
      var opacity = frame.opacity[slot]
      var cuts: [[Point]] = []
      var outer = program.parent(ofSlot: slot)
      while outer >= 0 {
        opacity *= frame.opacity[outer]
        if case .group(let clips, _) = program.node(ofSlot: outer).content, clips {
          let box = Rect(origin: .zero, size: program.node(ofSlot: outer).size)
          cuts.insert(LottieScreen.corners(box, frame.world[outer]), at: 0)
        }
        outer = program.parent(ofSlot: outer)
      }
      for piece in pieces {
        let inverse = Affine.translation(x: piece.corner.x, y: piece.corner.y)
          .concatenating(.scale(x: 1 / piece.scale, y: 1 / piece.scale))
        let box = Rect(
          x: -piece.corner.x * piece.scale,
          y: -piece.corner.y * piece.scale,
          width: node.size.width * piece.scale,
          height: node.size.height * piece.scale
        )
        drawn.append(
          Drawn(
            name: node.id.map { "\($0)" } ?? art.pointers[index],
            isShadow: piece.isShadow,
            map: frame.world[slot].concatenating(inverse),
            box: box,
            opacity: opacity,
            cuts: cuts,
            fill: piece.isShadow ? nil : Self.fill(slot, node, frame, program)
          )
        )
      }
    }
  }

  private static func fill(
    _ slot: Int,
    _ node: Node,
    _ frame: Frame,
    _ program: Program
  ) -> [Double]? {
    let paint = program.paint(ofSlot: slot, in: frame)
    let color: RGBA
    switch node.content {
    case .text(let text): color = paint?.color ?? text.color
    case .shape(let shape):
      guard case .color(let rest) = shape.fill else { return nil }
      color = paint?.fill ?? rest
    default: return nil
    }
    return [color.red, color.green, color.blue, color.alpha]
  }

  /// What each layer of a program consists of in an animation.
  final class Art {
    struct Piece {
      let isShadow: Bool
      let corner: Point
      let scale: Double
    }

    let pointers: LayerPointers
    private let program: Program
    private let art: LayerArt
    private let scale: Double
    private var known: [[Int]: [Piece]] = [:]

    init(_ stage: LottieStage, scale: Double) throws {
      program = stage.playback.player.program
      pointers = LayerPointers(of: stage.scene)
      art = try LayerArt(program, folder: stage.folder)
      self.scale = scale
    }

    /// The shadow and the layer over it; nil for what is no layer of its own.
    func pieces(of index: Int, _ item: Int?) -> [Piece]? {
      let key = [index, item ?? -1]
      if let pieces = known[key] { return pieces }
      var pieces: [Piece] = []
      let node = program.nodes[index]
      if node.shadow?.color.alpha ?? 0 > 0,
        let shadow = art.shadow(ofNode: index, item: item, scale: scale)
      {
        pieces.append(Piece(isShadow: true, corner: shadow.corner, scale: shadow.scale))
      }
      switch node.content {
      case .image:
        if let picture = art.picture(ofNode: index, item: item, scale: scale) {
          pieces.append(Piece(isShadow: false, corner: picture.corner, scale: picture.scale))
        }
      case .text:
        if art.contours(ofNode: index, item: item)?.isEmpty == false {
          pieces.append(Piece(isShadow: false, corner: .zero, scale: 1))
        }
      case .shape: pieces.append(Piece(isShadow: false, corner: .zero, scale: 1))
      default: return nil
      }
      known[key] = pieces
      return pieces
    }
  }
}
