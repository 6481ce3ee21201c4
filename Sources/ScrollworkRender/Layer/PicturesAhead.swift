internal import Scrollwork
internal import ScrollworkScene
internal import Synchronization

/// The pictures of layers that a first frame needs, made on two threads.
///
/// Each follows from its layer alone, so it is the same whoever makes it. Texts are left out, since one
/// thread at a time may use their fonts.
final class PicturesAhead {
  private let worker: Worker
  private var tasks: [Task] = []
  /// What is in hand already: a picture's file must not be drawn twice at once.
  private var files: Set<ObjectIdentifier> = []

  /// More are not worth a queue.
  private static let limit = 60

  /// Starts the second thread; nil when there is no processor for it.
  init?() {
    guard Worker.processors > 1, let worker = Worker() else { return nil }
    self.worker = worker
  }

  /// Has the picture of a layer made, unless it is there already.
  ///
  /// - Parameters:
  ///   - entry: The layer, of which only pictures at rest are made.
  ///   - map: From its points to the pixels of what it is drawn on.
  ///   - maximum: The largest scale that motion gives it.
  ///   - unit: Pixels a point at scale 1.
  func expect(_ entry: LayerEntry, at map: Affine, maximum: Double, unit: Double) {
    guard !entry.isVector, tasks.count < Self.limit else { return }
    let level = Levels.level(for: map.stretch / unit, maximum: maximum)
    let isKnown = tasks.contains { $0.entry === entry && $0.level == level.index }
    guard !isKnown, !entry.has(level.index), isApart(entry.drawing) else { return }
    let task = Task(entry, level: level.index, scale: level.scale * unit)
    tasks.append(task)
    worker.start { task.run() }
  }

  /// Whether a drawing shares nothing with those in hand that two threads must not use at once.
  private func isApart(_ drawing: Drawing) -> Bool {
    switch drawing {
    case .text: false
    case .shape: true
    case .picture(let picture, _):
      !picture.needsFonts && files.insert(ObjectIdentifier(picture)).inserted
    }
  }

  /// Makes what has not been begun, waits for the rest, and gives all to their layers.
  func finish(_ cache: LayerCache) {
    for task in tasks.reversed() { task.run() }
    worker.wait()
    for task in tasks {
      if let raster = task.raster { task.entry.keep(raster, at: task.level, cache) }
    }
  }
}

extension PicturesAhead {
  /// One picture.
  ///
  /// `Sendable` because whoever begins it is alone with it, and others look at it when all is done.
  private final class Task: @unchecked Sendable {
    let entry: LayerEntry
    let level: Int
    private(set) var raster: Raster?
    private let drawing: Drawing
    private let shadow: Shadow?
    private let scale: Double
    private let isBegun = Atomic(false)

    init(_ entry: LayerEntry, level: Int, scale: Double) {
      self.entry = entry
      self.level = level
      self.scale = scale
      drawing = entry.drawing
      shadow = entry.shadow
    }

    /// Makes it, unless that was begun.
    func run() {
      let wasBegun = isBegun.exchange(true, ordering: .acquiringAndReleasing)
      if !wasBegun { raster = Rasteriser.raster(of: drawing, shadow: shadow, scale: scale) }
    }
  }
}
