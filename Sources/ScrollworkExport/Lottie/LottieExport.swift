internal import Scrollwork
public import ScrollworkRender
public import ScrollworkScene

/// Writes a performance of a scene as a Lottie animation.
///
///     let export = try LottieExport(scene, playback, folder: "Examples/wave", options: .init(seconds: 4))
///     export.json    // the bytes of an animation file
///     export.report  // what it carried, approximated and lost
///
/// The engine is asked for the value of every visible number at every quarter of a frame, and each is
/// drawn by cubic segments within a tolerance: springs, easings, steps and whatever several of them
/// make together. The file holds all that it shows: letters are outlines, pictures are embedded.
///
/// Source: the Lottie Animation Format specification 1.0.
public struct LottieExport: Sendable {
  /// The animation file.
  public let json: [UInt8]
  /// What became of what the scene says.
  public let report: ExportReport

  /// How an animation is written.
  public struct Options: Hashable, Sendable {
    /// Frames a second.
    public var rate = FrameRate(60)
    /// How long it is, in seconds; at least one frame.
    public var seconds: Double
    /// Whether text stays text, in the fonts of whoever plays it, rather than outlines.
    public var keepsText = false
    /// Pixels a point of embedded pictures.
    public var pictureScale: Double = 2
    /// How many cards time passes where it is a scroll position.
    ///
    /// Nil is all of them, or one lap of an endless row, up to 24.
    public var cards: Int?
    /// How far what is drawn by segments may be off.
    public var tolerance = Tolerance()

    /// Creates the usual way of writing.
    public init(seconds: Double) { self.seconds = seconds }
  }

  /// How far a number may be from the engine's at any moment.
  public struct Tolerance: Hashable, Sendable {
    /// Points, of a layer's place and of what scaling and turning move at its edge.
    public var points = 0.1
    /// Of opacities and of parts of a whole.
    public var opacity = 0.001
    /// Degrees of rotation.
    public var degrees = 0.1

    /// Creates the usual tolerance.
    public init() {}
  }

  /// Writes a performance in time.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - playback: A program of that scene, and the touches that play on it.
  ///   - folder: The folder of the document, to which its files are relative.
  ///   - fonts: A folder whose fonts the scene may name besides the house's.
  ///   - options: How it is written.
  /// - Throws: All that keeps the scene from being drawn.
  public init(
    _ scene: Scene,
    _ playback: Playback,
    folder: String,
    fonts: String? = nil,
    options: Options
  ) throws(RenderProblems) {
    let program = playback.player.program
    let art = try LayerArt(program, folder: folder, fonts: fonts)
    var playback = playback
    let rate = options.rate.perSecond
    let reel = Reel(program, frames: Self.frames(options)) {
      playback.seek(to: $0 / rate)
      return playback.player
    }
    self.init(scene, program, reel, art, options, nil)
  }

  /// Writes the scroll position as time, one page a second: for players that follow a finger.
  ///
  /// Where the content does not scroll it is the position of the first deck, one card a second. Clocks
  /// show what they end with, and those without an end stand still.
  ///
  /// - Parameters:
  ///   - scene: A scene whose content scrolls, or that has a deck with cards.
  ///   - program: A program of that scene.
  ///   - folder: The folder of the document, to which its files are relative.
  ///   - fonts: A folder whose fonts the scene may name besides the house's.
  ///   - options: How it is written; the pages or cards decide how long it is.
  /// - Throws: All that keeps the scene from being drawn.
  public init(
    scrolling scene: Scene,
    _ program: Program,
    folder: String,
    fonts: String? = nil,
    options: Options
  ) throws(RenderProblems) {
    let art = try LayerArt(program, folder: folder, fonts: fonts)
    guard let ride = LottieRide(program, cards: options.cards) else {
      preconditionFailure("A scene without pages and without cards has no scroll position")
    }
    var options = options
    options.seconds = ride.length
    let rate = options.rate.perSecond
    let frames = ride.length > 0 ? Self.frames(options) + 1 : 1
    let reel = Reel(program, frames: frames) { ride.player(at: $0 / rate) }
    self.init(scene, program, reel, art, options, ride)
  }

  /// Whether anything of a program can be scrolled through.
  public static func scrolls(_ program: Program) -> Bool {
    program.scroll != nil || program.decks.first.map { $0.deck.count > 0 } ?? false
  }

  private init(
    _ scene: Scene,
    _ program: Program,
    _ reel: Reel,
    _ art: LayerArt,
    _ options: Options,
    _ ride: LottieRide?
  ) {
    var maker = LottieMaker(scene, program, reel, art, options)
    maker.noteLosses(ride)
    let animation = maker.animation()
    var unwritten = 0
    json = animation.json(unwritten: &unwritten)
    if unwritten > 0 {
      maker.report.note(.lost, "endless numbers", at: "", because: "a file holds finite ones only")
    }
    report = maker.report
  }

  /// How many frames an animation of a program can have, as each is held with every layer that is seen
  /// while it is made: some half a gigabyte.
  public static func mostFrames(of program: Program) -> Int {
    max(1, (1 << 21) / max(1, program.slotCount))
  }

  /// How many seconds an animation takes that follows the scroll position; nil when nothing scrolls.
  public static func seconds(scrolling program: Program, cards: Int?) -> Double? {
    LottieRide.length(of: program, cards: cards)
  }

  private static func frames(_ options: Options) -> Int {
    max(1, Int(saturating: (options.seconds * options.rate.perSecond - 1e-9).rounded(.up)))
  }
}
