internal import ScrollworkExport

/// What was made, in one line for people at a terminal.
///
///     wave.gif: 640 × 1136 pixels, 215 frames, 50 a second, 4.3 s, 1.2 MB, made in 3.1 s
struct FilmReport: CustomStringConvertible {
  /// Where the film went.
  let path: String
  /// What was written.
  let film: Film
  /// The bytes of the file; 0 when that is not one file.
  let size: Int
  /// How long it took.
  let seconds: Double

  /// The line, without a line break.
  var description: String {
    var words = "\(path): \(film.width) × \(film.height) pixels"
    if film.frames.count > 1 {
      words += ", \(film.frames.count) frames, \(film.rate) a second"
      words += ", \(Self.decimal(film.duration)) s"
    }
    if size > 0 { words += ", \(Self.bytes(size))" }
    return words + ", made in \(Self.decimal(seconds)) s"
  }

  /// A number with at most two digits after its point.
  static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.toNearestOrEven))
    let (whole, fraction) = (hundredths / 100, hundredths % 100)
    if fraction == 0 { return "\(whole)" }
    return fraction % 10 == 0
      ? "\(whole).\(fraction / 10)" : "\(whole).\(fraction / 10)\(fraction % 10)"
  }

  /// A number of bytes, in the unit that suits it.
  static func bytes(_ count: Int) -> String {
    if count < 1000 { return "\(count) bytes" }
    if count < 1_000_000 { return "\((count + 500) / 1000) kB" }
    let tenths = (count + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
