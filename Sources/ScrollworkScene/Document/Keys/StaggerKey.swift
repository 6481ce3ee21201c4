/// The keys of a stagger, by place.
enum StaggerKey {
  static var delay: Int { 0 }
  static var each: Int { 1 }
  static var total: Int { 2 }
  static var from: Int { 3 }
  static var grid: Int { 4 }
  static var easing: Int { 5 }
  static var order: Int { 6 }

  static var list: WordList {
    WordList("delay each total from grid easing order")
  }
}
