/// The keys of a deck, by place.
enum DeckKey {
  static var count: Int { 0 }
  static var visible: Int { 1 }
  static var loop: Int { 2 }
  static var maxFling: Int { 3 }
  static var start: Int { 4 }
  static var axis: Int { 5 }
  static var items: Int { 6 }
  static var card: Int { 7 }

  static var list: WordList {
    WordList("count visible loop maxFling start axis items card")
  }
}
