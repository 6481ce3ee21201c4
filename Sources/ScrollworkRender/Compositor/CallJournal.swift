internal import CCairo
internal import Scrollwork
package import ScrollworkScene

/// The calls that one frame came down to, so that they can be made again without all that led to them:
/// the yardstick of the benchmarks.
package final class CallJournal {
  enum Call {
    /// A picture copied to its place.
    case paint(Raster, Affine, Double)
    /// A cheap shape drawn as such.
    case drawing(Drawing, cairo_matrix_t, Double)
    /// Everything until `restore` is cut at a box.
    case clip(RoundBox, Affine)
    case restore
    /// What was drawn is cut at a box.
    case cut(RoundBox, Affine)
    /// A picture of a group becomes like another one.
    case copy(Raster, Raster)
    /// Everything until `leave` goes into rows of a group's picture, which are emptied first.
    case enter(Raster, RowSpan)
    case leave
  }

  private(set) var calls: [Call] = []

  /// Notes a call, and keeps alive what it points to.
  func note(_ call: Call) { calls.append(call) }
}

extension Renderer {
  /// Draws a frame and notes the calls.
  package func recordedCalls(of frame: Frame, into bitmap: Bitmap) -> CallJournal {
    let journal = CallJournal()
    compositor.journal = journal
    defer { compositor.journal = nil }
    render(frame, into: bitmap)
    return journal
  }

  /// Makes the noted calls, and no others, once more.
  ///
  /// Pictures are copied by our own loops, or by Cairo's.
  package func replay(_ journal: CallJournal, into bitmap: Bitmap, withCairo: Bool) {
    Surface(over: bitmap).draw { canvas in
      backdrop.draw(on: canvas)
      var calls = journal.calls[...]
      replay(&calls, on: canvas, withCairo: withCairo)
    }
  }

  /// Makes calls until the end of what one of them began.
  private func replay(
    _ calls: inout ArraySlice<CallJournal.Call>,
    on canvas: Canvas,
    withCairo: Bool
  ) {
    while let call = calls.popFirst() {
      switch call {
      case .paint(let raster, let map, let opacity):
        if withCairo {
          raster.drawWithCairo(on: canvas, placed: map, opacity: opacity)
        } else {
          raster.draw(on: canvas, placed: map, opacity: opacity, with: compositor.mixer)
        }
      case .drawing(let drawing, var matrix, let opacity):
        cairo_set_matrix(canvas.cr, &matrix)
        drawing.draw(on: canvas, opacity: opacity)
      case .clip(let frame, let map):
        canvas.cut(at: frame, map) { replay(&calls, on: canvas, withCairo: withCairo) }
      case .cut(let frame, let map): canvas.erase(outside: frame, map)
      case .copy(let from, let to): to.copy(from: from)
      case .enter(let raster, let rows):
        raster.surface.clear(rows)
        raster.surface.draw { canvas in
          canvas.limit(to: rows)
          replay(&calls, on: canvas, withCairo: withCairo)
        }
        raster.read(rows)
      case .restore, .leave: return
      }
    }
  }
}

extension Raster {
  /// Copies it as Cairo does, to compare.
  fileprivate func drawWithCairo(on canvas: Canvas, placed: Affine, opacity: Double) {
    var matrix = placed.cairo
    cairo_set_matrix(canvas.cr, &matrix)
    canvas.setSource(surface)
    cairo_pattern_set_filter(cairo_get_source(canvas.cr), CAIRO_FILTER_BILINEAR)
    if opacity >= 1 { cairo_paint(canvas.cr) } else { cairo_paint_with_alpha(canvas.cr, opacity) }
  }
}
