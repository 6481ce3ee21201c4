/// The kinds of file that hold a film.
///
///     try FilmFormat(path: "wave.gif")  // .gif
public enum FilmFormat: String, CaseIterable, Hashable, Sendable {
  /// One picture, or numbered pictures: RGB, or RGBA where a frame is not opaque.
  case png
  /// An animated PNG: every colour, every degree of transparency, big files.
  case apng
  /// 256 colours at a time, plays everywhere.
  case gif
  /// H.264 through ffmpeg, plays everywhere.
  case mp4
  /// VP9 through ffmpeg.
  case webm
  /// The bare pixels, B G R A and premultiplied, row by row and frame by frame.
  case raw

  /// Chooses the format by the ending of a file name; upper case counts as lower case.
  public init(path: String) throws(ExportError) {
    if path.hasSuffix("/") {
      self = .png
      return
    }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."),
      let format = FilmFormat(rawValue: name[name.index(after: dot)...].lowercased())
    else { throw .unknownFormat(path: path) }
    self = format
  }

  /// Every ending, for people.
  public static var endings: String {
    let all = allCases.map { ".\($0.rawValue)" }
    return all.dropLast().joined(separator: ", ") + " or \(all.last ?? "")"
  }

  /// Whether the format holds one picture for each of many moments.
  public var isFilm: Bool { self != .png }

  /// The rate nearest to the wanted one that the format can show.
  ///
  /// A GIF counts hundredths of a second, and browsers slow down anything faster than 50 a
  /// second: so 50 it is for 60. Slower rates stay, since their rounding is spread over the frames.
  public func rate(nearest wanted: FrameRate) -> FrameRate {
    self == .gif && wanted.perSecond > 50 ? FrameRate(50) : wanted
  }
}
