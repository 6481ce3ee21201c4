internal import CCairo
internal import Scrollwork
package import ScrollworkScene

/// The Cairo calls that one frame came down to, so that they can be made again without all that led to
/// them: the yardstick of the benchmarks.
package final class CallJournal {
  enum Call {
    /// A picture copied to its place.
    case paint(OpaquePointer, cairo_matrix_t, cairo_filter_t, Double)
    /// A cheap shape drawn as such.
    case drawing(Drawing, cairo_matrix_t, Double)
    /// Everything until `restore` is cut at an outline.
    case clip(Outline, cairo_matrix_t)
    case restore
    /// What was drawn is cut at an outline.
    case cut(Outline, cairo_matrix_t)
    /// A picture of a group becomes like another one.
    case copy(Surface, Surface)
    /// Everything until `leave` goes into rows of a group's picture, which are emptied first.
    case enter(Surface, RowSpan)
    case leave
  }

  private(set) var calls: [Call] = []
  /// Keeps what the calls point to.
  private var keepers: [AnyObject] = []

  /// Notes a call, and keeps alive what it points to.
  func note(_ call: Call, keeping keeper: AnyObject? = nil) {
    calls.append(call)
    if let keeper { keepers.append(keeper) }
  }
}

extension Renderer {
  /// Draws a frame and notes the Cairo calls.
  package func recordedCalls(of frame: Frame, into bitmap: Bitmap) -> CallJournal {
    let journal = CallJournal()
    compositor.journal = journal
    defer { compositor.journal = nil }
    render(frame, into: bitmap)
    return journal
  }

  /// Makes the noted calls, and no others, once more.
  package func replay(_ journal: CallJournal, into bitmap: Bitmap) {
    Surface(over: bitmap).draw { canvas in
      backdrop.draw(on: canvas)
      var open = [canvas]
      for call in journal.calls {
        let canvas = open[open.count - 1]
        switch call {
        case .paint(let pattern, var matrix, let filter, let opacity):
          cairo_pattern_set_filter(pattern, filter)
          cairo_set_matrix(canvas.cr, &matrix)
          cairo_set_source(canvas.cr, pattern)
          if opacity >= 1 {
            cairo_paint(canvas.cr)
          } else {
            cairo_paint_with_alpha(canvas.cr, opacity)
          }
        case .drawing(let drawing, var matrix, let opacity):
          cairo_set_matrix(canvas.cr, &matrix)
          drawing.draw(on: canvas, opacity: opacity)
        case .clip(let outline, var matrix):
          cairo_save(canvas.cr)
          cairo_set_matrix(canvas.cr, &matrix)
          outline.trace(on: canvas)
          cairo_clip(canvas.cr)
        case .cut(let outline, var matrix):
          cairo_set_matrix(canvas.cr, &matrix)
          outline.trace(on: canvas)
          cairo_set_operator(canvas.cr, CAIRO_OPERATOR_DEST_IN)
          cairo_set_source_rgb(canvas.cr, 0, 0, 0)
          cairo_fill(canvas.cr)
          cairo_set_operator(canvas.cr, CAIRO_OPERATOR_OVER)
        case .restore: cairo_restore(canvas.cr)
        case .copy(let from, let to): to.copy(from: from)
        case .enter(let surface, let rows):
          surface.clear(rows)
          open.append(Canvas(surface))
          open[open.count - 1].limit(to: rows)
        case .leave: open.removeLast()
        }
      }
    }
  }
}
