internal import Foundation
internal import ScrollworkExport

/// `scrollwork init`.
let initCommand = Command(
  name: "init",
  summary: "Makes a folder with a scene to begin with.",
  usage: "init FOLDER",
  notes: "Nothing that exists is written over.",
  arguments: 1...1,
  options: []
) { arguments in
  let folder = arguments.plain[0]
  let scene = folder + "/scene.json"
  let trace = folder + "/swipe.trace"
  for path in [scene, trace] where FileManager.default.fileExists(atPath: path) {
    printError("\(path) exists already", id: "file-exists", help: "name another folder")
    return 1
  }
  do {
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
  } catch {
    printError("the folder \(folder) cannot be made", id: "cannot-create", help: nil)
    return 1
  }
  let interruption = Interruption()
  for (path, text) in [(scene, starterScene), (trace, starterTrace)] {
    var file = try OutputFile(path, scaffold: interruption.scaffold)
    try file.write(Array(text.utf8))
    try file.finish()
  }
  print(
    """
    made \(scene) and \(trace). Next:

      scrollwork render \(scene) --gesture \(trace) -o film.mp4
    """
  )
  return 0
}

/// Two pages, an entrance and a parallax: small enough to read at once.
let starterScene = """
  {
    "scene": "Hello",
    "size": [390, 844],
    "background": { "gradient": "linear", "stops": [[0, "#fff4e6"], [1, "#ffd8c2"]] },
    "parameters": { "stutter": { "value": 0.08, "min": 0, "max": 0.5, "step": 0.01 } },
    "scroll": { "pages": 2 },
    "layers": [
      { "id": "sun", "shape": "ellipse", "fill": "#ff8a5c", "frame": [195, 140, 260, 260],
        "animate": [{ "timeline": "scroll", "at": [0, 1], "x": [0, -120], "in": "screen" }] },
      { "id": "words", "stagger": { "delay": 0.2, "each": "$stutter" },
        "animate": [
          { "x": ["60vw", 0], "opacity": [0, 1], "spring": { "duration": 1.4, "dampingRatio": 0.7 } }],
        "layers": [
          { "text": "Hello,", "font": { "size": 44, "weight": 700 }, "color": "#3b1f2b",
            "frame": [24, 470, "100vw - 48", 60] },
          { "text": "swipe me.", "font": { "size": 44, "weight": 700 }, "color": "#3b1f2b",
            "frame": [24, 526, "100vw - 48", 60] }] },
      { "id": "there", "page": 1, "text": "There you are.", "align": "center",
        "font": { "size": 28, "weight": 600 }, "color": "#3b1f2b",
        "frame": [24, 520, "100vw - 48", 40],
        "animate": [
          { "timeline": "scroll", "at": [0.4, 1], "opacity": [0, 1], "scale": [0.8, 1] }] }
    ]
  }

  """

/// A flick to the second page and back.
let starterTrace = """
  # a flick to the second page, and a slow drag back
  swipe left at 1.6s 1500pt/s
  drag right 260pt at 3.2s over 0.9s
  end at 5.5s

  """
