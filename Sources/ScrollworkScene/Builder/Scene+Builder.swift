public import Scrollwork

extension Scene {
  /// Creates a scene from its layers.
  ///
  ///     Scene("Wave", size: Size(width: 320, height: 568), background: "#3b2a5a") {
  ///       Layer.text("Ministry of Fun")
  ///         .frame(0, 57, 100.vw, 28)
  ///         .animate(.spring(.uikit(duration: 2.1, dampingRatio: 0.6), .x(100.vw, 0)))
  ///     }
  ///
  /// - Parameters:
  ///   - name: The scene's name.
  ///   - size: The viewport in points that the scene is drawn for; both sides above 0.
  ///   - background: What lies behind every layer.
  ///   - parameters: Named numbers that a host may turn.
  ///   - direction: Whether the layout runs from left to right or is mirrored.
  ///   - scroll: How the content scrolls; nil when it does not.
  ///   - reducedMotion: What plays for people who asked for less motion.
  ///   - layers: The layers, back to front.
  public init(
    _ name: UTF8String,
    size: Size,
    background: Fill = .color(.white),
    parameters: [Parameter] = [],
    direction: Direction = .leftToRight,
    scroll: Scroll? = nil,
    reducedMotion: ReducedMotion = .fade,
    @LayerBuilder layers: () -> [Layer]
  ) {
    self.init(name, size: size)
    self.background = background.inBytes
    self.parameters = parameters
    self.direction = direction
    self.scroll = scroll
    self.reducedMotion = reducedMotion
    self.layers = layers()
  }
}

extension Scene.Scroll {
  /// Returns content of this many viewports.
  ///
  /// - Parameters:
  ///   - pages: How many viewports long the content is; at least 1.
  ///   - axis: The direction that scrolls.
  ///   - paging: The most pages that one flick turns, at least 1; nil scrolls freely.
  ///   - bounces: Whether the content may be pulled past its ends.
  ///   - deceleratesFast: Whether a fling dies out fast (0.99 a millisecond) rather than slowly
  ///     (0.998).
  /// - Returns: The way of scrolling.
  public static func pages(
    _ pages: Expression,
    axis: Scene.Axis = .horizontal,
    paging: Int? = 1,
    bounces: Bool = true,
    deceleratesFast: Bool = false
  ) -> Scene.Scroll {
    var scroll = Scene.Scroll(pages: pages)
    scroll.axis = axis
    scroll.maxPages = paging
    scroll.bounces = bounces
    scroll.deceleratesFast = deceleratesFast
    return scroll
  }
}

extension Parameter {
  /// Creates a parameter with the range of its slider.
  ///
  /// - Parameters:
  ///   - name: Letters, digits and underscores, a letter first.
  ///   - value: The value unless the host sets another; in `range`.
  ///   - range: The values that make sense.
  ///   - step: The step of a slider, above 0.
  ///   - label: What a slider is labelled with.
  public init(
    _ name: UTF8String,
    _ value: Double,
    in range: ClosedRange<Double>,
    step: Double? = nil,
    label: UTF8String? = nil
  ) {
    precondition(range.contains(value), "A parameter's value must lie in its range")
    self.init(name, value)
    minimum = range.lowerBound
    maximum = range.upperBound
    self.step = step
    self.label = label
  }
}
