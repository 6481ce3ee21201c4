public import Scrollwork

/// What a host knows and a scene asks for: the viewport, parameter values, and the reader's wishes.
public struct Environment: Sendable {
  /// The viewport in points.
  public var viewport: Size
  /// Points a pixel: scroll targets are rounded to it.
  ///
  /// 1 on a plain screen, ⅓ on many phones.
  public var pixel: Double
  /// Whether the person asked for less motion.
  public var prefersReducedMotion: Bool
  /// Values of parameters, in the order of the scene's list; missing ones keep the scene's value.
  public var parameters: [Double]

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - viewport: The viewport in points; both sides above 0.
  ///   - pixel: Points a pixel, above 0.
  ///   - prefersReducedMotion: Whether to play the scene's reduced form.
  ///   - parameters: Values in the order of the scene's parameters.
  public init(
    viewport: Size,
    pixel: Double = 1,
    prefersReducedMotion: Bool = false,
    parameters: [Double] = []
  ) {
    precondition(
      viewport.width > 0 && viewport.height > 0 && viewport.width.isFinite
        && viewport.height.isFinite,
      "A viewport's sides must be finite and above 0 points"
    )
    precondition(pixel > 0 && pixel.isFinite, "A pixel must be finite and above 0 points")
    self.viewport = viewport
    self.pixel = pixel
    self.prefersReducedMotion = prefersReducedMotion
    self.parameters = parameters
  }
}
