internal import Scrollwork

/// What an expression is evaluated against.
struct Scope {
  let viewport: Size
  let names: [Parameter]
  let values: [Double]
  /// What 100 % means here.
  var whole: Double = 1

  /// Returns the same scope with another meaning of 100 %.
  func of(_ whole: Double) -> Scope {
    var copy = self
    copy.whole = whole
    return copy
  }
}
