import Scrollwork
import ScrollworkScene
import Testing

extension InBrowser.Playing {
  /// Ten minutes of swiping, on a clock that the test turns.
  @Suite struct LongRunTests {
    /// A clock of the page's own: `tick` lets time pass, and `finger` sends what a finger does.
    private static let clock = """
      (() => {
        let now = 1000, queue = []
        performance.now = () => now
        window.requestAnimationFrame = work => queue.push(work)
        window.tick = ms => {
          now += ms
          const due = queue
          queue = []
          for (const work of due) work(now)
        }
        Element.prototype.setPointerCapture = () => {}
        window.finger = (type, clientX, clientY) => {
          const event = new PointerEvent(type, { pointerId: 9, pointerType: "touch",
            isPrimary: true, clientX, clientY, bubbles: true, composed: true, cancelable: true })
          Object.defineProperty(event, "timeStamp", { value: now })
          player.stage.dispatchEvent(event)
        }
        // One minute: a flick every two seconds, twice to the left and once back, at 30 frames a second.
        window.minute = width => {
          for (let flick = 0; flick < 30; flick++) {
            const [from, to] = flick % 3 < 2 ? [width * .8, width * .25] : [width * .2, width * .8]
            finger("pointerdown", from, 400)
            for (let step = 1; step <= 5; step++) {
              tick(1000 / 30)
              finger("pointermove", from + (to - from) * step / 5, 400)
            }
            finger("pointerup", to, 400)
            for (let frame = 0; frame < 55; frame++) tick(1000 / 30)
          }
          return { clock: player.clock, progress: player.progress,
            memory: player.exports.memory.buffer.byteLength,
            elements: player.element.shadowRoot.querySelectorAll("*").length }
        }
      })()
      """

    @Test(arguments: ["onboarding", "wave", "task-switcher"])
    func nothingGrowsInTenMinutes(name: String) async throws {
      try await Show.example(name, prepare: Self.clock) { show in
        let width = show.scene.size.width
        let first = try await show.page.evaluate("minute(\(width))", timeout: 120)
        let before = try await show.page.cost()
        var last = first
        for _ in 1..<10 {
          last = try await show.page.evaluate("minute(\(width))", timeout: 120)
        }
        let after = try await show.page.cost()
        #expect(abs((last["clock"]?.number ?? 0) - 600) < 2)
        if name == "task-switcher" { #expect(last["progress"] != first["progress"]) }
        #expect(last["memory"] == first["memory"])
        #expect(last["elements"] == first["elements"])
        #expect(after.nodes <= before.nodes + 5)
        #expect(after.listeners == before.listeners)
        #expect(after.heap < before.heap + 300_000)
      }
    }
  }
}
