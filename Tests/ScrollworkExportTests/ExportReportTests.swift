import Foundation
import Scrollwork
import ScrollworkExport
import ScrollworkScene
import Testing

struct ExportReportTests {
  private var report: ExportReport {
    var report = ExportReport(format: "CSS")
    report.note(.carried, "opacity", at: "/layers/0")
    report.note(
      .approximated,
      "spring on x",
      at: "/layers/1",
      by: .init(0.0871, .points),
      because: "by straight lines"
    )
    report.note(.approximated, "spring on x", at: "/layers/2", by: .init(0.02, .points))
    report.note(.approximated, "turn", at: "/layers/2", by: .init(12, .degrees))
    report.note(.lost, "bounce", at: "", because: "nothing moves beyond an edge")
    report.note(.lost, "bounce", at: "", because: "nothing moves beyond an edge")
    return report
  }

  @Test func notesTheSameThingOnce() {
    #expect(report.entries.count == 5)
    #expect(report.count(of: .lost) == 1 && report.hasLosses)
    #expect(!ExportReport(format: "CSS").hasLosses)
  }

  @Test func saysWhatIsLostFirst() {
    #expect(
      report.text() == """
        warning: CSS cannot carry bounce of the scene: nothing moves beyond an edge [export-loss]
        note: CSS approximates spring on x of /layers/1, off by at most 0.088 pt: by straight lines
        note: CSS approximates spring on x of /layers/2, off by at most 0.02 pt
        note: CSS approximates turn of /layers/2, off by at most 12 deg
        CSS: 1 carried, 3 approximated, 1 lost; off by at most 0.088 pt, 12 deg\n
        """
    )
    #expect(report.text(isStrict: true).hasPrefix("error: CSS cannot carry bounce"))
  }

  @Test func tellsProgramsTheSame() throws {
    let object = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["format"] as? String == "CSS" && document["lost"] as? Int == 1)
    let entries = try #require(document["entries"] as? [[String: Any]])
    #expect(entries.map { $0["kind"] as? String }.first == "carried" && entries.count == 5)
    #expect(entries[1]["unit"] as? String == "pt" && entries[1]["error"] as? Double == 0.0871)
    #expect(entries[4]["reason"] as? String == "nothing moves beyond an edge")
  }

  @Test func findsTheLayerOfEachNode() throws {
    var scene = Scene("A", size: .init(width: 10, height: 10))
    let leaf = Layer(.shape(Layer.Shape(.rectangle)))
    var group = Layer.Group()
    group.layers = [leaf, leaf]
    var row = Layer.Row(Layer.Row.Card(width: 1, height: 1, layer: Layer(.group(group))))
    row.count = 3
    scene.layers = [leaf, Layer(.deck(row)), leaf]
    let pointers = LayerPointers(of: scene)
    let program = Program(scene, in: Environment(viewport: scene.size))
    #expect(
      program.nodes.indices.map { pointers[$0] } == [
        "/layers/0", "/layers/1", "/layers/1/deck/card", "/layers/1/deck/card/layers/0",
        "/layers/1/deck/card/layers/1", "/layers/2",
      ]
    )
  }
}
