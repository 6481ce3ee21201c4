internal import Scrollwork
public import ScrollworkScene

extension Examples {
  /// Ten open apps: an endless row of cards, five slots to a screen.
  public static var taskSwitcher: Scene {
    Scene(
      "Task switcher",
      size: Size(width: 390, height: 844),
      background: .linearGradient([(0, "#bfe2f8"), (0.4, "#7fbce8"), (1, "#1d5c9e")])
    ) {
      Layer.ellipse(
        fill: .radialGradient([(0, "#ffffff8c"), (0.6, "#ffffff26"), (1, "#ffffff00")])
      )
      .id("light").frame(-30.vw, -25.vh, 160.vw, 80.vh)
      Layer.ellipse(
        fill: .radialGradient([(0, "#5ba6df66"), (0.6, "#5ba6df26"), (1, "#5ba6df00")])
      )
      .id("haze").frame(-40.vw, 60.vh, 180.vw, 60.vh)
      Layer.deck(width: 72.vw, height: 500, visible: 5, loops: true, maxFling: 3, items: apps) {
        Layer.group {
          Layer.image("{icon}").frame(0, 0, 32, 32)
          Layer.text(
            "{name}",
            font: .size(17, weight: 500),
            color: "#0c2f52",
            verticalAlignment: .center
          )
          .frame(44, 0, 100.percent - 44, 32).animate(.view(at: [-0.8, -0.2], .opacity(0, 1)))
          Layer.rectangle(radius: 23, fill: "#5b7188")
            .frame(1, 49, 100.percent - 2, 450).shadow("#0618302e", y: 8, blur: 24)
          Layer.group(clips: true, radius: 24) {
            Layer.image("{screen}", fit: .cover)
            Layer.group {
              Layer.text("{dark}", font: .size(22, weight: 600), color: "#2a211c")
                .frame(24, 24, 100.percent - 48, 28)
              Layer.text("{darkCaption}", font: .size(13), color: "#4f443b")
                .frame(24, 54, 100.percent - 48, 18)
              Layer.text("{light}", font: .size(22, weight: 600), color: "#ffffff")
                .frame(24, 24, 100.percent - 48, 28)
              Layer.text("{lightCaption}", font: .size(13), color: "#ffffff")
                .frame(24, 54, 100.percent - 48, 18)
            }
            .animate(.view(at: [-1, -0.3], .opacity(0, 1)))
          }
          .frame(0, 48, 100.percent, 452)
        }
        .label("{name}").transform(.scaleTranslateRotate).tap(scrollTo: .this)
        .animate(.view(at: [-2, 0, 2], .opacity(0.6, 1, 1)).extrapolated())
        .animate(.view(at: [-2, 0, 2], .scale(0.94, 1, 1.06)).extrapolated())
        .animate(.view(at: [-2, 0, 2], .x(200.vw / 15, 0, 200.vw / 2.2)).extrapolated())
      }
      .id("deck")
    }
  }

  /// What differs from card to card.
  private static let apps: [Layer.Row.Item] = [
    [
      "name": "Weather",
      "icon": "art/icon-weather.svg",
      "screen": "art/screen-weather.svg",
      "dark": "",
      "darkCaption": "",
      "light": "24°, clear",
      "lightCaption": "Dali, until seven",
    ],
    [
      "name": "Map",
      "icon": "art/icon-map.svg",
      "screen": "art/screen-map.svg",
      "dark": "8 minutes",
      "darkCaption": "From the lake to the old town",
      "light": "",
      "lightCaption": "",
    ],
    [
      "name": "Music",
      "icon": "art/icon-music.svg",
      "screen": "art/screen-music.svg",
      "dark": "",
      "darkCaption": "",
      "light": "Teacup Satellites",
      "lightCaption": "The Pocket Tides",
    ],
    [
      "name": "Notes",
      "icon": "art/icon-notes.svg",
      "screen": "art/screen-notes.svg",
      "dark": "Packing list",
      "darkCaption": "Seven things, five done",
      "light": "",
      "lightCaption": "",
    ],
    [
      "name": "Photos",
      "icon": "art/icon-photos.svg",
      "screen": "art/screen-photos.svg",
      "dark": "Afternoon",
      "darkCaption": "Six pictures from Erhai 洱海",
      "light": "",
      "lightCaption": "",
    ],
    [
      "name": "Clock",
      "icon": "art/icon-clock.svg",
      "screen": "art/screen-clock.svg",
      "dark": "",
      "darkCaption": "",
      "light": "07:10",
      "lightCaption": "The alarm rings in 18 minutes",
    ],
    [
      "name": "Reader",
      "icon": "art/icon-reader.svg",
      "screen": "art/screen-reader.svg",
      "dark": "Chapter four",
      "darkCaption": "Page 86 of 212",
      "light": "",
      "lightCaption": "",
    ],
    [
      "name": "Chess",
      "icon": "art/icon-chess.svg",
      "screen": "art/screen-chess.svg",
      "dark": "",
      "darkCaption": "",
      "light": "White to move",
      "lightCaption": "The fourteenth move",
    ],
    [
      "name": "Run",
      "icon": "art/icon-run.svg",
      "screen": "art/screen-run.svg",
      "dark": "",
      "darkCaption": "",
      "light": "8.4 km",
      "lightCaption": "5:12 a kilometre",
    ],
    [
      "name": "Recipe",
      "icon": "art/icon-recipe.svg",
      "screen": "art/screen-recipe.svg",
      "dark": "Mushroom noodles",
      "darkCaption": "Twenty minutes, one pot",
      "light": "",
      "lightCaption": "",
    ],
  ]
}
