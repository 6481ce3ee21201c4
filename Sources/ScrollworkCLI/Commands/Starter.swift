/// The files of a new scene.
enum Starter {
  /// Names, and what is in them.
  static let files = [("scene.json", scene), ("swipe.trace", trace)]

  /// Two pages, an entrance and a parallax: small enough to read at once.
  private static let scene = """
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
            { "x": ["60vw", 0], "opacity": [0, 1],
              "spring": { "duration": 1.4, "dampingRatio": 0.7 } }],
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

  private static let trace = """
    # a flick to the second page, and a slow drag back
    swipe left at 1.6s 1500pt/s
    drag right 260pt at 3.2s over 0.9s
    end at 5.5s

    """
}
