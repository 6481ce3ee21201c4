internal import Scrollwork

extension Property {
  /// How several motions of it join.
  var composition: Composition {
    switch self {
    case .x, .y, .rotation: .add
    case .scale, .scaleX, .scaleY, .opacity: .multiply
    default: .replace
    }
  }

  /// What 100 % of it means for a layer of this size.
  func whole(of size: Size) -> Double {
    switch self {
    case .y, .height: size.height
    case .radius: size.width < size.height ? size.width : size.height
    default: size.width
    }
  }
}
