import Scrollwork
import ScrollworkScene
import Testing

/// The end of a trace comes once and last.
@Suite struct TraceEndTests {
  private func words(script: String) -> [String] {
    let bytes = Array(script.utf8)
    return words(bytes) { () throws(Diagnostics) in
      _ = try Trace(script: bytes, viewport: Size(width: 320, height: 568))
    }
  }

  private func words(json: String) -> [String] {
    let bytes = Array(json.utf8)
    return words(bytes) { () throws(Diagnostics) in
      _ = try Trace(json: bytes, viewport: Size(width: 320, height: 568))
    }
  }

  private func words(_ bytes: [UInt8], _ read: () throws(Diagnostics) -> Void) -> [String] {
    do throws(Diagnostics) {
      try read()
      return []
    } catch {
      return DiagnosticPrinter(file: "t", source: bytes).text(for: error)
        .split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("error") || $0.contains("-->") || $0.contains("  =") }
    }
  }

  @Test func aSecondEndIsToldWithItsLine() {
    #expect(
      words(script: "end at 1s\n\nend at 2s") == [
        "error: the trace has a second end [unexpected-word]", " --> t:3:1",
        "  = help: remove one of the two", "  = note: the end is on line 1",
      ]
    )
  }

  @Test func aGestureAfterTheLineOfTheEndIsTold() {
    #expect(
      words(script: "tap 9,9 at 1s\nend at 2s\ntap 9,9 at 1.5s\nkey left at 3s") == [
        "error: \"tap\" comes after the end of the trace [unexpected-word]", " --> t:3:1",
        "  = help: put the end into the last line", "  = note: the end is on line 2",
        "error: \"key\" comes after the end of the trace [unexpected-word]", " --> t:4:1",
        "  = help: put the end into the last line", "  = note: the end is on line 2",
      ]
    )
  }

  @Test func anEndBeforeTheLastGestureIsTold() {
    #expect(
      words(script: "key left at 1s\nkey left at 3s\nend at 2s") == [
        "error: the trace ends before \"key\" of line 2 begins [overlapping-gestures]",
        " --> t:3:1", "  = help: let it end later, or remove what comes after the end",
      ]
    )
  }

  @Test(arguments: [
    "drag left 90pt at 1s over 2s\nend at 2s", "tap 9,9 at 2s\nend at 2s", "end at 0s",
    "end at 2s # over\n# that was all",
  ]) func anEndMayCutAGestureOff(script: String) {
    #expect(words(script: script) == [])
  }

  @Test func theLinesOfADocumentKnowOfEachOther() {
    #expect(
      words(json: #"{ "script": ["end at 1s", "tap 9,9 at 0.5s", "end at 3s"] }"#).filter {
        !$0.contains("-->")
      } == [
        "error: \"tap 9,9 at 0.5s\" comes after the end of the trace [unexpected-word]",
        "  = help: put the end into the last line",
        "error: the trace has a second end [unexpected-word]",
        "  = help: remove one of the two",
      ]
    )
    #expect(
      words(json: #"{ "script": ["drag left 9pt at 1s over 1s", "tap 9,9 at 1.5s"] }"#).first?
        .contains("[overlapping-gestures]") == true
    )
    #expect(
      words(json: #"{ "script": ["tap 9,9 at 3s", "end at 1s"] }"#).first
        == "error: the trace ends before its last gesture begins [overlapping-gestures]"
    )
  }

  @Test func aDocumentSaysItsEndOnce() {
    #expect(
      words(json: #"{ "end": 4, "script": ["tap 9,9 at 1s", "end at 2s"] }"#).first
        == "error: \"end\" does not go with an end in the script [conflicting-keys]"
    )
    #expect(
      words(json: #"{ "end": 1, "script": ["tap 9,9 at 2s"] }"#) == [
        "error: 1 is out of range: not before the last gesture begins [out-of-range]",
        " --> t:1:10 (/end)", "  = help: let it end later, or remove what comes after the end",
      ]
    )
  }

  @Test(arguments: [
    #""type": "down", "x": 1, "y": 1"#, #""type": "key", "key": "left""#,
    #""type": "wheel", "x": 1, "y": 1, "dx": 1, "dy": 1"#, #""type": "scroll", "page": 1"#,
  ]) func anEventAfterTheEndIsTold(event: String) {
    #expect(
      words(json: #"{ "events": [{ "t": 2, \#(event) }], "end": 1 }"#) == [
        "error: 2 is out of range: not after the end of the trace [out-of-range]",
        " --> t:1:21 (/events/0/t)",
        "  = help: let the trace end later, or remove what comes after",
      ]
    )
    #expect(words(json: #"{ "events": [{ "t": 2, \#(event) }], "end": 2 }"#) == [])
  }

  @Test(arguments: [
    ("swipe left at 1s at 2s", "\"at\" says a second time what was said [unexpected-word]"),
    ("swipe left at 1s 9pt 9pt", "\"9pt\" says a second time what was said [unexpected-word]"),
    (
      "drag left 3pt at 1s then left 4pt at 2s",
      "\"at\" says a second time what was said [unexpected-word]"
    ),
    ("hold at 1s at 3,3 from 4,4", "\"from\" says a second time what was said [unexpected-word]"),
    ("swipe left at 1s 0pt", "0pt is out of range: above 0 [out-of-range]"),
    ("drag left 0pt at 1s", "0pt is out of range: above 0 [out-of-range]"),
    ("swipe left at 1e6s", "1e6s is out of range: at most 86400s, a day [out-of-range]"),
    ("end at 1e6s", "1e6s is out of range: at most 86400s, a day [out-of-range]"),
    ("drag left 9pt at 1s over 1e9s", "1e9s is out of range: at most 86400s, a day [out-of-range]"),
    (
      "drag left 9pt at 1s over 3601s",
      "3601s is out of range: a gesture takes at most an hour [out-of-range]"
    ),
    (
      "swipe left at 1s 0.001pt/s",
      "0.001pt/s is out of range: a gesture takes at most an hour [out-of-range]"
    ),
    ("swipe left 1e9pt at 1s", "1e9pt is out of range: at most 1000000 [out-of-range]"),
    ("tap 1e9,1 at 1s", "1e9,1 is out of range: at most 1000000 [out-of-range]"),
    ("key at", "\"at\" is no direction [unknown-direction]"),
    ("key", "no key follows \"key\" [unknown-direction]"),
    ("swipe", "no direction follows \"swipe\" [unknown-direction]"),
  ]) func anInstructionIsAnsweredOnce(script: String, words: String) {
    #expect(self.words(script: script).filter { $0.hasPrefix("error") } == ["error: " + words])
  }

  @Test(arguments: [
    "hold at 1s at 3,3", "hold at 3,3 at 1s for 0s", "drag left 9pt at 1s over 1h then",
    "drag left 9pt at 1s over 1s then right 9pt over 2s release",
    "drag left 9pt at 1s then left 0pt over 0.4s then right 9pt release",
    "wheel up 3pt at 1s over 0s",
  ]) func clausesOfEachLegAreItsOwn(script: String) {
    #expect(words(script: script).isEmpty == !script.hasSuffix("then"))
  }

  @Test func eventsAreToldTheirTimes() {
    let events = #"{ "t": 2, "type": "up" }, { "t": 1, "type": "up" }, { "type": "down" }"#
    #expect(
      words(json: "{ \"events\": [\(events)] }").filter { !$0.contains("-->") } == [
        "error: the offset 1 lies before the one in front of it [unsorted-offsets]",
        "  = help: put the offsets in rising order, their values with them",
        "error: the key \"t\" is missing [missing-key]", "  = help: add \"t\": 1",
        "error: the key \"x\" is missing [missing-key]", "  = help: add \"x\": 160",
        "error: the key \"y\" is missing [missing-key]", "  = help: add \"y\": 500",
      ]
    )
  }

  @Test func aFingerThatIsDownAtTheEndMayLiftAfterIt() {
    let events = """
      { "t": 1, "type": "down", "x": 1, "y": 1 }, { "t": 3, "type": "move", "x": 2, "y": 1 },
      { "t": 4, "type": "up" }
      """
    #expect(words(json: "{ \"end\": 2, \"events\": [\(events)] }") == [])
  }
}
