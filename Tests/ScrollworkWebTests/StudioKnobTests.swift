import Foundation
import ScrollworkScene
import Testing

extension InBrowser.Playing {
  /// The knobs of the studio, and what they hand over.
  @Suite struct StudioKnobTests {
    private static let document = #"""
      { "scene": "Knobs <b>",  "size": [390, 844],
        "parameters": { "far": 120, "steps": { "value": 3, "min": 0, "max": 10, "step": 1 },
          "slow": { "min": 0.5, "max": 4, "label": "Slow, <i>seconds</i>", "value": 2.0 } },
        "layers": [
          { "id": "parameters", "label": "far: \"{", "frame": [0, 0, 390, 600],
            "deck": { "count": 4611686018427387904, "visible": 3, "card": { "size": [300, 200], "layers": [
              { "shape": "rectangle", "fill": "#36c", "frame": [0, 0, 300, 200] }] } } },
          { "id": "box", "shape": "rectangle", "fill": "#36c", "frame": [20, 620, 80, 80],
            "animate": [{ "x": [0, "$far * $steps / 3"], "duration": "$slow" }] }] }
      """#

    @Test func aTunedDocumentIsWrittenAsItWasButForTheValues() async throws {
      try await Show.studio(document: Self.document) { show in
        try await type("-3.5", into: "far", of: show)
        try await type("0.75", into: "slow", of: show)
        let tuned = try await show.page.evaluate(
          "studio.knobs.document(JSON.parse(document.getElementById('scene').textContent))"
        )
        let wanted = Self.document.replacingOccurrences(of: "120", with: "-3.5")
          .replacingOccurrences(of: "2.0", with: "0.75")
        #expect(tuned.string == wanted)
      }
    }

    @Test func knobsKeepTheirBounds() async throws {
      try await Show.studio(document: Self.document) { show in
        for (typed, value) in [("99", 4.0), ("-1", 0.5), ("", 0.5), ("1e", 0.5), ("3", 3)] {
          try await type(typed, into: "slow", of: show)
          #expect(
            try await show.page.evaluate("studio.knobs.values.slow").number == value,
            "\(typed)"
          )
        }
        #expect(
          try await show.page.evaluate("+studio.knobs.rows.slow.number.value") == 3
        )
      }
    }

    @Test func keysTurnANumberByAboutAHundredth() async throws {
      try await Show.studio("wave") { show in
        try await show.page.evaluate("studio.knobs.rows.stutter.number.focus()")
        try await show.page.key("ArrowUp")
        #expect(try await show.page.evaluate("studio.knobs.options") == "--set stutter=0.07")
        try await show.page.key("ArrowDown")
        try await show.page.key("ArrowDown")
        #expect(try await show.page.evaluate("studio.knobs.options") == "--set stutter=0.05")
      }
    }

    @Test func whatTheCommandHadSetCountsAsTurned() async throws {
      try await Show.studio("wave", values: [1, 0.2, 0.6, 2.1]) { show in
        #expect(try await show.page.evaluate("studio.knobs.options") == "--set stutter=0.2")
        try await show.page.evaluate("studio.take.seek(1.5)")
        for values in [[1, 0.2, 0.6, 2.1], [1, 0.06, 0.6, 2.1]] {
          var playback = try await show.playback(nil, set: values)
          playback.seek(to: 1.5)
          #expect(Show.difference(try await show.frame(), playback.frame).words == nil)
          try await show.page.evaluate("studio.knobs.before.click()")
        }
        // Yours are there again, and each goes back by its own button.
        #expect(try await show.page.evaluate("studio.knobs.options") == "--set stutter=0.2")
        try await show.page.evaluate("studio.knobs.rows.stutter.was.click()")
        #expect(try await show.page.evaluate("studio.knobs.options") == "")
      }
    }

    private func type(_ text: String, into name: String, of show: Show) async throws {
      try await show.page.evaluate(
        """
        (number => { number.focus(); number.value = '\(text)'; number.dispatchEvent(new Event('input')); number.blur() })(
          studio.knobs.rows.\(name).number)
        """
      )
    }
  }
}
