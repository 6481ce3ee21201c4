#if !hasFeature(Embedded)
internal import Scrollwork

/// Where a trace says what one of its gestures is.
struct TraceMark {
  /// The first event that it makes, and one past the last.
  var events: Range<Int>
  /// What moves things: a swipe, a drag, a wheel, a key or the host; nil for fingers that rest.
  var mover: SourceRange?
  /// The direction in which it moves them.
  var direction: SourceRange?
  /// The axis along which a finger moves them.
  var axis: Scene.Axis?
  /// A place on the screen, or its x.
  var point: SourceRange?
  /// The y of a place where that is told apart.
  var pointY: SourceRange?
  /// A page.
  var page: SourceRange?
  /// A tap.
  var tap: SourceRange?
}

extension ScriptReader {
  /// Notes where the words of the line just read are, which made the events from `start` on.
  mutating func mark(from start: Int) {
    guard !failed, trace.events.count > start else { return }
    func range(_ word: Range<Int>) -> SourceRange {
      SourceRange(start: word.lowerBound, end: word.upperBound)
    }
    let verb = words[0]
    var mark = TraceMark(events: start..<trace.events.count)
    if takes(verb, "tap") {
      mark.tap = range(words[1])
    } else if !takes(verb, "hold") {
      mark.mover = range(verb)
    }
    if takes(verb, "scroll") {
      mark.page = range(words[3])
    } else if mark.mover != nil {
      mark.direction = range(words[1])
      let isVertical = takes(words[1], "up") || takes(words[1], "down")
      mark.axis = isVertical ? .vertical : .horizontal
    }
    let comma = UInt8(ascii: ",")
    mark.point = words.first { $0.contains { bytes[$0] == comma } }.map(range)
    marks.append(mark)
  }
}
#endif
