extension Show {
  /// What reads the page: which layers are visible, where, how opaque, and in which order.
  ///
  /// Numbers are those of the elements' styles, as the page wrote them.
  static let script = """
    window.show = {
      events: [], frames: [], known: 0,
      layers() {
        const layers = []
        const visit = element => {
          const inside = [...element.children].filter(child => show.slots.has(child))
          inside.sort((a, b) => a.style.zIndex - b.style.zIndex)
          for (const child of inside) {
            const { display, transform, opacity } = child.style
            if (display == "none") continue
            const numbers = transform.match(/-?[\\d.]+(e-?\\d+)?/g)?.map(Number) || []
            const map = transform.startsWith("matrix(") ? numbers
              : [1, 0, 0, 1, numbers[0] || 0, numbers[1] || 0]
            layers.push([show.slots.get(child), ...map, opacity == "" ? 1 : +opacity])
            visit(child)
          }
        }
        show.slots = new Map(player.painter.elements.map((element, slot) => [element, slot]))
        visit(player.stage)
        return layers
      },
      frame() { return { time: player.clock, events: show.known, layers: show.layers() } },
      /** From now on keeps every `step`th frame that the page shows. */
      record(step) {
        let count = 0
        player.recorder = (time, kind, id, x, y, dx, dy) =>
          show.events.push({ time, kind, id, x, y, dx, dy })
        const { draw } = player.painter
        player.painter.draw = function (frame) {
          draw.call(this, frame)
          show.known = show.events.length
          if (count++ % step == 0) show.frames.push(show.frame())
        }
      },
    }
    0
    """

  /// Keeps what happens and every few frames of what is shown.
  func record(every step: Int = 2) async throws {
    try await page.evaluate("show.record(\(step)), 0")
  }

  /// A frame as the page showed it.
  struct Shown: Sendable {
    /// The second of the scene.
    let time: Double
    /// How many events had been taken in.
    let events: Int
    /// Slot, matrix and opacity of each visible layer, back to front.
    let layers: [[Double]]

    init(_ json: JSON) {
      time = json["time"]?.number ?? .nan
      events = Int(json["events"]?.number ?? 0)
      layers = (json["layers"]?.array ?? []).map { ($0.array ?? []).compactMap(\.number) }
    }
  }

  /// The frames kept so far.
  func frames() async throws -> [Shown] {
    (try await page.evaluate("show.frames").array ?? []).map(Shown.init)
  }

  /// The frame that is there now.
  func frame() async throws -> Shown { Shown(try await page.evaluate("show.frame()")) }
}
