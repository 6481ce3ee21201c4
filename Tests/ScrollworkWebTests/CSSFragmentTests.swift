import Foundation
import Testing

extension InBrowser {
  /// Small scenes, each about one thing, as pages without a script beside the player's frames.
  @Suite struct CSSFragmentTests {
    struct Fragment: Sendable, CustomTestStringConvertible {
      let name: String
      var scene = ""
      let layers: String
      var offsets: [Double] = [0]
      var times: [Double] = [0, 0.3, 0.77, 1.4, 3]
      var testDescription: String { name }

      var document: [UInt8] {
        Array("{\"scene\":\"A\",\"size\":[300,200]\(scene),\"layers\":[\(layers)]}".utf8)
      }
    }

    static let card = """
      "card": { "size": [80, 60], "animate": [
          { "timeline": "view", "at": [-2, 0, 1], "x": [-20, 0, 30], "easing": ["ease-in", "ease-out"] },
          { "timeline": "view", "at": [-1, 0, 1], "rotation": [-30, 0, 45], "extrapolate": "linear" },
          { "timeline": "view", "at": [-1, 0, 1], "scale": [0.5, 1, 0.7], "opacity": [0.3, 1, 0.6] } ],
        "layers": [{ "shape": "rectangle", "fill": "#f00", "frame": [5, 5, 40, 20],
          "animate": [{ "timeline": "view", "at": [-0.5, 0.5], "y": [0, 30] },
            { "y": [0, 10], "duration": 1 }] }] }
      """

    static let fragments = [
      Fragment(
        name: "a deck that ends",
        layers: "{\"deck\":{\"count\":8,\"visible\":3,\"start\":2,\(card)}}",
        offsets: [0, 33, 100, 250, -70]
      ),
      Fragment(
        name: "a deck of few cards without an end",
        layers: "{\"deck\":{\"count\":3,\"visible\":3,\"loop\":true,\(card)}}",
        offsets: [0, 33, 100, 250, -70, 1777]
      ),
      Fragment(
        name: "a deck from top to bottom",
        layers: "{\"deck\":{\"count\":8,\"visible\":2,\"axis\":\"vertical\",\(card)}}",
        offsets: [0, 33, 100, 250]
      ),
      Fragment(
        name: "a mirrored deck",
        scene: ",\"direction\":\"rtl\"",
        layers: "{\"deck\":{\"count\":8,\"visible\":3,\(card)}}",
        offsets: [0, 33, 100, 250]
      ),
      Fragment(
        name: "a mirrored deck without an end",
        scene: ",\"direction\":\"rtl\"",
        layers: "{\"deck\":{\"count\":8,\"visible\":3,\"loop\":true,\(card)}}",
        offsets: [0, 33, 100, -250]
      ),
      Fragment(
        name: "mirrored pages",
        scene: ",\"direction\":\"rtl\",\"scroll\":{\"pages\":3}",
        layers: """
          { "shape": "ellipse", "frame": [20, 20, 50, 30], "page": 1,
            "animate": [{ "timeline": "scroll", "at": [0, 2], "x": [0, 100], "rotation": [0, 90] }] },
          { "shape": "ellipse", "frame": [20, 20, 50, 30], "in": "screen",
            "animate": [{ "timeline": "scroll", "at": [0, 1.5], "x": [0, 100], "in": "screen" }] }
          """,
        offsets: [0, 75, 300, 444, 600]
      ),
      Fragment(
        name: "pages from top to bottom",
        scene: ",\"scroll\":{\"pages\":2.5,\"axis\":\"vertical\",\"paging\":false}",
        layers: """
          { "shape": "ellipse", "frame": [20, 20, 50, 30], "page": 0.5, "scale": 2, "rotation": 20,
            "animate": [{ "timeline": "scroll", "at": [0.3, 1.2, 2], "y": [0, 100, 20], "scale": [1, 2, 0.5],
              "in": "screen", "easing": "ease-in-out" }] },
          { "shape": "ellipse", "frame": [20, 20, 50, 30], "in": "screen", "pages": [0.5, 1],
            "animate": [{ "timeline": "scroll", "at": [-1, 0.5], "x": [0, 100], "extrapolate": "linear" }] }
          """,
        offsets: [0, 60, 100, 200, 233, 300]
      ),
      Fragment(
        name: "orders of transforms",
        layers: ["translate rotate", "rotate translate", "scale translate", "scale rotate"].map {
          """
          { "shape": "ellipse", "frame": [80, 60, 50, 30], "transform": "\($0)", "x": 10, "scaleX": 1.5,
            "rotation": 15, "anchor": [0.2, 0.9],
            "animate": [{ "x": [0, 40], "y": [0, 10], "duration": 1 }, { "rotation": [0, 70], "duration": 2 },
              { "scale": [1, 0.5], "spring": "bouncy" }, { "scaleY": [1, 2], "duration": 1.5, "delay": 0.2 }] }
          """
        }.joined(separator: ",")
      ),
      Fragment(
        name: "timings",
        layers: [
          "\"iterations\":2.5,\"direction\":\"alternate\",\"delay\":0.2",
          "\"iterations\":\"infinite\",\"direction\":\"reverse\"",
          "\"fillMode\":\"none\",\"delay\":0.5", "\"fillMode\":\"forwards\",\"delay\":0.5",
          "\"fillMode\":\"backwards\",\"delay\":0.5", "\"delay\":-0.3",
          "\"at\":[0.2,0.2,0.9],\"easing\":[\"linear\",\"steps(3)\"]",
        ].map {
          """
          { "shape": "ellipse", "frame": [80, 60, 50, 30], "rotation": 10, "animate": [
            { "x": [0, 60, 30], "y": [5, 0, 9], "duration": 1, \($0) }, { "y": [0, 5], "duration": 2 } ] }
          """
        }.joined(separator: ",")
      ),
      Fragment(
        name: "opacities",
        layers: """
          { "shape": "ellipse", "opacity": 0.8, "animate": [ { "opacity": [0.2, 1], "duration": 2 },
            { "opacity": [0.5, 1], "duration": 1 }, { "opacity": [1, 0.4], "spring": "smooth" } ] },
          { "opacity": 0.8, "animate": [{ "opacity": [0, 1], "duration": 2, "composite": "replace" }],
            "layers": [{ "text": "a", "opacity": 0.5 }] }
          """
      ),
      Fragment(
        name: "boxes that grow",
        layers: """
          { "shape": "rectangle", "frame": [80, 60, 50, 30], "anchor": [1, 0.25], "fill": "#f00", "animate": [
            { "width": [50, 120], "height": [30, 10], "radius": [0, 9], "fill": ["#f00", "#00f8"], "duration": 1 },
            { "rotation": [0, 40], "x": [0, 20], "duration": 2 } ] },
          { "shape": "rectangle", "frame": [80, 60, 50, 30], "stroke": { "color": "#000" }, "animate": [
            { "width": [50, 120], "strokeWidth": [1, 5], "trimEnd": [0, 1], "duration": 1 } ] }
          """
      ),
      Fragment(
        name: "clocks that start on the way",
        scene: ",\"scroll\":{\"pages\":3}",
        layers: """
          { "shape": "ellipse", "frame": [20, 20, 50, 30], "page": 1,
            "animate": [{ "x": [0, 100], "duration": 2, "start": "layer" }] },
          { "shape": "ellipse", "frame": [20, 20, 50, 30], "in": "screen",
            "animate": [{ "x": [0, 100], "spring": "bouncy", "start": { "page": 2 } },
              { "timeline": "scroll", "at": [0, 0.5, 0.5, 2], "y": [0, 10, 50, 90] }] }
          """,
        offsets: [0, 75, 149, 151, 300, 444, 460, 600]
      ),
    ]

    @Test(arguments: fragments) func isWhereThePlayerSays(fragment: Fragment) async throws {
      let folder = URL(fileURLWithPath: "/")
      try await CSSShow.open(fragment.document, folder) { show in
        var layers = 0
        for offset in fragment.offsets {
          for time in fragment.times {
            let difference = try await show.difference(at: offset, time)
            layers += difference.layers
            #expect(difference.points < 0.2, "\(difference.place) at \(offset) px, \(time) s")
            #expect(difference.opacity < 0.005, "\(difference.place) at \(offset) px, \(time) s")
          }
        }
        #expect(layers >= fragment.offsets.count * fragment.times.count)
      }
    }
  }
}
