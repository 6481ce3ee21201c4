import ScrollworkExport
import ScrollworkRender
import Testing

/// A film in which little changes is the same whether or not the sink is told what.
@Suite struct DamageTests {
  /// A box that walks, rests, and walks on; what lies around it stays.
  static let film = Film.test(width: 33, height: 41, frames: 0..<24)

  static let pictures: [Bitmap] = film.frames.map { frame in
    Pictures.walkingBox(width: 33, height: 41, frame: frame < 6 ? frame : max(6, frame - 9))
  }

  /// The rows in which two bitmaps differ, and all that lie between.
  static func rows(_ old: Bitmap, _ new: Bitmap) -> Range<Int> {
    let differing = (0..<new.height).filter { y in
      (0..<new.width).contains { old[$0, y] != new[$0, y] }
    }
    guard let first = differing.first, let last = differing.last else { return 0..<0 }
    return first..<last + 1
  }

  /// Writes the film, telling what changed or not.
  static func play<Sink: FrameSink & ~Copyable>(
    into sink: consuming Sink,
    tells: Bool
  ) throws(ExportError) {
    // One bitmap that is drawn over, as by a renderer.
    let bitmap = Bitmap(width: film.width, height: film.height)
    var last: Bitmap?
    for picture in pictures {
      bitmap.copy(from: picture)
      if tells {
        try sink.append(bitmap, changed: last.map { rows($0, picture) } ?? 0..<0)
      } else {
        try sink.append(bitmap)
      }
      last = picture
    }
    try sink.finish()
  }

  private func bothWays(_ write: (String, Bool) throws -> Void) throws -> [[UInt8]] {
    let scratch = try Scratch()
    return try [false, true].map { tells in
      try write(scratch.file("a"), tells)
      return try scratch.bytes("a")
    }
  }

  @Test func singleFilesAreTheSame() throws {
    let film = Self.film
    let raw = try bothWays {
      try Self.play(into: FileSink(RawEncoder(), film, to: $0, scaffold: Scaffold()), tells: $1)
    }
    #expect(raw[0] == raw[1])
    let apng = try bothWays {
      let encoder = APNGEncoder(film)
      try Self.play(into: FileSink(encoder, film, to: $0, scaffold: Scaffold()), tells: $1)
    }
    #expect(apng[0] == apng[1])
    let gif = try bothWays {
      let encoder = GIFEncoder(film)
      try Self.play(into: FileSink(encoder, film, to: $0, scaffold: Scaffold()), tells: $1)
    }
    #expect(gif[0] == gif[1])
  }

  @Test func rawFramesAreThePictures() throws {
    let film = Self.film
    let raw = try bothWays {
      try Self.play(into: FileSink(RawEncoder(), film, to: $0, scaffold: Scaffold()), tells: $1)
    }
    let pictures = Self.pictures.flatMap { picture in
      (0..<film.height).flatMap { y in
        (0..<film.width).flatMap { x in
          (0..<4).map { UInt8(truncatingIfNeeded: picture[x, y] >> (8 * UInt32($0))) }
        }
      }
    }
    #expect(raw[1] == pictures)
  }

  @Test func numberedPicturesAreTheSame() throws {
    let scratch = try Scratch()
    for (folder, tells) in [("a/", false), ("b/", true)] {
      let name = try NumberedName(scratch.file(folder))
      try Self.play(into: NumberedPNGSink(Self.film, to: name, scaffold: Scaffold()), tells: tells)
    }
    for (frame, picture) in zip(Self.film.frames, Self.pictures) {
      let name = try NumberedName("x/").fileName(of: frame)
      #expect(try scratch.bytes("a/\(name)") == scratch.bytes("b/\(name)"))
      #expect(try readPNG(scratch.file("b/\(name)")).hasSamePixels(as: picture))
    }
  }

  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"))
  func videosAreTheSame() throws {
    Policy.ignoreSignals()
    let both = try bothWays {
      let codec = VideoCodec.mp4(preset: "ultrafast")
      try Self.play(into: VideoSink(Self.film, codec, to: $0, scaffold: Scaffold()), tells: $1)
    }
    #expect(both[0] == both[1])
  }

  /// Writes the film with one thread and with several.
  private func sameForAnyWorkers(_ write: (String, Int) throws -> Void) throws {
    let scratch = try Scratch()
    var first: [UInt8]?
    for workers in [1, 2, 5] {
      try write(scratch.file("a"), workers)
      let bytes = try scratch.bytes("a")
      #expect(bytes == first ?? bytes, "\(workers) workers")
      first = bytes
    }
  }

  @Test func bytesDoNotDependOnTheNumberOfWorkers() throws {
    let film = Self.film
    try sameForAnyWorkers { path, workers in
      let encoder = APNGEncoder(film, workers: workers)
      try Self.play(
        into: FileSink(encoder, film, to: path, workers: workers, scaffold: Scaffold()),
        tells: workers == 2
      )
    }
    try sameForAnyWorkers { path, workers in
      try Self.play(
        into: FileSink(GIFEncoder(film), film, to: path, workers: workers, scaffold: Scaffold()),
        tells: workers == 2
      )
    }
    let scratch = try Scratch()
    for workers in [1, 2, 5] {
      let name = try NumberedName(scratch.file("\(workers)/"))
      let sink = try NumberedPNGSink(film, to: name, workers: workers, scaffold: Scaffold())
      try Self.play(into: sink, tells: workers == 2)
      for frame in film.frames {
        let file = name.fileName(of: frame)
        #expect(try scratch.bytes("\(workers)/\(file)") == scratch.bytes("1/\(file)"))
      }
    }
  }

  @Test(.enabled(if: Tool.exists("ffmpeg"), "ffmpeg is not installed"))
  func videosDoNotDependOnTheNumberOfWorkers() throws {
    let film = Self.film
    Policy.ignoreSignals()
    try sameForAnyWorkers { path, workers in
      let codec = VideoCodec.mp4()
      let sink = try VideoSink(film, codec, to: path, workers: workers, scaffold: Scaffold())
      try Self.play(into: sink, tells: workers == 2)
    }
  }
}
