import Foundation
import Scrollwork
import ScrollworkExport
import ScrollworkScene
import ScrollworkWeb
import TestSupport
import Testing

/// What the exports of the examples say of themselves.
struct ExampleReportTests {
  struct Report: Sendable, CustomTestStringConvertible {
    let example: String
    let format: String
    /// What each layer loses, by its pointer; what the scene itself loses stands under "".
    let lost: [String: [String]]
    var testDescription: String { "\(format) of \(example)" }
  }

  /// What Lottie loses of the onboarding, time or scroll.
  private static let touched = [
    "/layers/39": ["label"], "/layers/48": ["tap"], "/layers/49": ["tap"], "/layers/50": ["tap"],
    "/layers/55/layers/0": ["tap", "label"], "/layers/55/layers/1": ["tap", "label"],
    "/layers/55/layers/2": ["tap", "label"], "/layers/55/layers/3": ["tap", "label"],
    "/layers/56": ["tap", "label"],
  ]
  private static let clocks = [
    "/layers/5", "/layers/21", "/layers/39", "/layers/39/layers/1/layers/0",
    "/layers/39/layers/1/layers/1", "/layers/39/layers/1/layers/2", "/layers/39/layers/1/layers/3",
    "/layers/39/layers/1/layers/7", "/layers/40", "/layers/41", "/layers/42", "/layers/43",
    "/layers/44", "/layers/48", "/layers/49", "/layers/50", "/layers/56",
  ]

  static let reports = [
    Report(
      example: "onboarding",
      format: "CSS",
      lost: [
        "": ["motion beyond the edges"], "/layers/7": ["track beyond the edges"],
        "/layers/8": ["track beyond the edges"], "/layers/9": ["track beyond the edges"],
        "/layers/45": ["track beyond the edges"],
      ]
    ),
    Report(
      example: "wave",
      format: "CSS",
      lost: [
        "/layers/3/layers/0": ["event \"back\""], "/layers/3/layers/2": ["event \"add-a-song\""],
        "/layers/3/layers/3": ["event \"song-1\""], "/layers/3/layers/4": ["event \"song-2\""],
        "/layers/3/layers/5": ["event \"song-3\""], "/layers/3/layers/6": ["event \"song-4\""],
        "/layers/3/layers/7": ["event \"song-5\""],
      ]
    ),
    Report(
      example: "task-switcher",
      format: "CSS",
      lost: ["/layers/2": ["limit of 3 cards to a flick"], "/layers/2/deck/card": ["tap"]]
    ),
    Report(
      example: "onboarding",
      format: "Lottie",
      lost: touched.merging(["": ["scrolling"]]) { $1 }
    ),
    Report(
      example: "wave",
      format: "Lottie",
      lost: [
        "/layers/3/layers/0": ["tap", "label"], "/layers/3/layers/2": ["tap"],
        "/layers/3/layers/3": ["tap"], "/layers/3/layers/3/layers/0/layers/1": ["label"],
        "/layers/3/layers/4": ["tap"], "/layers/3/layers/5": ["tap"],
        "/layers/3/layers/6": ["tap"], "/layers/3/layers/7": ["tap"],
      ]
    ),
    Report(
      example: "task-switcher",
      format: "Lottie",
      lost: ["/layers/2": ["scrolling of the deck"], "/layers/2/deck/card": ["tap", "label"]]
    ),
    Report(
      example: "onboarding",
      format: "Lottie by scrolling",
      lost: clocks.reduce(into: touched) { $0[$1, default: []].append("clock") }
    ),
    Report(
      example: "task-switcher",
      format: "Lottie by scrolling",
      lost: ["/layers/2/deck/card": ["tap", "label"]]
    ),
  ]

  @Test(arguments: reports) func namesEachLoss(wanted: Report) throws {
    let report = try Self.report(wanted)
    var lost: [String: [String]] = [:]
    for entry in report.entries where entry.kind == .lost {
      lost[entry.pointer, default: []].append(entry.what)
    }
    #expect(lost == wanted.lost)
  }

  /// RFC 6901; a layer is an object, and so is the document.
  @Test(arguments: reports) func everyPointerLeadsToALayer(wanted: Report) throws {
    let report = try Self.report(wanted)
    let document = try JSONSerialization.jsonObject(with: Self.document(wanted.example))
    #expect(report.entries.count > 5)
    for entry in report.entries {
      var place: Any? = document
      for part in entry.pointer.split(separator: "/") {
        if let list = place as? [Any], let index = Int(part), list.indices.contains(index) {
          place = list[index]
        } else {
          place = (place as? [String: Any])?[String(part)]
        }
      }
      #expect(place is [String: Any], "\(entry.what) at \(entry.pointer)")
      #expect(entry.pointer.isEmpty || entry.pointer.hasPrefix("/"))
    }
  }

  private static func document(_ example: String) throws -> Data {
    try Data(contentsOf: Vectors.root.appendingPathComponent("Examples/\(example)/scene.json"))
  }

  private static func report(_ wanted: Report) throws -> ExportReport {
    let gestures = ["onboarding": "walk", "wave": "watch", "task-switcher": "fling"]
    let stage = try LottieStage(
      example: wanted.example,
      gesture: gestures[wanted.example] ?? ""
    )
    switch wanted.format {
    case "CSS":
      let pictures = try stage.scene.pictureFiles.map { name in
        let file = URL(fileURLWithPath: stage.folder).appendingPathComponent("\(name)")
        return WebPicture(name, [UInt8](try Data(contentsOf: file)))
      }
      return CSSPage(stage.scene, in: Environment(for: stage.scene), pictures: pictures).report
    case "Lottie": return try #require(LottieStage.exports[wanted.example]).report
    default: return try #require(LottieStage.rides[wanted.example]).report
    }
  }
}
