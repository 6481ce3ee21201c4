internal import Scrollwork
internal import ScrollworkScene

/// One thing that is seen in a performance: a layer, or a layer of one card of a deck.
struct Actor {
  /// The node that it shows.
  let node: Int
  /// Which of its deck's items it shows; nil outside of decks.
  let item: Int?
  /// The actor that contains it; nil for the scene's own layers.
  let parent: Int?
  /// The stretches in which it is visible.
  var spans: [Span] = []

  /// Samples that follow each other.
  struct Span {
    /// The first of them.
    let first: Int
    /// The values of each number of `Channel`, or of those before the paint alone.
    var columns: [[Double]]

    /// One past the last sample.
    var end: Int { first + columns[0].count }
  }

  /// What is kept of each moment.
  enum Channel: Int, CaseIterable {
    case x, y, anchorX, anchorY, scaleX, scaleY, rotation, opacity
    case width, height, radius, strokeWidth, trimStart, trimEnd
    case red, green, blue, alpha
    case fillRed, fillGreen, fillBlue, fillAlpha
    case strokeRed, strokeGreen, strokeBlue, strokeAlpha

    /// How many there are without the paint.
    static let still = 8
  }

  /// Notes a moment at which it is visible.
  mutating func note(_ values: [Double], at sample: Int) {
    if spans.last?.end == sample {
      let last = spans.count - 1
      for index in values.indices { spans[last].columns[index].append(values[index]) }
    } else {
      spans.append(Span(first: sample, columns: values.map { [$0] }))
    }
  }

  /// Goes straight from one sample to another, when it is visible all the while.
  mutating func straighten(_ start: Int, _ end: Int) {
    guard let index = spans.lastIndex(where: { $0.first <= start && $0.end > end }) else { return }
    let first = spans[index].first
    for column in spans[index].columns.indices {
      let from = spans[index].columns[column][start - first]
      let to = spans[index].columns[column][end - first]
      for sample in start + 1..<end {
        let share = Double(sample - start) / Double(end - start)
        spans[index].columns[column][sample - first] = from + (to - from) * share
      }
    }
  }

  /// Whether a number never changes while it is seen.
  func rests(_ channel: Channel) -> Bool {
    let first = value(channel)
    return spans.allSatisfy { $0.columns[channel.rawValue].allSatisfy { $0 == first } }
  }

  /// The number where it is first seen.
  func value(_ channel: Channel) -> Double { spans[0].columns[channel.rawValue][0] }

  /// Whether its paint is kept.
  var hasPaint: Bool { spans[0].columns.count > Channel.still }
}
