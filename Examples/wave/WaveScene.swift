internal import Scrollwork
public import ScrollworkScene

extension Examples {
  /// Ministry of Fun: a song list whose eight elements come in one after another on springs.
  public static var wave: Scene {
    Scene(
      "Ministry of Fun",
      size: Size(width: 320, height: 568),
      background: .linearGradient(
        [(0, "#9a3f9f"), (0.45, "#623496"), (1, "#2b2470")],
        to: Point(x: 0.35, y: 1)
      ),
      parameters: [
        Wave.initialDelay, Wave.stutter, Wave.damping, Wave.duration,
      ]
    ) {
      Wave.glow("#d964bc59", "#d964bc33", "#d964bc00")
        .id("glow-orchid").frame(-10.vw, -30.vh, 160.vw, 75.vh)
      Wave.glow("#8f5fd9a6", "#7c4fcf59", "#7c4fcf00")
        .id("glow-violet").frame(25.vw, 25.vh, 130.vw, 65.vh)
      Wave.glow("#2a3aa6b3", "#2a3aa659", "#2a3aa600")
        .id("glow-indigo").frame(-60.vw, 55.vh, 150.vw, 75.vh)
      Layer.group(
        stagger: .each(.parameter(Wave.stutter), delay: .parameter(Wave.initialDelay))
      ) {
        Wave.header()
        Wave.winner()
        for index in Wave.songs.indices { Wave.row(index + 2, Wave.songs[index]) }
      }
      .id("wave")
      .animate(
        .spring(
          .uikit(
            duration: .parameter(Wave.duration),
            dampingRatio: .parameter(Wave.damping)
          ),
          .x(100.vw, 0)
        )
      )
    }
  }
}

/// The parts of the song list.
private enum Wave {
  static let initialDelay = Parameter(
    "initialDelay",
    1,
    in: 0...3,
    step: 0.1,
    label: "Delay of the first, seconds"
  )
  static let stutter = Parameter(
    "stutter",
    0.06,
    in: 0...0.5,
    step: 0.01,
    label: "Delay from one to the next, seconds"
  )
  static let damping = Parameter("damping", 0.6, in: 0.1...1, step: 0.05, label: "Damping ratio")
  static let duration = Parameter(
    "duration",
    2.1,
    in: 0.3...4,
    step: 0.1,
    label: "Duration of each spring, seconds"
  )

  struct Song {
    let title: UTF8String
    let artist: UTF8String
    let votes: UTF8String
  }

  /// The songs from the second place down.
  static let songs = [
    Song(title: "Teacup Satellites", artist: "The Pocket Tides", votes: "386"),
    Song(title: "Umbrella Weather", artist: "Mistral & Moss", votes: "351"),
    Song(title: "十一点的末班船", artist: "Little Harbour 小港", votes: "298"),
    Song(title: "Seven Mondays", artist: "Otto Lumen", votes: "264"),
  ]

  /// A soft ellipse of light.
  static func glow(_ inner: RGBA, _ middle: RGBA, _ outer: RGBA) -> Layer {
    Layer.ellipse(fill: .radialGradient([(0, inner), (0.5, middle), (1, outer)]))
  }

  /// The way back, the title, and the button that adds a song.
  @LayerBuilder static func header() -> [Layer] {
    Layer.group {
      Layer.image("art/back.svg").frame(18, 11, 24, 24)
      Layer.text("Dance Club", color: "#ffffff", verticalAlignment: .center)
        .frame(44, 0, 200, 45)
    }
    .id("arrow").label("Back to Dance Club").frame(0, 0, 100.vw, 45).tap(send: "back")
    Layer.group {
      Layer.text(
        "Ministry of Fun",
        font: .size(22, weight: 600, tracking: -0.3),
        color: "#ffffff",
        verticalAlignment: .center
      )
      .frame(24, 0, 100.vw - 48, 28)
    }
    .id("title").frame(0, 57, 100.vw, 28)
    Layer.group {
      Layer.group {
        board("#b02a86")
        Layer.image("art/plus.svg").frame(50.percent - 66, 10, 24, 24)
        Layer.text(
          "Add a Song",
          font: .size(17, weight: 500),
          color: "#ffffff",
          verticalAlignment: .center
        )
        .frame(50.percent - 36, 0, 110, 45)
      }
      .frame(24, 0, 100.vw - 48, 45)
    }
    .id("add-a-song").frame(0, 102, 100.vw, 45).tap(send: "add-a-song")
  }

  /// The first place, crowned.
  static func winner() -> Layer {
    place(1) {
      board(.linearGradient([(0, "#ffe08a"), (1, "#ffb938")], to: Point(x: 1, y: 1)))
      Layer.image("art/crown.svg").label("First").frame(12, 20, 32, 32)
      title("Orchard Elevator", color: "#5a2600")
      artist("Nora Quillfeather", color: "#6f3400")
      Layer.image("art/vote-first.svg").frame(100.percent - 56, 28, 16, 16)
      votes("412", color: "#6a2c00")
    }
  }

  /// A further place, light and lilac in turn.
  static func row(_ number: Int, _ song: Song) -> Layer {
    place(number) {
      board(number % 2 == 0 ? "#fffaf3" : "#e3d5f8")
      Layer.text(
        UTF8String("\(number)"),
        font: .size(22, weight: 600),
        color: "#5d4a86",
        alignment: .center,
        verticalAlignment: .center
      )
      .frame(12, 0, 32, 72)
      title(song.title, color: "#2a1a52")
      artist(song.artist, color: "#5d4a86")
      Layer.image("art/vote.svg").frame(100.percent - 56, 28, 16, 16)
      votes(song.votes, color: "#a02574")
    }
  }

  private static func place(_ number: Int, @LayerBuilder _ layers: () -> [Layer]) -> Layer {
    Layer.group {
      Layer.group(layers: layers).frame(24, 4, 100.vw - 48, 72)
    }
    .id(UTF8String("row-\(number)"))
    .frame(0, .constant(Double(90 + 80 * number)), 100.vw, 80)
    .tap(send: UTF8String("song-\(number)"))
  }

  private static func board(_ fill: Fill) -> Layer {
    Layer.rectangle(radius: 12, fill: fill).shadow("#1208302e", y: 8, blur: 24)
  }

  private static func title(_ text: UTF8String, color: RGBA) -> Layer {
    Layer.text(text, font: .size(17, weight: 500, tracking: -0.2), color: color)
      .frame(56, 15, 100.percent - 116, 22)
  }

  private static func artist(_ text: UTF8String, color: RGBA) -> Layer {
    Layer.text(text, font: .size(13), color: color).frame(56, 39, 100.percent - 116, 18)
  }

  private static func votes(_ text: UTF8String, color: RGBA) -> Layer {
    Layer.text(text, font: .size(13, weight: 500), color: color, verticalAlignment: .center)
      .frame(100.percent - 36, 0, 26, 72)
  }
}
