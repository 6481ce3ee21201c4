/// The keys of an animation, by place; properties come first, in the order of `Property`.
enum AnimationKey {
  static var timeline: Int { 17 }
  static var at: Int { 18 }
  static var easing: Int { 19 }
  static var duration: Int { 20 }
  static var delay: Int { 21 }
  static var endDelay: Int { 22 }
  static var iterations: Int { 23 }
  static var direction: Int { 24 }
  static var fillMode: Int { 25 }
  static var spring: Int { 26 }
  static var start: Int { 27 }
  static var extrapolate: Int { 28 }
  static var composite: Int { 29 }
  static var `in`: Int { 30 }
  static var space: Int { 31 }

  static var list: WordList {
    WordList(
      """
      x y scale scaleX scaleY rotation opacity depth width height radius strokeWidth trimStart \
      trimEnd color fill strokeColor timeline at easing duration delay endDelay iterations \
      direction fillMode spring start extrapolate composite in space
      """
    )
  }
}
