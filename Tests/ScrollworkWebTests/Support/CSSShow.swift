import Foundation
import Scrollwork
import ScrollworkExport
import ScrollworkScene
import ScrollworkWeb
import TestSupport
import Testing

/// A page without a script in the browser, and the program that it was made from.
struct CSSShow {
  let page: Page
  let program: Program
  /// The folder of the scene's pictures.
  let folder: String
  /// How far the scroller is scrolled where the player's offset is 0.
  let origin: Double

  /// Opens one of the examples on a screen of the scene's own size.
  static func example(
    _ name: String,
    isReduced: Bool = false,
    isOld: Bool = false,
    _ body: (CSSShow) async throws -> Void
  ) async throws {
    let folder = Vectors.root.appendingPathComponent("Examples/\(name)")
    let document = try Data(contentsOf: folder.appendingPathComponent("scene.json"))
    try await open([UInt8](document), folder, isReduced: isReduced, isOld: isOld, body)
  }

  /// Opens a document whose pictures lie in a folder.
  ///
  /// `isOld` makes the page believe that the browser has no scroll timelines.
  static func open(
    _ document: [UInt8],
    _ folder: URL,
    isReduced: Bool = false,
    isOld: Bool = false,
    _ body: (CSSShow) async throws -> Void
  ) async throws {
    let scene = try Scene(json: document)
    let pictures = try scene.pictureFiles.map { name in
      WebPicture(name, [UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name)"))))
    }
    let environment = Environment(viewport: scene.size, prefersReducedMotion: isReduced)
    let css = CSSPage(scene, in: environment, pictures: pictures)
    let scratch = try Scratch()
    let text = String(decoding: css.file, as: UTF8.self)
    let old = text.replacing("(animation-timeline:scroll())", with: "(animation-timeline:none())")
    let file = try scratch.write(isOld ? Array(old.utf8) : css.file, to: "page.html")
    try await Browser.withPage(.phone(scene.size.width, scene.size.height)) { page in
      if isReduced { try await page.prefer(["prefers-reduced-motion": "reduce"]) }
      try await page.open(file)
      try await page.evaluate(Self.script)
      let origin = try await page.evaluate("show.start()").number ?? .nan
      let program = Program(scene, in: environment)
      try await body(CSSShow(page: page, program: program, folder: folder.path, origin: origin))
    }
  }

  /// How far a page is from a frame.
  struct Difference {
    var points = 0.0
    var opacity = 0.0
    var place = ""
    var layers = 0

    mutating func join(_ other: Difference) {
      points = max(points, other.points)
      opacity = max(opacity, other.opacity)
      layers += other.layers
    }
  }

  /// Compares the boxes and opacities of all layers that the player shows, or of some of them.
  func difference(
    at offset: Double,
    _ time: Double,
    where isMeant: (_ slot: Int, Frame) -> Bool = { _, _ in true }
  ) async throws -> Difference {
    let frame = frame(at: offset, time)
    let boxes = try await seek(to: offset, time)
    var difference = Difference()
    for slot in frame.order.map(Int.init) {
      let index = program.nodeIndex(ofSlot: slot)
      guard isMeant(slot, frame) else { continue }
      let node = program.nodes[index]
      let size = program.paint(ofSlot: slot, in: frame)?.size ?? node.size
      let box = frame.world[slot].bounds(of: Rect(origin: .zero, size: size))
      let edges = [box.minX, box.minY, box.maxX, box.maxY]
      var best: (points: Double, opacity: Double)?
      for (place, shown) in (boxes["n\(index)"]?.array ?? []).enumerated() {
        if node.deck >= 0 {
          let count = program.decks[node.deck].deck.count
          if Int64(place) % count != frame.card[slot] { continue }
        }
        let numbers = (shown.array ?? []).compactMap(\.number)
        guard numbers.count == 5 else { continue }
        let points = zip(edges, numbers).map { abs($0 - $1) }.max() ?? .infinity
        let opacity = abs(numbers[4] - frame.opacity[slot])
        if points < best?.points ?? .infinity { best = (points, opacity) }
      }
      let found = best ?? (.infinity, 0)
      difference.layers += 1
      if found.points > difference.points {
        difference.place += " n\(index) \(node.id.map { "\($0)" } ?? "") \(found.points) px;"
      }
      if found.opacity > max(difference.opacity, 0.003) {
        difference.place += " n\(index) opacity \(found.opacity);"
      }
      difference.points = max(difference.points, found.points)
      difference.opacity = max(difference.opacity, found.opacity)
    }
    return difference
  }

  /// The player's frame.
  func frame(at offset: Double, _ time: Double) -> Frame {
    var playback = Playback(program, Trace(scrolled(offset)))
    playback.seek(to: time)
    return playback.frame
  }

  /// Shows a moment, and returns the boxes of its layers.
  @discardableResult func seek(to offset: Double, _ time: Double) async throws -> JSON {
    let starts = program.triggers.map { trigger in
      trigger.offsets.map { $0.contains(0) || $0.contains(offset) ? 0 : 1e6 } ?? 0
    }
    return try await page.evaluate(
      "show.at(\(origin + offset), \(time), \(starts.map { "\($0)" }))"
    )
  }

  /// What scrolls the player to an offset: a jump to a page, or a finger that holds a deck.
  private func scrolled(_ offset: Double) -> [Trace.Event] {
    if offset == 0 { return [] }
    if program.scroll != nil {
      return [.init(time: 0, .scroll(page: offset / program.pageLength, animated: false))]
    }
    let size = program.environment.viewport
    let middle = Point(x: size.width / 2, y: size.height / 2)
    // The first points of a drag only tell where it goes.
    let way = offset + (offset > 0 ? 10 : -10)
    let end =
      program.decks[0].axis == .vertical
      ? Point(x: middle.x, y: middle.y - way)
      : Point(x: middle.x - way * program.sign, y: middle.y)
    return [.init(time: 0, .down(id: 1, middle)), .init(time: 0, .move(id: 1, end))]
  }

  /// Scrolls, holds every clock, and measures; only tests run scripts in such a page.
  private static let script = """
    window.show = {
      scroller: document.querySelector(".port") || document.querySelector(".row"),
      async frames() {
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
      },
      async start() {
        await show.frames()
        if (!show.scroller) return 0
        const { scroller } = show
        show.axis = getComputedStyle(scroller).overflowY == "scroll" ? "top" : "left"
        show.sign = getComputedStyle(scroller).direction == "rtl" ? -1 : 1
        const start = show.axis == "top" ? scroller.scrollTop : Math.abs(scroller.scrollLeft)
        show.scroller.style.scrollSnapType = "none"
        return start
      },
      /**
       * Takes the triggers away, which would let clocks run on by themselves, and remembers them; then
       * begins every animation anew, since those that ended before are no longer told of.
       */
      hold() {
        if (show.animations) return
        show.triggers = new Map([...document.querySelectorAll("*")].map(element =>
          [element, getComputedStyle(element).animationTrigger.split(",")]))
        const style = document.createElement("style")
        document.head.append(style)
        style.textContent = "*{animation:none!important}"
        document.getAnimations()
        style.textContent = "*{animation-trigger:none!important}"
        show.animations = document.getAnimations()
      },
      async at(offset, time, starts) {
        show.hold()
        if (show.scroller) {
          show.scroller.scrollTo({ [show.axis]: offset * show.sign, behavior: "instant" })
        }
        await show.frames()
        const places = new Map
        for (const animation of show.animations) {
          const { target } = animation.effect
          const place = places.get(target) || 0
          places.set(target, place + 1)
          if (!(animation.timeline instanceof DocumentTimeline)) continue
          const triggers = show.triggers.get(target)
          const match = /--t(\\d+)/.exec(triggers[place % triggers.length])
          animation.pause()
          animation.currentTime = (time - starts[match ? +match[1] : 0]) * 1000
        }
        await show.frames()
        const fade = document.querySelector(".stage")
        const boxes = {}
        for (const element of fade.querySelectorAll("[class^=n]")) {
          const name = element.classList[0]
          if (name.includes("w")) continue
          const box = element.getBoundingClientRect()
          let opacity = +getComputedStyle(element).opacity
          let outer = element.parentElement
          for (; outer.classList[0]?.startsWith(name + "w"); outer = outer.parentElement) {
            opacity *= getComputedStyle(outer).opacity
          }
          if (outer == fade) opacity *= getComputedStyle(fade).opacity
          if (getComputedStyle(element).visibility == "visible") {
            (boxes[name] ??= []).push([box.left, box.top, box.right, box.bottom, opacity])
          } else {
            (boxes[name] ??= []).push(0)
          }
        }
        return boxes
      },
    }
    0
    """
}
