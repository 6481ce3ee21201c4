/// The files of a new scene.
enum Starter {
  /// Names, and what is in them.
  static let files = [
    ("scene.json", scene), ("art/star.svg", star), ("swipe.trace", trace),
  ]

  private static let scene = """
    {
      "scene": "Hello",
      "size": [390, 390],
      "background": {
        "gradient": "linear", "from": [0, 0], "to": [0.4, 1],
        "stops": [[0, "#ffd9c2"], [1, "#ff9a8b"]]
      },
      "parameters": {
        "stagger": { "value": 0.09, "min": 0, "max": 0.5, "step": 0.01, "label": "From one to the next, seconds" },
        "bounce": { "value": 0.55, "min": 0.2, "max": 1, "step": 0.05, "label": "Damping ratio" }
      },
      "scroll": { "pages": 2 },
      "layers": [
        {
          "stagger": { "delay": 0.2, "each": "$stagger" },
          "animate": [
            { "y": [60, 0], "spring": { "duration": 0.9, "dampingRatio": "$bounce" } },
            { "opacity": [0, 1], "duration": 0.25 }
          ],
          "layers": [
            { "id": "star", "image": "art/star.svg", "frame": [147, 70, 96, 96] },
            {
              "id": "title", "text": "Hello", "frame": [0, 190, "100vw", 48], "align": "center",
              "color": "#4a1d2c", "font": { "size": 40, "weight": 700 }
            },
            {
              "id": "line", "text": "Turn a knob, or swipe.", "frame": [0, 246, "100vw", 28],
              "align": "center", "color": "#7a3b45", "font": { "size": 17 }
            }
          ]
        },
        {
          "id": "second", "page": 1, "shape": "rectangle", "radius": 24, "fill": "#fff6ef",
          "frame": [60, 80, 270, 230],
          "animate": [
            { "timeline": "scroll", "at": [0, 1], "rotation": [12, 0] },
            { "timeline": "scroll", "at": [0, 1], "scale": [0.7, 1] }
          ]
        }
      ]
    }

    """

  private static let star = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
      <path d="M48 6l12.4 27.6L90 37.2 68 58l6 30-26-15-26 15 6-30L6 37.2l29.6-3.6z"
        fill="#e8505b" stroke="#e8505b" stroke-width="6" stroke-linejoin="round"/>
    </svg>

    """

  private static let trace = """
    # Touches, one instruction a line: scrollwork render . -g swipe.trace -o swipe.gif
    swipe left at 1.6s 1500pt/s
    end at 3.2s

    """
}
