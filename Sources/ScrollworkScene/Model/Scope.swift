internal import Scrollwork

/// What an expression is evaluated against.
struct Scope {
  let viewport: Size
  let names: [Parameter]
  let values: [Double]
  /// What 100 % means here.
  var whole: Double = 1

  /// Creates what a scene's expressions are evaluated against.
  ///
  /// Parameters for which no value is given have that of the scene.
  @inline(never)
  init(_ parameters: [Parameter], given: [Double], viewport: Size) {
    self.viewport = viewport
    names = parameters
    var values: [Double] = []
    for index in parameters.indices {
      values.append(index < given.count ? given[index] : parameters[index].value)
    }
    self.values = values
  }

  /// Returns the same scope with another meaning of 100 %.
  func of(_ whole: Double) -> Scope {
    var copy = self
    copy.whole = whole
    return copy
  }
}
