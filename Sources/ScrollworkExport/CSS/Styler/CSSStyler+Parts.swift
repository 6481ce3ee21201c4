internal import Scrollwork
internal import ScrollworkScene

extension CSSStyler {
  /// What one property of a layer is made of: a constant and curves that join it.
  struct Parts {
    /// One number for each channel.
    var rest: [Double]
    var curves: [CSSCurve] = []

    /// Makes curves that never move part of the rest.
    mutating func settle(isSum: Bool) {
      for curve in curves where curve.isConstant {
        for place in rest.indices {
          let value = curve.points[0].values[place]
          rest[place] = isSum ? rest[place] + value : rest[place] * value
        }
      }
      curves.removeAll { $0.isConstant }
    }
  }

  /// Gathers what moves neighbouring channels, two that keep pace in one curve.
  ///
  /// `shift` is what scrolling adds from the first page to the last, for each channel.
  mutating func parts(
    _ channels: [Int],
    of index: Int,
    isSum: Bool,
    shift: [Double]? = nil
  ) -> Parts {
    var parts = Parts(rest: channels.map { program.rest($0, of: index) })
    var live = motions(channels, of: index, over: &parts.rest, isSum: isSum)
    if isSum {
      for source in [Motion.Source.scroll, .view] {
        let shift = source == .scroll ? shift : nil
        if let sum = self.sum(of: &live, channels, source, shift, index) {
          parts.curves.append(sum)
        }
      }
    }
    for place in channels.indices {
      while !live[place].isEmpty {
        let motion = live[place].removeFirst()
        let partner = removePartner(of: motion, behind: place, from: &live)
        parts.curves.append(curve(motion, partner, channels, place, isSum: isSum, index))
      }
    }
    parts.settle(isSum: isSum)
    return parts
  }

  /// The motions of each channel that count; one that replaces takes the place of those before it and of the
  /// rest.
  private mutating func motions(
    _ channels: [Int],
    of index: Int,
    over rest: inout [Double],
    isSum: Bool
  ) -> [[Motion]] {
    var live: [[Motion]] = channels.map { _ in [] }
    for motion in program.motions(of: index) {
      guard let place = channels.firstIndex(of: Int(motion.channel)) else { continue }
      if motion.source == .view && isFormula(index) { continue }
      if motion.operation == .replace {
        rest[place] = isSum ? 0 : 1
        live[place] = []
        if !isAlwaysInEffect(motion) {
          note(
            .approximated,
            "replacing animation",
            index,
            because: "it also replaces while it rests"
          )
        }
      }
      live[place].append(motion)
    }
    return live
  }

  /// Takes out the first motion of a later channel that keeps pace with one.
  private func removePartner(
    of motion: Motion,
    behind place: Int,
    from live: inout [[Motion]]
  ) -> Motion? {
    for other in live.indices where other > place {
      if let match = live[other].firstIndex(where: { keepsPace($0, motion) }) {
        return live[other].remove(at: match)
      }
    }
    return nil
  }

  /// One curve for all motions that are straight between keyframes of one timeline: their sum is too.
  private func sum(
    of live: inout [[Motion]],
    _ channels: [Int],
    _ source: Motion.Source,
    _ shift: [Double]?,
    _ index: Int
  ) -> CSSCurve? {
    func joins(_ motion: Motion) -> Bool {
      motion.source == source && program.isStraight(motion)
        && (source == .view || program.reduction == .full)
    }
    let joining = live.map { $0.filter(joins) }
    guard shift != nil || joining.contains(where: { !$0.isEmpty }) else { return nil }
    for place in live.indices { live[place].removeAll(where: joins) }
    let span = source == .scroll ? 0...self.span : viewSpan(of: index)
    var places = [span.lowerBound, span.upperBound]
    for motion in joining.joined() {
      places += motion.keys.map { program.keys.offsets[Int($0)] }
        .filter { $0 > span.lowerBound && $0 < span.upperBound }
    }
    places.sort()
    var points: [CSSCurve.Point] = []
    for x in places where points.last?.x != x {
      let values = channels.indices.map { place in
        joining[place].reduce((shift?[place] ?? 0) * (self.span > 0 ? x / self.span : 0)) {
          $0 + program.keys.value($1.keys, at: x, $1.before, $1.after)
        }
      }
      points.append(.init(x: x, values: values))
    }
    return CSSCurve(
      source: source == .scroll ? .scroll : .view,
      points: points,
      channel: channels[0]
    )
  }

  /// Whether two motions differ in nothing but channel and values.
  private func keepsPace(_ a: Motion, _ b: Motion) -> Bool {
    guard a.source == b.source, a.trigger == b.trigger, a.before == b.before, a.after == b.after
    else { return false }
    if a.source == .spring {
      let (p, q) = (program.springs[Int(a.timing)], program.springs[Int(b.timing)])
      return p.motion == q.motion && p.delay == q.delay && p.showsBefore == q.showsBefore
        && p.showsAfter == q.showsAfter
    }
    guard a.timing == b.timing, a.keys.count == b.keys.count else { return false }
    for (i, j) in zip(a.keys, b.keys) {
      let (i, j) = (Int(i), Int(j))
      if program.keys.offsets[i] != program.keys.offsets[j]
        || program.keys.easings[i] != program.keys.easings[j]
      {
        return false
      }
    }
    return true
  }

  /// The curve of a motion, and of the one that keeps pace with it.
  private func curve(
    _ motion: Motion,
    _ partner: Motion?,
    _ channels: [Int],
    _ place: Int,
    isSum: Bool,
    _ index: Int
  ) -> CSSCurve {
    let identity = isSum ? 0.0 : 1.0
    let own = self.points(of: motion, index)
    let other = partner.map { self.points(of: $0, index) }
    let second = partner.flatMap { channels.firstIndex(of: Int($0.channel)) }
    let points = own.indices.map { key in
      var values = channels.map { _ in identity }
      values[place] = own[key].values[0]
      if let second, let other { values[second] = other[key].values[0] }
      return CSSCurve.Point(x: own[key].x, values: values, easing: own[key].easing)
    }
    return CSSCurve(source: source(of: motion), points: points, channel: channels[0])
  }
}
