public import Scrollwork

extension Layer.Animation {
  /// Returns keyframes on the clock.
  ///
  ///     .over(0.7, .y(60, 0), .opacity(0, 1), easing: .easeOut)
  ///
  /// - Parameters:
  ///   - duration: Seconds of one iteration, at least 0.
  ///   - properties: What moves, each property once.
  ///   - offsets: Where the keyframes are, 0 … 1 of the duration; none spreads them evenly.
  ///   - easings: None (ease-in-out), one for every segment, or one for each.
  ///   - delay: Seconds before it begins.
  ///   - endDelay: Seconds after it ends.
  ///   - iterations: How often it plays; `.infinite` is for ever.
  ///   - direction: Which way it plays.
  ///   - fill: What it shows before and after.
  ///   - start: Where the clock's zero is.
  /// - Returns: The animation.
  public static func over(
    _ duration: Expression,
    _ properties: Layer.Values...,
    at offsets: [Expression] = [],
    easing easings: Easing...,
    delay: Expression = 0,
    endDelay: Expression = 0,
    iterations: Expression? = 1,
    direction: Timing.Direction = .normal,
    fill: Timing.Fill = .both,
    from start: Layer.Start = .scene
  ) -> Layer.Animation {
    var animation = Layer.Animation()
    animation.properties = ordered(properties)
    animation.offsets = offsets
    animation.easings = easings
    animation.timing.duration = duration
    animation.timing.delay = delay
    animation.timing.endDelay = endDelay
    animation.timing.iterations = iterations
    animation.timing.direction = direction
    animation.timing.fill = fill
    animation.start = start
    return animation
  }

  /// Returns a spring on the clock, from the first to the second value of each property.
  ///
  ///     .spring(.uikit(duration: 2.1, dampingRatio: 0.6), .x(100.vw, 0), delay: 1)
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - properties: What moves, each property once, with two values.
  ///   - delay: Seconds before it begins.
  ///   - endDelay: Seconds after it ends.
  ///   - fill: What it shows before and after.
  ///   - start: Where the clock's zero is.
  /// - Returns: The animation.
  public static func spring(
    _ spring: Layer.SpringRule,
    _ properties: Layer.Values...,
    delay: Expression = 0,
    endDelay: Expression = 0,
    fill: Timing.Fill = .both,
    from start: Layer.Start = .scene
  ) -> Layer.Animation {
    for values in properties {
      precondition(values.count == 2, "A spring goes from one value to another")
    }
    var animation = Layer.Animation()
    animation.properties = ordered(properties)
    animation.spring = spring
    animation.timing.delay = delay
    animation.timing.endDelay = endDelay
    animation.timing.fill = fill
    animation.start = start
    return animation
  }

  /// Returns keyframes on the scroll position.
  ///
  ///     .scroll(at: [0, 1], .x(0, 100))
  ///
  /// - Parameters:
  ///   - offsets: Where the keyframes are, in pages; not falling.
  ///   - properties: What moves, each property once.
  ///   - easings: None (linear), one for every segment, or one for each.
  /// - Returns: The animation.
  public static func scroll(
    at offsets: [Expression],
    _ properties: Layer.Values...,
    easing easings: Easing...
  ) -> Layer.Animation {
    positioned(.scroll, offsets, properties, easings)
  }

  /// Returns keyframes on a card's distance from the centre.
  ///
  ///     .view(at: [-2, 0, 2], .opacity(0.6, 1, 1))
  ///
  /// - Parameters:
  ///   - offsets: Where the keyframes are, in slots; not falling.
  ///   - properties: What moves, each property once.
  ///   - easings: None (linear), one for every segment, or one for each.
  /// - Returns: The animation.
  public static func view(
    at offsets: [Expression],
    _ properties: Layer.Values...,
    easing easings: Easing...
  ) -> Layer.Animation {
    positioned(.view, offsets, properties, easings)
  }

  private static func positioned(
    _ timeline: Timeline,
    _ offsets: [Expression],
    _ properties: [Layer.Values],
    _ easings: [Easing]
  ) -> Layer.Animation {
    var animation = Layer.Animation()
    animation.timeline = timeline
    animation.offsets = offsets
    animation.properties = ordered(properties)
    animation.easings = easings
    return animation
  }

  /// Properties stand in the order of `Property`, as in documents.
  private static func ordered(_ properties: [Layer.Values]) -> [Layer.Values] {
    precondition(!properties.isEmpty, "An animation must move something")
    var all: [Layer.Values] = []
    for values in properties {
      var index = all.count
      while index > 0, all[index - 1].property.rawValue >= values.property.rawValue { index -= 1 }
      precondition(
        index == all.count || all[index].property != values.property,
        "An animation must name each property once"
      )
      all.insert(values, at: index)
    }
    return all
  }
}
