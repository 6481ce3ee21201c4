public import Scrollwork

extension Layer {
  private func changed(_ change: (inout Layer) -> Void) -> Layer {
    var layer = self
    change(&layer)
    return layer
  }

  /// Returns the layer with a name, unique in the scene.
  public func id(_ id: UTF8String) -> Layer { changed { $0.id = id } }

  /// Returns the layer with what a screen reader says.
  public func label(_ label: UTF8String) -> Layer { changed { $0.label = label } }

  /// Returns the layer in a box of its parent: lengths in points, the sides at least 0.
  public func frame(
    _ x: Expression,
    _ y: Expression,
    _ width: Expression,
    _ height: Expression
  ) -> Layer {
    changed { $0.frame = Frame(x, y, width, height) }
  }

  /// Returns the layer with the point of its unit square that scaling and rotation leave in place.
  public func anchor(_ x: Double, _ y: Double) -> Layer {
    changed { $0.anchor = Point(x: x, y: y) }
  }

  /// Returns the layer with an order in which it is moved, turned and scaled.
  public func transform(_ order: TransformOrder) -> Layer { changed { $0.transform = order } }

  /// Returns the layer with what a tap does: scroll, tell the host, or both.
  public func tap(scrollTo target: Tap.Target? = nil, send event: UTF8String? = nil) -> Layer {
    precondition(target != nil || event != nil, "A tap must scroll or send an event")
    return changed { $0.tap = Tap(scroll: target, event: event) }
  }

  /// Returns the layer with a soft shadow; groups have none.
  ///
  /// - Parameters:
  ///   - color: Its colour, rounded to whole bytes.
  ///   - x: How far it lies to the right, in points.
  ///   - y: How far it lies down, in points.
  ///   - blur: How far it is blurred, in points: twice the standard deviation. At least 0.
  /// - Returns: The layer.
  public func shadow(_ color: RGBA, x: Double = 0, y: Double = 0, blur: Double = 0) -> Layer {
    if case .group = content { preconditionFailure("A group has no shadow; its layers may have") }
    return changed {
      $0.shadow = Shadow(offset: Point(x: x, y: y), blur: blur, color: color.inBytes)
    }
  }

  /// Returns the layer with the page whose corner is its frame's origin; fractions allowed.
  ///
  /// Only for the scene's own layers.
  public func page(_ page: Double) -> Layer { changed { $0.page = page } }

  /// Returns the layer so that it stays in the viewport while the content scrolls.
  ///
  /// Only for the scene's own layers.
  public func pinned() -> Layer { changed { $0.isPinned = true } }

  /// Returns the layer so that it is there only between these scroll positions, in pages.
  ///
  /// Only for the scene's own layers.
  public func pages(_ pages: ClosedRange<Double>) -> Layer { changed { $0.pages = pages } }

  /// Returns the layer with one more animation, after those that it has.
  public func animate(_ animation: Animation) -> Layer {
    changed { $0.animations.append(animation) }
  }
}
