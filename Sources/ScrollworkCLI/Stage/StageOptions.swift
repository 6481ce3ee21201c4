internal import Scrollwork

extension Arguments {
  /// The values for parameters of the scene; two for one parameter are a problem.
  mutating func settings() -> [Setting] {
    let settings = all(StageOptions.setting)
    var names: Set<String> = []
    for setting in settings where !names.insert(setting.name).inserted {
      report(.repeatedSetting(setting.name))
    }
    return settings
  }
}

/// The options of all commands that play a scene.
enum StageOptions {
  static let gesture = Option(
    "gesture",
    short: "g",
    placeholder: "TRACE",
    help: """
      play the touches of this trace file, or touches written here: "swipe left at 1s"
      """
  )
  static let setting = Option(
    "set",
    placeholder: "NAME=VALUE",
    help: "give a parameter of the scene another value; may be repeated",
    expects: "a name and a finite number, such as stutter=0.15",
    repeats: true,
    read: Quantity.setting
  )
  static let size = Option(
    "size",
    placeholder: "WxH",
    help: "the viewport in points; the scene's own unless given",
    expects: "two lengths from 1 to 16384 points, such as 390x844",
    read: Quantity.size
  )
  static let reducedMotion = Option<Bool>(
    flag: "reduced-motion",
    help: "play what people see who asked for less motion"
  )
  static let fonts = Option(
    "fonts",
    placeholder: "DIR",
    help: "a folder whose fonts the scene may name"
  )
  static let quiet = Option<Bool>(
    flag: "quiet",
    short: "q",
    help: "say nothing unless it goes wrong"
  )

  static let scene = Command.Operand(
    placeholder: "SCENE",
    help: "a scene document, or the folder of a scene.json",
    count: 1...1
  )
  static let group = Command.Group(
    title: "Scene",
    options: [gesture.text, setting.text, size.text, reducedMotion.text]
  )
}
