internal import ScrollworkExport

/// The options that say which frames are drawn, how, and where they go.
enum OutputOptions {
  static let output = Option(
    "output",
    short: "o",
    placeholder: "FILE",
    help: """
      where it goes; the ending chooses the format. "out-%04d.png" or a folder with a slash \
      after it gives numbered pictures, "-" is standard output
      """
  )
  static let format = Option(
    "format",
    placeholder: "NAME",
    help: "the format, if the ending does not say it: png, apng, gif, mp4, webm or raw",
    expects: "png, apng, gif, mp4, webm or raw",
    read: { FilmFormat(rawValue: $0.lowercased()) }
  )
  static let scale = Option(
    "scale",
    placeholder: "N",
    help: "pixels a point; 1 unless given",
    expects: "a number above 0, at most 16",
    read: { Quantity.number($0).flatMap { $0 > 0 && $0 <= 16 ? $0 : nil } }
  )
  static let rate = rate(help: "frames a second; 60 unless given, and at most 50 in a GIF")
  /// The same for commands that make no GIF.
  static let plainRate = rate(help: "frames a second; 60 unless given")
  private static func rate(help: String) -> Option<FrameRate> {
    Option(
      "fps",
      placeholder: "RATE",
      help: help,
      expects: "a rate from 0.001 to 1000, such as 60, 29.97 or 30000/1001",
      read: { FrameRate($0) }
    )
  }
  static let from = Option(
    "from",
    placeholder: "S",
    help: "the first second",
    expects: "seconds from 0 to 1000000, such as 1.5",
    read: Quantity.moment
  )
  static let to = Option(
    "to",
    placeholder: "S",
    help: "the second before which it ends; when all is at rest unless given",
    expects: "seconds from 0 to 1000000, such as 1.5",
    read: Quantity.moment
  )
  static let frames = Option(
    "frames",
    placeholder: "A..B",
    help: "frames A up to, but without, B, numbered from 0",
    expects: "two frame numbers up to 1000000000, the second larger, such as 0..60",
    read: Quantity.range
  )
  static let at = Option(
    "at",
    placeholder: "S",
    help: "only the frame of this second",
    expects: "seconds from 0 to 1000000, such as 1.5",
    read: Quantity.moment
  )
  static let quality = Option(
    "quality",
    placeholder: "N",
    help: "mp4: 0 (lossless) to 51, 18 unless given; webm: 0 to 63, 24 unless given",
    expects: "a whole number, 0 to 51 (webm: 63)",
    read: Quantity.whole(0...63)
  )
  static let loops = Option(
    "loops",
    placeholder: "N",
    help: "gif, apng: how often it plays; 0, the default, is for ever",
    expects: "a whole number, 0 to 65535",
    read: Quantity.whole(0...65535)
  )
  static let flat = Option<Bool>(
    flag: "no-dither",
    help: "gif: no patterns between two colours; smaller, with visible steps"
  )
  static let level = Option(
    "level",
    placeholder: "N",
    help: "png, apng: 0 (fast, big) to 12 (slow, small); 2 unless given",
    expects: "a whole number, 0 to 12",
    read: Quantity.whole(0...12)
  )
}

/// What the command line says about a film, before anything is read.
struct OutputRequest {
  let path: String
  let format: FilmFormat
  let rate: FrameRate
  let scale: Double
  let wish: FrameChoice.Wish
  let quality: Int?
  let loops: Int
  let dithers: Bool
  let level: Int

  /// Whether the frames were not chosen one by one, as the slices of a film are.
  var isWholeFilm: Bool { wish.frames == nil && wish.at == nil }

  /// Reads the options; nil when the output is missing, which is then reported.
  init?(_ arguments: inout Arguments) throws(Failure) {
    wish = FrameChoice.Wish(
      from: arguments[OutputOptions.from],
      to: arguments[OutputOptions.to],
      frames: arguments[OutputOptions.frames],
      at: arguments[OutputOptions.at]
    )
    scale = arguments[OutputOptions.scale] ?? 1
    quality = arguments[OutputOptions.quality]
    loops = arguments[OutputOptions.loops] ?? 0
    dithers = arguments[OutputOptions.flat] != true
    level = arguments[OutputOptions.level] ?? PNGEncoder.usualLevel
    let rate = arguments[OutputOptions.rate] ?? FrameRate(60)
    let chosen = arguments[OutputOptions.format]
    guard let path = arguments[OutputOptions.output] else {
      if !arguments.has(OutputOptions.output) {
        arguments.report(.missingOption(OutputOptions.output.text, command: arguments.command.name))
      }
      return nil
    }
    self.path = path
    do throws(ExportError) {
      format = if let chosen { chosen } else { try FilmFormat(path: path) }
    } catch {
      throw Failure(
        text: arguments.problems.map { "\($0)\n" }.joined() + "\(error)\n",
        status: 2
      )
    }
    self.rate = format.rate(nearest: rate)
    if let ending = Ending.ending(of: path).flatMap({ FilmFormat(rawValue: $0) }),
      ending != format, !(ending == .png && format == .apng)
    {
      arguments.report(.twoFormats(path: path, format: format.rawValue))
    }
    checkSuitability(&arguments)
  }

  /// Reports options that mean nothing for the format.
  private func checkSuitability(_ arguments: inout Arguments) {
    let isVideo = format == .mp4 || format == .webm
    let isAnimated = format == .gif || format == .apng
    let isPNG = format == .png || format == .apng
    let options: [(Bool, OptionText, Bool)] = [
      (arguments.has(OutputOptions.quality), OutputOptions.quality.text, isVideo),
      (arguments.has(OutputOptions.loops), OutputOptions.loops.text, isAnimated),
      (arguments.has(OutputOptions.flat), OutputOptions.flat.text, format == .gif),
      (arguments.has(OutputOptions.level), OutputOptions.level.text, isPNG),
    ]
    for (isGiven, option, isSuitable) in options where isGiven && !isSuitable {
      arguments.report(.unsuitableOption("--\(option.name)", format: format.rawValue))
    }
    if format == .mp4, let quality, quality > 51 {
      arguments.report(.badValue(OutputOptions.quality.text, "\(quality)"))
    }
  }
}
