/// The keys of a spring, by place; those that spell one come first.
enum SpringKey {
  static var duration: Int { 0 }
  static var dampingRatio: Int { 1 }
  static var mass: Int { 2 }
  static var stiffness: Int { 3 }
  static var damping: Int { 4 }
  static var response: Int { 5 }
  static var bounce: Int { 6 }
  static var bounciness: Int { 7 }
  static var speed: Int { 8 }
  static var velocity: Int { 9 }
  static var clamp: Int { 10 }

  static var list: WordList {
    WordList(
      """
      duration dampingRatio mass stiffness damping response bounce bounciness speed velocity clamp
      """
    )
  }
}
